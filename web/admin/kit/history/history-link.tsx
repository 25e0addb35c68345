import { Trans } from '@lingui/react/macro'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { HistoryIcon } from '../../../ui/admin/icons.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { canOpen } from '../frame/menu.ts'
import type { RecordKind } from './record-places.ts'

/** A link to the history of all records of a kind, for users who may see the whole history. */
export function HistoryLink({ kind }: { kind: RecordKind }) {
  const { user } = useFrame()
  if (!canOpen(user, 'staff')) return null
  return (
    <AdminLinkButton to="/admin/history" search={{ kind }}>
      <HistoryIcon size={16} />
      <Trans>Changes</Trans>
    </AdminLinkButton>
  )
}
