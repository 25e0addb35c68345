import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OfficeInput } from '../../../ui/office/inputs.tsx'
import { Switch } from '../../../ui/office/switch.tsx'
import { EditedField } from './edited-field.tsx'
import type { Editor } from './use-editor.ts'

type PlaceFieldsProps = {
  editor: Editor<{ state: boolean; priority: string }>
  /** What the switch means as it stands. */
  stateHint: ReactNode
}

/** Whether a record is on the site, and how far in front it stands there. */
export function PlaceFields({ editor, stateHint }: PlaceFieldsProps) {
  const { t } = useLingui()
  const { values, changed } = editor
  return (
    <div className="border-line2 border-t">
      <Switch
        label={t`Shown on the site`}
        hint={stateHint}
        checked={values.state}
        changed={changed.includes('state')}
        onChange={(state) => editor.set('state', state)}
      />
      <EditedField
        editor={editor}
        name="priority"
        label={t`Place in the list`}
        hint={<Trans>Lower numbers come first.</Trans>}
        className="border-line2 border-b py-2.5"
      >
        {(control) => (
          <OfficeInput inputMode="numeric" maxLength={7} {...control} className="text-right tabular-nums" />
        )}
      </EditedField>
    </div>
  )
}
