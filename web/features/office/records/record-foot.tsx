import { useLingui } from '@lingui/react/macro'
import { sitePreviewOf } from '../../../lib/site-preview.ts'
import { IconButton, IconLink, iconLook } from '../../../ui/office/button.tsx'
import { EditIcon, OutsideIcon, TrashIcon } from '../../../ui/office/icons.tsx'
import type { EditorPath } from './card-link.tsx'

type RecordFootProps = {
  id: number
  name: string
  to: EditorPath
  /** Of its page on the site; null while it isn't shown there. */
  href: string | null
  onDelete: () => void
}

/** What can be done with a card's record; above the link that all of the card is. */
export function RecordFoot({ id, name, to, href, onDelete }: RecordFootProps) {
  const { t } = useLingui()
  const onSite = t`Open on the site: ${name}`
  return (
    <div className="relative z-1 mt-auto flex min-h-9 items-center justify-end gap-0.5 border-line1 border-t px-1 py-0.5">
      {href && (
        <a
          href={sitePreviewOf(href)}
          target="_blank"
          rel="noreferrer"
          aria-label={onSite}
          title={onSite}
          className={`${iconLook} mr-auto`}
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
    </div>
  )
}
