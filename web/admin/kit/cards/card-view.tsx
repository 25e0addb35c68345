import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/admin/button.tsx'
import { EditIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'

type CardViewProps = {
  name: string
  hidden: boolean
  handle: ReactNode
  caption: ReactNode
  onEdit: () => void
  /** None where it can't be deleted. */
  onDelete: (() => void) | undefined
  /** It is the one being edited. */
  current?: boolean
  children: ReactNode
}

/** One card as it is stored, and what can be done with it. */
export function CardView(props: CardViewProps) {
  const { name, hidden, handle, caption, onEdit, onDelete, current = false, children } = props
  const { t } = useLingui()
  return (
    <article
      aria-label={name}
      aria-current={current || undefined}
      className="border border-line2 bg-paper hover:border-line aria-[current=true]:outline-2 aria-[current=true]:outline-cyan"
    >
      {children}
      <div className="flex min-h-10 items-center gap-0.5 border-line1 border-t px-1 py-0.5">
        {handle}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 px-1">
          {caption}
          {hidden && (
            <Mark kind="plain">
              <Trans>hidden</Trans>
            </Mark>
          )}
        </div>
        <IconButton label={t`Edit: ${name}`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        {onDelete && (
          <IconButton label={t`Delete: ${name}`} onClick={onDelete}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
    </article>
  )
}
