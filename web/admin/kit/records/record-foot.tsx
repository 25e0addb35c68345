import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sitePreviewOf } from '../../../lib/site-preview.ts'
import { IconButton, IconLink, iconLook } from '../../../ui/admin/button.tsx'
import { EditIcon, OutsideIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import type { EditorPath } from './card-link.tsx'

type RecordFootProps = {
  id: number
  name: string
  to: EditorPath
  /** The address of its page on the site; null while it isn't shown there. */
  href: string | null
  onDelete: () => void
  /** The handle and place button that move it in the list. */
  move: ReactNode
}

/** The actions of a card's record, stacked above the link that covers the card. */
export function RecordFoot({ id, name, to, href, onDelete, move }: RecordFootProps) {
  const { t } = useLingui()
  const onSite = t`Open on the site: ${name}`
  return (
    <div className="relative z-1 mt-auto flex min-h-9 flex-wrap items-center justify-end gap-0.5 border-line1 border-t px-1 py-0.5">
      <span className="mr-auto flex items-center">{move}</span>
      <span className="flex items-center gap-0.5">
        {href && (
          <a
            href={sitePreviewOf(href)}
            target="_blank"
            rel="noreferrer"
            aria-label={onSite}
            title={onSite}
            className={iconLook}
          >
            <OutsideIcon />
          </a>
        )}
        <IconLink to={to} params={{ id: String(id) }} label={t`Edit: ${name}`}>
          <EditIcon />
        </IconLink>
        <IconButton label={t`Delete: ${name}`} onClick={onDelete} className="hover:text-error">
          <TrashIcon />
        </IconButton>
      </span>
    </div>
  )
}
