import { Trans } from '@lingui/react/macro'
import { sitePreviewOf } from '../../../lib/site-preview.ts'
import { AdminButton, buttonLook } from '../../../ui/admin/button.tsx'
import { OutsideIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import type { Editor } from './use-editor.ts'

/** The mark beside the title while something isn't saved. */
export const UnsavedMark = ({ editor }: { editor: Pick<Editor, 'changed'> }) =>
  editor.changed.length > 0 && (
    <Mark kind="info">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      <Trans>not saved</Trans>
    </Mark>
  )

type EditorActionsProps = {
  /** The address of its page on the site; null while it isn't shown there. */
  href: string | null
  onDelete: () => void
}

/** The link to the page on the site, which opens a new tab, and the delete button. */
export const EditorActions = ({ href, onDelete }: EditorActionsProps) => (
  <>
    {href && (
      <a
        href={sitePreviewOf(href)}
        target="_blank"
        rel="noreferrer"
        className={buttonLook({ variant: 'quiet' })}
      >
        <OutsideIcon />
        <Trans>Open on the site</Trans>
      </a>
    )}
    <AdminButton variant="danger" onClick={onDelete}>
      <Trans>Delete…</Trans>
    </AdminButton>
  </>
)
