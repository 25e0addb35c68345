import { useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { languageKey } from '../../../ui/language-names.ts'
import { EditedField } from './edited-field.tsx'
import { OutdatedText } from './outdated-text.tsx'
import { type Left, type TextField, textState } from './text-states.ts'
import type { Editor } from './use-editor.ts'

type LanguageTextProps = {
  editor: Editor
  field: TextField
  language: Language
  left: Left
  /** Confirms the translation although the az text was changed. */
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
  const isMissing = isTranslation && state === 'missing'
  const usualHint = isTranslation ? undefined : hint
  const attributes = {
    lang: language,
    maxLength: max,
    placeholder: isMissing ? String(editor.values[key] ?? '') : undefined,
  }
  const isLong = value.length > max * 0.8
  return (
    <EditedField
      editor={editor}
      name={name}
      label={isTranslation ? `${label} · ${language.toUpperCase()}` : label}
      required={required && !isTranslation}
      aside={isLong && `${formatNumber(value.length, reading)} / ${formatNumber(max, reading)}`}
      hint={isMissing ? t`Empty: the site shows the AZ text.` : usualHint}
      missing={isMissing}
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
      {(control) =>
        rows > 1 ? (
          <AdminTextarea rows={rows} {...attributes} {...control} />
        ) : (
          <AdminInput {...attributes} {...control} />
        )
      }
    </EditedField>
  )
}
