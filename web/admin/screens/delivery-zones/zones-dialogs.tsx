import { Plural, Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { NewPointDialog, NewWayDialog, NewZoneDialog } from './new-dialogs.tsx'
import { type Deleted, idOf, useDelete } from './use-structure.ts'
import type { Shown } from './use-zone-keys.ts'
import type { ZonesEditing } from './use-zones-editor.ts'
import type { Delivery, Way } from './zones-values.ts'

export type Open = 'way' | 'zone' | 'point' | { asked: Deleted }

type DialogsProps = {
  delivery: Delivery
  way: Way
  open: Open
  editing: ZonesEditing
  show: (next: Shown) => void
  onClose: () => void
}

const lastOf = (rows: readonly { priority: number }[]): number =>
  Math.max(0, ...rows.map(({ priority }) => priority))

/** What is open above the screen: something new, or the question before a deletion. */
export function ZonesDialogs({ delivery, way, open, editing, show, onClose }: DialogsProps) {
  const created = (next: Shown) => {
    onClose()
    show(next)
  }
  if (open === 'way')
    return (
      <NewWayDialog last={lastOf(delivery.ways)} onClose={onClose} onCreated={(id) => created({ way: id })} />
    )
  if (open === 'zone')
    return (
      <NewZoneDialog way={way} onClose={onClose} onCreated={(id) => created({ way: way.id, zone: id })} />
    )
  if (open === 'point')
    return (
      <NewPointDialog
        last={lastOf(delivery.points)}
        onClose={onClose}
        onCreated={() => created({ way: way.id })}
      />
    )
  return <DeleteDialog deleted={open.asked} way={way} editing={editing} show={show} onClose={onClose} />
}

type DeleteDialogProps = Pick<DialogsProps, 'way' | 'editing' | 'show' | 'onClose'> & { deleted: Deleted }

/** Asks before something is deleted, with what goes along; what isn't saved of it is taken back first. */
function DeleteDialog({ deleted, way, editing, show, onClose }: DeleteDialogProps) {
  const language = useLanguage()
  const remove = useDelete(() => {
    onClose()
    show(deleted.kind === 'way' ? {} : { way: way.id })
  })
  const zones = deleted.kind === 'way' ? deleted.way.zones : []
  const name = nameOf(deleted)
  function nameOf(one: Deleted): string {
    if (one.kind === 'way') return pick(one.way, 'name', language)
    return one.kind === 'zone' ? pick(one.zone, 'name', language) : pick(one.point, 'address', language)
  }
  return (
    <ConfirmDialog
      grave
      title={<Trans>Delete “{name}”?</Trans>}
      counted
      facts={
        zones.length > 0
          ? [
              {
                head: zones.length,
                text: (
                  <Plural value={zones.length} one="zone with its prices" other="zones with their prices" />
                ),
              },
            ]
          : []
      }
      after={[
        <Trans key="stays">Orders that were accepted keep their way, their price and their address.</Trans>,
      ]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete “{name}”</Trans>}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        const ids = new Set(zones.map(({ id }) => id))
        const id = idOf(deleted)
        editing.forget((of) =>
          of.record === deleted.kind ? of.id === id : of.record === 'zone' && ids.has(of.id),
        )
        remove.mutate(deleted)
      }}
    />
  )
}
