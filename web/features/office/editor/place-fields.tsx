import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeInput } from '../../../ui/office/inputs.tsx'
import { Switch } from '../../../ui/office/switch.tsx'
import type { Editor } from './use-editor.ts'

type PlaceFieldsProps = {
  editor: Editor<{ state: boolean; priority: string }>
  /** What the switch means as it stands. */
  stateHint: ReactNode
}

/** Whether a record is on the site, and how far in front it stands there. */
export function PlaceFields({ editor, stateHint }: PlaceFieldsProps) {
  const { t } = useLingui()
  const { values, changed, errors } = editor
  return (
    <div className="border-line2 border-t">
      <Switch
        label={t`Shown on the site`}
        hint={stateHint}
        checked={values.state}
        changed={changed.includes('state')}
        onChange={(state) => editor.set('state', state)}
      />
      <OfficeField
        label={t`Place in the list`}
        hint={<Trans>The smaller number comes first.</Trans>}
        error={errors.priority}
        changed={changed.includes('priority')}
        className="border-line2 border-b py-2.5"
      >
        <OfficeInput
          name="priority"
          inputMode="numeric"
          maxLength={7}
          value={values.priority}
          onChange={(event) => editor.set('priority', event.target.value)}
          className="text-right tabular-nums"
        />
      </OfficeField>
    </div>
  )
}
