import { useLingui } from '@lingui/react/macro'
import { languages } from '../../../../src/lib/languages.ts'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { languageKey } from '../../../ui/language-names.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { ZonesEditing } from './use-zones-editor.ts'
import { textAt } from './zones-values.ts'

type TextRowProps = {
  editing: ZonesEditing
  /** The field in Azerbaijani: `zone12:name`. */
  name: string
  label: string
  max: number
  required?: boolean
}

/** A text in three languages in a row; where one is missing, the site shows the Azerbaijani one. */
export function TextRow({ editing: { editor }, name, label, max, required = false }: TextRowProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
      {languages.map((language) => {
        const key = languageKey(name, language)
        const az = textAt(editor.values, name).trim()
        const isMissing = language !== 'az' && az !== '' && textAt(editor.values, key).trim() === ''
        return (
          <EditedField
            key={key}
            editor={editor}
            name={key}
            label={`${label} · ${language.toUpperCase()}`}
            required={required && language === 'az'}
            missing={isMissing}
            hint={isMissing ? t`Empty: the site shows the AZ text.` : undefined}
          >
            {(control) => (
              <AdminInput
                lang={language}
                maxLength={max}
                placeholder={isMissing ? az : undefined}
                {...control}
              />
            )}
          </EditedField>
        )
      })}
    </div>
  )
}
