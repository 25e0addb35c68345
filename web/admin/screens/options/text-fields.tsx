import type { Texts } from '../../../../src/domains/options/configuration.ts'
import { languages } from '../../../../src/lib/languages.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'

type TextFieldsProps = {
  label: string
  value: Texts
  max: number
  required?: boolean
  error?: string | undefined
  onChange: (value: Texts) => void
}

/** A text in three languages, side by side; what is missing in one is marked there. */
export const TextFields = ({ label, value, max, required = false, error, onChange }: TextFieldsProps) => (
  <div className="grid gap-3 md:grid-cols-3">
    {languages.map((language) => (
      <AdminField
        key={language}
        label={`${label}, ${language.toUpperCase()}`}
        required={required && language === 'az'}
        missing={language !== 'az' && value.az !== '' && value[language] === ''}
        {...(language === 'az' && error && { error })}
      >
        <AdminInput
          lang={language}
          maxLength={max}
          value={value[language]}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        />
      </AdminField>
    ))}
  </div>
)
