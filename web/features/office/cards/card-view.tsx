import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/office/button.tsx'
import { EditIcon, TrashIcon } from '../../../ui/office/icons.tsx'
import { Mark } from '../../../ui/office/mark.tsx'

type CardViewProps = {
  name: string
  hidden: boolean
  handle: ReactNode
  caption: ReactNode
  onEdit: () => void
  onDelete: () => void
  children: ReactNode
}

/** One card as it is stored, and what can be done with it. */
export function CardView({ name, hidden, handle, caption, onEdit, onDelete, children }: CardViewProps) {
  const { t } = useLingui()
  return (
    <article aria-label={name} className="border border-line2 bg-paper hover:border-line">
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
        <IconButton label={t`Delete: ${name}`} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </article>
  )
}
