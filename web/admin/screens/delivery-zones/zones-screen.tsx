import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { Crumbs } from './crumbs.tsx'
import { NewWayDialog } from './new-dialogs.tsx'
import { ZonesEditor } from './zones-editor.tsx'
import type { Delivery, Way } from './zones-values.ts'

/** The ways of delivery with their zones and prices, and where orders are picked up (DEL-4). */
export function ZonesScreen() {
  const { user } = useFrame()
  const search = useSearch({ from: '/admin/delivery/zones' })
  const query = useQuery(useApi().delivery.all.queryOptions())
  const canChange = canOpen(user, 'orders') && canOpen(user, 'discounts')
  const way = query.data && wayOf(query.data, search)
  if (query.data && way) return <ZonesEditor delivery={query.data} way={way} canChange={canChange} />
  return (
    <Screen above={<Crumbs />} title={<Trans>Zones and ways</Trans>}>
      <RecordGate query={query} waiting={<TableWaiting widths={['w-40', 'w-24', 'w-full']} />}>
        {() => <NoWays canChange={canChange} />}
      </RecordGate>
    </Screen>
  )
}

type Shown = { way?: number; zone?: number; point?: number }

/** The way that the address names, by itself, by a zone or by a point of it; else the first one. */
function wayOf({ ways }: Delivery, { way, zone, point }: Shown): Way | undefined {
  const named = ways.find(
    ({ id, kind, zones }) =>
      (way === undefined && point !== undefined && kind === 'pickup') ||
      (way === undefined && zones.some((one) => one.id === zone)) ||
      id === way,
  )
  return named ?? ways[0]
}

/** Without a way nothing of delivery can be chosen. */
function NoWays({ canChange }: { canChange: boolean }) {
  const navigate = useNavigate()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Empty
        title={<Trans>There are no ways of delivery</Trans>}
        why={
          <Trans>Customers order without choosing any; whoever takes an order arranges it by phone.</Trans>
        }
      >
        {canChange && (
          <AdminButton variant="primary" onClick={() => open(true)}>
            <Trans>Add a way</Trans>
          </AdminButton>
        )}
      </Empty>
      {isOpen && (
        <NewWayDialog
          last={0}
          onClose={() => open(false)}
          onCreated={(id) => void navigate({ to: '/admin/delivery/zones', search: { way: id } })}
        />
      )}
    </>
  )
}
