import { Trans } from '@lingui/react/macro'
import { buttonLook, OfficeButton } from '../../../ui/office/button.tsx'
import { OutsideIcon } from '../../../ui/office/icons.tsx'
import { Mark } from '../../../ui/office/mark.tsx'
import type { Editor } from '../editor/use-editor.ts'

/** Beside the title, while something isn't saved. */
export const UnsavedMark = ({ editor }: { editor: Pick<Editor, 'changed'> }) =>
  editor.changed.length > 0 && (
    <Mark kind="info">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      <Trans>not saved</Trans>
    </Mark>
  )

type EditorActionsProps = {
  /** On the site; null while it isn't shown there. */
  href: string | null
  onDelete: () => void
}

/** To the page on the site, in a tab of its own, and deleting. */
export const EditorActions = ({ href, onDelete }: EditorActionsProps) => (
  <>
    {href && (
      <a
        href={`${href}?preview=1`}
        target="_blank"
        rel="noopener"
        className={buttonLook({ variant: 'quiet' })}
      >
        <OutsideIcon />
        <Trans>Open on the site</Trans>
      </a>
    )}
    <OfficeButton variant="danger" onClick={onDelete}>
      <Trans>Delete…</Trans>
    </OfficeButton>
  </>
)
