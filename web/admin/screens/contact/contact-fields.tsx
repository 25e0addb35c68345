import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { ContactPreview } from './contact-preview.tsx'
import { type ContactValues, useContactTexts } from './contact-values.ts'
import { ContactWays } from './contact-ways.tsx'

/** Texts in three languages, the ways to reach the company, and the map. */
export function ContactFields({ editor }: { editor: Editor<ContactValues> }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,392px)]">
      <div className="grid min-w-0 gap-7">
        <LanguageFields editor={editor} fields={useContactTexts()} />
        <ContactWays editor={editor} />
      </div>
      <ContactPreview values={editor.values} />
    </div>
  )
}
