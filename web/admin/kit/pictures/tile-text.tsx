import { useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { languageKey } from '../../../ui/language-names.ts'
import { OutdatedText } from '../editor/outdated-text.tsx'
import { type Left, textState } from '../editor/text-states.ts'
import type { Values } from '../editor/values.ts'
import { altKey } from './alt-values.ts'
import type { PictureItem } from './picture-items.ts'
import { useAltField } from './use-alt-field.ts'

export type TileTexts = {
  language: Language
  /** Of all pictures, flat, and which of them aren't saved. */
  values: Values
  changed: readonly string[]
  stored: Values
  left: Left
  confirm: (name: string) => void
}

type TileTextProps = TileTexts & { item: PictureItem; name: string; onChange: (text: string) => void }

/** Under one of several pictures: its alternative text in the language chosen for all of them. */
export function TileText({ item, name, onChange, language, left, confirm, stored, ...texts }: TileTextProps) {
  const { t } = useLingui()
  const { label, max } = useAltField()
  const key = altKey(item)
  const field = languageKey(key, language)
  const state = textState(texts, { key }, language, left)
  const shown = language === 'az' ? label : `${label} · ${language.toUpperCase()}`
  const az = String(texts.values[key] ?? '')
  return (
    <AdminField
      className="px-1.5 pb-1.5"
      label={shown}
      changed={texts.changed.includes(field)}
      missing={state === 'missing'}
      hint={state === 'missing' && t`Empty: the site shows the AZ text.`}
      warning={
        state === 'outdated' && (
          <OutdatedText
            from={left.known.get(field) ?? String(stored[key] ?? '')}
            to={az}
            onConfirm={() => confirm(field)}
          />
        )
      }
    >
      <AdminTextarea
        aria-label={`${shown}: ${name}`}
        rows={2}
        lang={language}
        maxLength={max}
        value={item[languageKey('alt', language)] ?? ''}
        placeholder={state === 'missing' ? az : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="px-2!"
      />
    </AdminField>
  )
}
