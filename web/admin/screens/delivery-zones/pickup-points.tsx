import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { IconButton, WordButton } from '../../../ui/admin/button.tsx'
import { TrashIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditedPhone } from '../../kit/editor/edited-phone.tsx'
import { TextRow } from './text-row.tsx'
import type { ZonesEditing } from './use-zones-editor.ts'
import { fieldKey, type Point } from './zones-values.ts'

type PickupPointsProps = {
  points: readonly Point[]
  editing: ZonesEditing
  canChange: boolean
  onAdd: () => void
  onDelete: (point: Point) => void
}

/** Where orders are picked up: address and hours in three languages, map and phone. */
export function PickupPoints({ points, editing, canChange, onAdd, onDelete }: PickupPointsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-2.5 pb-2">
        <h2 id={id} className="admin-h2">
          <Trans>Pick-up points</Trans>
        </h2>
        <span className="mr-auto text-t3 tabular-nums">{points.length}</span>
        {canChange && (
          <WordButton onClick={onAdd}>
            <Trans>Add a point</Trans>
          </WordButton>
        )}
      </div>
      <ul className="border-key border-t-2">
        {points.map((point) => (
          <li key={point.id} className="border-line2 border-b bg-paper px-3.5 py-3.5">
            <fieldset disabled={!canChange} className="grid gap-3.5">
              <PointFields
                point={point}
                editing={editing}
                canChange={canChange}
                onDelete={() => onDelete(point)}
              />
            </fieldset>
          </li>
        ))}
        {points.length === 0 && (
          <li className="border-line2 border-b bg-paper px-3.5 py-3.5 text-t2">
            <Trans>Picking up is offered to customers once there is a point.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

type PointFieldsProps = { point: Point; editing: ZonesEditing; canChange: boolean; onDelete: () => void }

function PointFields({ point, editing, canChange, onDelete }: PointFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { editor } = editing
  const key = (field: string) => fieldKey('point', point.id, field)
  const name = pick(point, 'address', language)
  return (
    <>
      <legend className="sr-only">{name}</legend>
      <TextRow editing={editing} name={key('address')} label={t`Address`} max={500} required />
      <TextRow editing={editing} name={key('hours')} label={t`Opening hours`} max={200} />
      <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <EditedField editor={editor} name={key('mapLink')} label={t`Link to the map`}>
          {(control) => <AdminInput inputMode="url" maxLength={2000} spellCheck={false} {...control} />}
        </EditedField>
        <EditedPhone editor={editor} name={key('phoneNumber')} label={t`Phone`} />
        {canChange && (
          <IconButton label={t`Delete: ${name}`} onClick={onDelete} className="text-error! md:mt-5">
            <TrashIcon />
          </IconButton>
        )}
      </div>
    </>
  )
}
