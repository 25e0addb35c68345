import { Trans, useLingui } from '@lingui/react/macro'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'

const menuId = 'new-document'

export const openNewDocument = () => document.querySelector<HTMLElement>(`#${menuId} button`)?.click()

/** What staff issue themselves: an act of completed works, or a company's statement. */
export function NewDocument({ onStatement }: { onStatement: () => void }) {
  const { t } = useLingui()
  const [letters] = useLetterKeys()
  return (
    <div id={menuId}>
      <Disclosure
        atEnd
        name={t`New document`}
        label={
          <>
            <PlusIcon />
            <Trans>New document</Trans> {letters && <KeyCap>A</KeyCap>}
          </>
        }
      >
        {(close) => (
          <div className="flex flex-col gap-2">
            <AdminLinkButton to="/admin/documents" search={{ tab: 'works' }} onClick={close}>
              <Trans>Act of completed works…</Trans>
            </AdminLinkButton>
            <AdminButton
              aria-haspopup="dialog"
              onClick={() => {
                close()
                onStatement()
              }}
            >
              <Trans>Statement of a company…</Trans> {letters && <KeyCap>U</KeyCap>}
            </AdminButton>
          </div>
        )}
      </Disclosure>
    </div>
  )
}
