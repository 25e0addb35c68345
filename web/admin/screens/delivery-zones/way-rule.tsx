import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { AdminField, adminControlLook, FieldNote, useAdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { FigureInput } from './figure-input.tsx'
import { useZoneTexts } from './use-zone-texts.ts'
import type { ZonesEditing } from './use-zones-editor.ts'
import {
  type Figure,
  fieldKey,
  figureAt,
  isUnread,
  numbersAt,
  readCentimetres,
  readKg,
  type Way,
} from './zones-values.ts'

type WayRuleProps = { way: Way; editing: ZonesEditing }

/** When a way goes, how long it takes, and what it takes. */
export function WayRule({ way, editing: { editor } }: WayRuleProps) {
  const { t } = useLingui()
  const texts = useZoneTexts()
  const key = (field: string) => fieldKey('way', way.id, field)
  const figure = (field: string) => ({ editor, name: key(field) })
  return (
    <div className="grid gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper p-3.5">
      <div className="grid grid-cols-2 gap-x-4">
        <EditedField editor={editor} name={key('days')} label={t`Days, from–to`}>
          {(control) => <AdminInput maxLength={10} inputMode="text" {...control} />}
        </EditedField>
        <EditedField
          editor={editor}
          name={key('cutOff')}
          label={t({ message: 'Last hour', context: 'delivery' })}
        >
          {(control) => <AdminInput maxLength={5} placeholder="14:00" {...control} />}
        </EditedField>
      </div>
      <Weekdays name={key('weekdays')} editor={editor} />
      {way.kind !== 'pickup' && (
        <div className="grid grid-cols-2 gap-x-4">
          <FigureField {...figure('maxGrams')} label={t`Heaviest, kg`} write={texts.kgFigure} read={readKg} />
          <FigureField
            {...figure('maxCentimetres')}
            label={t`Longest, cm`}
            write={texts.whole}
            read={readCentimetres}
          />
        </div>
      )}
      <label
        className={classNames(
          'flex min-h-8 items-center gap-2.5 max-md:min-h-11 pointer-coarse:min-h-11',
          editor.changed.includes(key('prepaidOnly')) && 'pl-2.5 shadow-[inset_3px_0_0_var(--cyan)]',
        )}
      >
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-key"
          checked={editor.values[key('prepaidOnly')] === true}
          onChange={({ target }) => editor.set(key('prepaidOnly'), target.checked)}
        />
        <Trans>Only when paid before</Trans>
      </label>
    </div>
  )
}

type Editor = ZonesEditing['editor']

type FigureFieldProps = {
  editor: Editor
  name: string
  label: string
  write: (figure: Figure) => string
  read: (text: string) => Figure
}

function FigureField({ editor, name, label, ...figure }: FigureFieldProps) {
  return (
    <AdminField label={label} error={editor.errors[name]} changed={editor.changed.includes(name)}>
      <FigureControl
        {...figure}
        value={figureAt(editor.values, name)}
        onFigure={(value) => editor.set(name, value)}
        onBlur={() =>
          isUnread(figureAt(editor.methods.getValues(), name)) && void editor.methods.trigger(name)
        }
      />
    </AdminField>
  )
}

type FigureControlProps = Omit<FigureFieldProps, 'editor' | 'name' | 'label'> & {
  value: Figure
  onFigure: (value: Figure) => void
  onBlur: () => void
}

function FigureControl(props: FigureControlProps) {
  const { attributes, state } = useAdminField()
  return (
    <FigureInput
      placeholder="—"
      {...attributes}
      {...props}
      className={classNames(adminControlLook(state), 'text-right tabular-nums')}
    />
  )
}

/** The days on which a way goes, as toggles. */
function Weekdays({ name, editor }: { name: string; editor: Editor }) {
  const texts = useZoneTexts()
  const id = useId()
  const chosen = numbersAt(editor.values, name)
  const error = editor.errors[name]
  const toggle = (weekday: number) =>
    editor.set(
      name,
      chosen.includes(weekday) ? chosen.filter((one) => one !== weekday) : [...chosen, weekday].toSorted(),
    )
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className={editor.changed.includes(name) ? 'pl-2.5 shadow-[inset_3px_0_0_var(--cyan)]' : undefined}
    >
      <legend className="admin-meta pb-1 font-medium">
        <Trans context="delivery">Days</Trans>
      </legend>
      <div className="grid grid-cols-7 gap-1">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
          const isOn = chosen.includes(weekday)
          return (
            <button
              key={weekday}
              type="button"
              aria-pressed={isOn}
              aria-label={texts.weekday(weekday)}
              title={texts.weekday(weekday)}
              onClick={() => toggle(weekday)}
              className={classNames(
                'admin-meta min-h-7 rounded-[2px] border font-semibold max-md:min-h-11 pointer-coarse:min-h-11',
                isOn ? 'border-key bg-key text-on-key' : 'border-line bg-paper text-key',
                error && 'border-error',
              )}
            >
              {texts.weekdayLetters(weekday)}
            </button>
          )
        })}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
