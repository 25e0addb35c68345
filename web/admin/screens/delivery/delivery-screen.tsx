import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { PenIcon, PrintIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import type { ShipmentGroup } from '../../kit/delivery/shipments.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { useToday } from '../../kit/production/queries.ts'
import { ActDialogs } from './act-dialogs.tsx'
import { CourierDialog } from './courier-dialog.tsx'
import type { DeliverySearch } from './delivery-search.ts'
import { ShipmentList } from './shipment-list.tsx'
import { ShipmentRail } from './shipment-rail.tsx'
import { ShipmentTabs } from './shipment-tabs.tsx'
import { focusShipment, isFocused, useDeliveryKeys } from './use-delivery-keys.ts'
import { useShipmentActs } from './use-shipment-acts.ts'
import { useShipments } from './use-shipments.ts'

const searchId = 'shipments-search'

/** What is to pack, to hand over, under way, came back or waits to be collected, by what there is to do. */
export function DeliveryScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate({ from: '/admin/delivery' })
  const today = useToday()
  const search = useSearch({ from: '/admin/delivery' })
  const isWide = useMedia('(width >= 1280px)')
  // A link to a shipment opens it where it has no place beside the list.
  const [isSheet, setSheet] = useState(search.open !== undefined)
  const [unfolded, setUnfolded] = useState<ReadonlySet<ShipmentGroup>>(new Set())
  const { query, groups, rows, chosen, selection, isFiltered } = useShipments(search, unfolded)
  const shown = chosen ?? (isWide ? rows[0] : undefined)
  const go = (next: DeliverySearch) =>
    void navigate({
      to: '/admin/delivery',
      search: (before) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    })
  const choose = (id: number) => {
    if (id !== search.open) go({ open: id })
  }
  const acts = useShipmentActs({
    onPacking: ({ id }) => {
      choose(id)
      setSheet(true)
    },
    onDone: ({ id, group }) => {
      const among = rows.filter((row) => row.group === group)
      const at = among.findIndex((row) => row.id === id)
      const next = (among[at + 1] ?? among[at - 1])?.id ?? id
      choose(next)
      setSheet(false)
      if (isFocused(id)) focusShipment(next)
    },
  })
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === shown?.id)
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
    if (next) choose(next.id)
  }
  const showAll = () => go({ q: undefined, way: undefined, zone: undefined })
  const shortcuts = useDeliveryKeys({
    chosen: shown,
    selection,
    acts,
    searchId,
    onShowAll: isFiltered ? showAll : undefined,
  })
  const openId = search.open
  const order = rows.map(({ id, group }) => `${group} ${id}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that went, or is in another group now, took the focus along
  useEffect(() => {
    if (openId !== undefined && document.activeElement === document.body) focusShipment(openId)
  }, [openId, order])
  const selected = selection.rows.length
  const ready = (selected > 0 ? selection.rows : (query.data?.shipments ?? [])).filter(
    ({ status, kind, hindrance }) => status === 'Packed' && kind === 'ownCourier' && hindrance === null,
  )
  const [isCouriers, setCouriers] = useState(false)
  const [letters] = useLetterKeys()
  const courierKey: Shortcut = {
    keys: ['y'],
    caps: ['Y'],
    label: t`courier’s list`,
    act: () => setCouriers(true),
  }
  const rail = shown && <ShipmentRail shipment={shown} acts={acts} onStep={step} />
  const isEmpty = query.data && rows.length === 0 && groups.length === 0
  return (
    <Screen
      title={<Trans>Delivery</Trans>}
      meta={formatPromised(today, language)}
      actions={
        <>
          <AdminLinkButton to="/admin/delivery/zones">
            <PenIcon /> <Trans>Zones and ways</Trans>
          </AdminLinkButton>
          {acts.canAct && (
            <AdminButton aria-haspopup="dialog" onClick={() => setCouriers(true)}>
              <PrintIcon /> <Trans>Courier’s list</Trans> {letters && <KeyCap>Y</KeyCap>}
            </AdminButton>
          )}
        </>
      }
      shortcuts={acts.canAct ? [...shortcuts, courierKey] : shortcuts}
    >
      <div
        className={isWide && rail ? 'grid grid-cols-[minmax(0,1fr)_376px] items-start gap-x-6' : undefined}
      >
        <div className="min-w-0">
          <ShipmentTabs search={search} counts={query.data?.counts} />
          <ListHead
            searchId={searchId}
            label={t`No., name, end of the phone number`}
            q={search.q ?? ''}
            onSearch={(q) => go({ q: q === '' ? undefined : q })}
            onDown={() => focusRow(1)}
            found={
              selected > 0 ? (
                <span className="flex flex-wrap items-center gap-2">
                  <Plural value={selected} one="# chosen" other="# chosen" />
                  {acts.canAct && (
                    <AdminButton
                      busy={acts.isPrinting}
                      onClick={() => acts.print(selection.rows.filter(acts.hasLabel))}
                    >
                      <PrintIcon /> <Plural value={selected} one="# label" other="# labels" />
                    </AdminButton>
                  )}
                  <AdminButton variant="quiet" onClick={selection.clear}>
                    <Trans>Clear the selection</Trans>
                  </AdminButton>
                </span>
              ) : (
                isFiltered &&
                query.isSuccess && <Plural value={rows.length} one="# shipment" other="# shipments" />
              )
            }
          >
            <ShipmentFilters search={search} onChange={go} />
          </ListHead>
          <ListBody
            query={query}
            waiting={<TableWaiting widths={['w-20', 'w-40', 'grow', 'w-16', 'w-20']} />}
            failed={<Trans>The shipments did not load.</Trans>}
            none={isEmpty && <NoShipments search={search} isFiltered={isFiltered} onAll={showAll} />}
          >
            {groups.length > 0 && (
              <ShipmentList
                groups={groups}
                chosen={shown}
                selection={selection}
                canAct={acts.canAct}
                onChoose={({ id }) => choose(id)}
                onOpen={({ id }) => {
                  choose(id)
                  setSheet(true)
                }}
                onAct={(shipment) => {
                  choose(shipment.id)
                  if (acts.canAct) acts.next(shipment)
                  else setSheet(true)
                }}
                onUnfold={(group) => setUnfolded(new Set([...unfolded, group]))}
              />
            )}
          </ListBody>
        </div>
        {isWide && rail && (
          <aside
            aria-label={t`The shipment`}
            data-rail=""
            className="sticky top-14 flex max-h-[calc(100dvh-156px)] min-h-[min(600px,calc(100dvh-156px))] flex-col overflow-y-auto border border-line2 bg-paper"
          >
            {rail}
          </aside>
        )}
      </div>
      {!isWide && isSheet && shown && (
        <Modal place="side" title={shown.number} onClose={() => setSheet(false)}>
          <div className="-mx-6 mt-2 -mb-5 flex min-h-[calc(100dvh-72px)] flex-col">{rail}</div>
        </Modal>
      )}
      <ActDialogs acts={acts} />
      {isCouriers && <CourierDialog toGo={ready} onClose={() => setCouriers(false)} />}
    </Screen>
  )
}

type ShipmentFiltersProps = { search: DeliverySearch; onChange: (next: DeliverySearch) => void }

/** By way, and by the zone of a way. */
function ShipmentFilters({ search: { way, zone }, onChange }: ShipmentFiltersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { data } = useQuery(useApi().delivery.all.queryOptions())
  const ways = data?.ways ?? []
  const ofWay = ways.filter(({ id }) => way === undefined || id === way)
  const option = ({ id, ...texts }: (typeof ways)[number] | (typeof ways)[number]['zones'][number]) => ({
    value: String(id),
    label: pick(texts, 'name', language),
  })
  const read = (value: string) => (value === '' ? undefined : Number(value))
  return (
    <>
      <FilterSelect
        label={t({ message: 'Way', context: 'delivery' })}
        value={way === undefined ? '' : String(way)}
        all={t`all`}
        options={ways.map(option)}
        onChange={(value) => onChange({ way: read(value), zone: undefined })}
        clearLabel={t`Way: all`}
      />
      <FilterSelect
        label={t`Zone`}
        value={zone === undefined ? '' : String(zone)}
        all={t`all`}
        options={ofWay.flatMap(({ zones }) => zones).map(option)}
        onChange={(value) => onChange({ zone: read(value) })}
        clearLabel={t`Zone: all`}
      />
    </>
  )
}

type NoShipmentsProps = { search: DeliverySearch; isFiltered: boolean; onAll: () => void }

/** Why there is no row: nothing fits, everything of the group is done, or nobody has chosen a way yet. */
function NoShipments({ search: { tab }, isFiltered, onAll }: NoShipmentsProps) {
  const { data } = useQuery(useApi().delivery.all.queryOptions())
  const isHidden = data?.ways.every(({ isShown }) => !isShown) ?? false
  if (isFiltered)
    return (
      <Empty
        title={<Trans>No shipment fits this filter</Trans>}
        why={<Trans>Others may be hidden by it.</Trans>}
      >
        <AdminButton onClick={onAll}>
          <Trans>Show all</Trans>
        </AdminButton>
      </Empty>
    )
  if (tab !== undefined)
    return (
      <Empty
        title={<Trans>Nothing is here</Trans>}
        why={<Trans>Shipments come here by what there is to do with them.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>There are no shipments</Trans>}
      why={
        isHidden ? (
          <Trans>
            Customers can’t choose yet how their orders come: all ways are hidden. Show one in “Zones and
            ways”.
          </Trans>
        ) : (
          <Trans>
            Orders whose customers have chosen how they come are listed here. A way can also be chosen on the
            page of an order.
          </Trans>
        )
      }
    />
  )
}
