import { useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { languageKey } from '../../../ui/language-names.ts'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeInput, OfficeTextarea } from '../../../ui/office/inputs.tsx'
import { OutdatedText } from './outdated-text.tsx'
import { type Left, type TextField, textState } from './text-states.ts'
import type { Editor } from './use-editor.ts'

type LanguageTextProps = {
  editor: Editor
  field: TextField
  language: Language
  left: Left
  /** The translation is right although the az text was changed. */
  onConfirm: () => void
}

/** One text in one language, with what the site shows when it is left empty. */
export function LanguageText({ editor, field, language, left, onConfirm }: LanguageTextProps) {
  const { t } = useLingui()
  const reading = useLanguage()
  const { key, label, hint, max, rows = 1, required = false } = field
  const name = languageKey(key, language)
  const value = String(editor.values[name] ?? '')
  const state = textState(editor, field, language, left)
  const isTranslation = language !== 'az'
  const control = {
    name,
    lang: language,
    value,
    maxLength: max,
    placeholder: isTranslation && state === 'missing' ? String(editor.values[key] ?? '') : undefined,
    onChange: (event: { target: { value: string } }) => editor.set(name, event.target.value),
  }
  const isLong = value.length > max * 0.8
  return (
    <OfficeField
      label={isTranslation ? `${label} · ${language.toUpperCase()}` : label}
      required={required && !isTranslation}
      aside={isLong && `${formatNumber(value.length, reading)} / ${formatNumber(max, reading)}`}
      hint={
        isTranslation && state === 'missing'
          ? t`Empty: the site shows the AZ text.`
          : isTranslation
            ? undefined
            : hint
      }
      error={editor.errors[name]}
      missing={isTranslation && state === 'missing'}
      changed={editor.changed.includes(name)}
      warning={
        state === 'outdated' && (
          <OutdatedText
            from={left.known.get(name) ?? String(editor.stored[key] ?? '')}
            to={String(editor.values[key] ?? '')}
            onConfirm={onConfirm}
          />
        )
      }
    >
      {rows > 1 ? <OfficeTextarea rows={rows} {...control} /> : <OfficeInput {...control} />}
    </OfficeField>
  )
}
