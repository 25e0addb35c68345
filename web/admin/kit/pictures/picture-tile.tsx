import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { IconButton } from '../../../ui/admin/button.tsx'
import { TrashIcon, UndoIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import type { PictureItem } from './picture-items.ts'
import { useObjectUrl } from './use-object-url.ts'

type PictureTileProps = {
  item: PictureItem
  name: string
  /** Counts from 1. */
  place: number
  handle: ReactNode
  /** The picture's text. */
  children: ReactNode
  onRemove: () => void
  onKeep: () => void
}

/** One of several pictures; a deleted one stays in its place, pale, until it is saved or taken back. */
export function PictureTile({ item, name, place, handle, children, onRemove, onKeep }: PictureTileProps) {
  const { t } = useLingui()
  const { removed = false, file } = item
  const url = useObjectUrl(file ?? item.url ?? '')
  return (
    <figure className="border border-line2 bg-sheet">
      <img
        src={url}
        alt={name}
        loading="lazy"
        className={classNames('aspect-4/3 w-full object-cover', removed && 'opacity-30 grayscale')}
      />
      <figcaption>
        <div className="flex min-h-9 items-center gap-0.5">
          {handle}
          <span className="min-w-0 flex-1 truncate px-1">
            <TileState item={item} place={place} />
          </span>
          {removed ? (
            <IconButton label={t`Take back: ${name}`} onClick={onKeep}>
              <UndoIcon />
            </IconButton>
          ) : (
            <IconButton label={t`Delete: ${name}`} onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          )}
        </div>
        {!removed && children}
      </figcaption>
    </figure>
  )
}

function TileState({ item: { removed, file }, place }: Pick<PictureTileProps, 'item' | 'place'>) {
  if (removed)
    return (
      <Mark kind="error">
        <Trans>will be deleted</Trans>
      </Mark>
    )
  if (file)
    return (
      <Mark kind="info">
        <Trans>new</Trans>
      </Mark>
    )
  return (
    <span aria-hidden="true" className="admin-meta text-t3 tabular-nums">
      {place}
    </span>
  )
}
