import { useLingui } from '@lingui/react/macro'
import { withHttps } from '../../../../src/lib/link-field.ts'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../editor/edited-field.tsx'
import type { Editor } from '../editor/use-editor.ts'

/** A web address; `https://` is added where it is left out. */
export function LinkField({ editor, label }: { editor: Editor<{ link: string }>; label: string }) {
  const { t } = useLingui()
  const { link } = editor.values
  return (
    <EditedField
      editor={editor}
      name="link"
      label={label}
      required
      hint={t`https:// is added where it is left out.`}
    >
      {(control) => (
        <AdminInput
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          {...control}
          onBlur={() => withHttps(link) !== link && editor.set('link', withHttps(link))}
        />
      )}
    </EditedField>
  )
}
