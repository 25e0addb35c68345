import { languages } from '../../../../src/lib/languages.ts'
import { languageKey } from '../../../ui/language-names.ts'
import { LanguageText } from '../editor/language-text.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { useOutdated } from '../editor/use-outdated.ts'
import { useAltField } from './use-alt-field.ts'

/** Under a picture: its alternative text in three languages, side by side where there is room. */
export function AltFields({ editor }: { editor: Editor }) {
  const field = useAltField()
  const { left, confirm } = useOutdated(editor)
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(180px,100%),1fr))] gap-x-3 gap-y-2.5">
      {languages.map((language) => (
        <LanguageText
          key={language}
          editor={editor}
          field={field}
          language={language}
          left={left}
          onConfirm={() => confirm(languageKey(field.key, language))}
        />
      ))}
    </div>
  )
}
