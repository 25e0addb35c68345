import { useLingui } from '@lingui/react/macro'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeInput } from '../../../ui/office/inputs.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { withHttps } from './web-address.ts'

/** A web address; `https://` is added where it is left out. */
export function LinkField({ editor, label }: { editor: Editor<{ link: string }>; label: string }) {
  const { t } = useLingui()
  const { link } = editor.values
  return (
    <OfficeField
      label={label}
      required
      hint={t`https:// is added where it is left out.`}
      error={editor.errors.link}
      changed={editor.changed.includes('link')}
    >
      <OfficeInput
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={link}
        onChange={(event) => editor.set('link', event.target.value)}
        onBlur={() => withHttps(link) !== link && editor.set('link', withHttps(link))}
      />
    </OfficeField>
  )
}
