import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorIcon } from '../../../ui/office/icons.tsx'
import { SortableGrid } from '../sortable/sortable-grid.tsx'
import { DropHint } from './drop-hint.tsx'
import { chosenItem, moveItem, type PictureItem } from './picture-items.ts'
import { acceptOf, kindNames, largestMegabytes, mostFiles } from './picture-rules.ts'
import { PictureTile } from './picture-tile.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useDropZone } from './use-drop-zone.ts'
import { usePictureWords } from './use-picture-words.ts'

type PicturesFieldProps = {
  label: string
  items: readonly PictureItem[]
  onChange: (items: PictureItem[]) => void
  hint?: ReactNode
  error?: string | undefined
  changed?: boolean
  /** 0 to 1 while they are sent. */
  progress?: number | null
  /** New ones at most: how many files a save may still carry. */
  most?: number
}

/** Several pictures: dropped, pasted or chosen; moved by drag and by keyboard; a deleted one can be taken back until saving. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, items, onChange, hint, changed = false, progress = null, most = mostFiles } = props
  const { t } = useLingui()
  const id = useId()
  const words = usePictureWords('photo')
  const [faults, setFaults] = useState<string[]>([])
  const take = (files: File[]) => {
    const found = files.flatMap((file) => words(file) ?? [])
    const good = files.filter((file) => words(file) === null)
    const room = most - items.filter(({ file, removed }) => file && !removed).length
    if (good.length > room) found.push(t`At most ${most} new pictures go with one save.`)
    setFaults(found)
    if (good.length > 0) onChange([...items, ...good.slice(0, room).map(chosenItem)])
  }
  const { over, zone } = useDropZone(take)
  const errors = props.error ? [...faults, props.error] : faults
  const placeOf = ({ key }: PictureItem) => items.findIndex((item) => item.key === key) + 1
  const nameOf = (item: PictureItem) => {
    const place = placeOf(item)
    return item.file ? item.file.name : t`Picture ${place}`
  }
  const set = (key: string, removed: boolean) =>
    onChange(items.map((item) => (item.key === key ? { ...item, removed } : item)))
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1">
        <label htmlFor={id} className="office-meta font-medium">
          {label}
        </label>
        {hint && <span className="office-meta text-t3">{hint}</span>}
      </div>
      <div
        {...zone}
        className={classNames(
          'border border-dashed bg-paper p-3',
          over ? 'border-cyan bg-cyan-ground' : errors.length > 0 ? 'border-error' : 'border-line',
          changed && 'shadow-[inset_3px_0_0_var(--cyan)]',
        )}
      >
        {items.length > 0 && (
          <SortableGrid
            items={items}
            nameOf={nameOf}
            label={label}
            disabled={items.length < 2}
            onMove={(key, over) => onChange(moveItem(items, key, over))}
            className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2.5"
          >
            {(item, handle) => (
              <PictureTile
                item={item}
                name={nameOf(item)}
                place={placeOf(item)}
                handle={handle}
                onRemove={() => set(item.key, true)}
                onKeep={() => set(item.key, false)}
              />
            )}
          </SortableGrid>
        )}
        {progress !== null && <UploadProgress share={progress} />}
        <DropHint
          id={id}
          many
          kinds={
            <>
              {kindNames.photo} · <Trans>up to {largestMegabytes} MB</Trans>
            </>
          }
          className={items.length > 0 ? 'border-line2 border-t pt-2.5' : undefined}
        >
          <input
            id={id}
            type="file"
            multiple
            accept={acceptOf('photo')}
            aria-invalid={errors.length > 0 ? true : undefined}
            aria-describedby={`${errors.length > 0 ? `${id}-error ` : ''}${id}-hint`}
            className="peer sr-only"
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </DropHint>
      </div>
      <ul id={`${id}-error`} aria-live="polite" className="office-meta text-error">
        {errors.map((error) => (
          <li key={error} className="flex gap-1.5 pt-1">
            <ErrorIcon size={14} className="mt-px" />
            {error}
          </li>
        ))}
      </ul>
    </div>
  )
}
