import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { pictureSources } from '../../../../src/domains/media/picture-url.ts'
import { useBackCloses } from '../../../lib/back-closes.ts'
import { classNames, cssVariables } from '../../../lib/class-names.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Arrow, ArrowBack, Close, Minus, Plus } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { Shot } from './arrange-gallery.ts'
import { useViewerGestures, useZoom, viewerAction } from './use-viewer-gestures.ts'
import { largestScale, stepTo } from './viewer-view.ts'

export type PictureViewerProps = {
  /** The work's name. */
  name: string
  pictures: readonly Shot[]
  /** The shown picture's index; null while the viewer is closed. */
  at: number | null
  onStep: (at: number) => void
  onClose: () => void
}

/**
 * Shows the pictures one by one on a black sheet, in the browser's own modal, so that the focus returns afterwards.
 */
export function PictureViewer({ name, pictures, at, onStep, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = at !== null
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
      element.close()
    }
  }, [open])
  useBackCloses(open, onClose)
  return (
    <dialog
      ref={dialog}
      data-on="key"
      aria-labelledby="viewer-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The event comes in a task of its own: if it has been opened again by then, it stays open.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-key text-paper backdrop:bg-key"
    >
      {open && <ViewerSheet name={name} pictures={pictures} at={at} onStep={onStep} onClose={onClose} />}
    </dialog>
  )
}

type ViewerSheetProps = {
  name: string
  pictures: readonly Shot[]
  at: number
  onStep: (at: number) => void
  onClose: () => void
}

function ViewerSheet({ name, pictures, at, onStep, onClose }: ViewerSheetProps) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage, picture)
  const count = pictures.length
  const number = at + 1
  const percent = zoom.view.scale * 100
  const show = (next: number) => {
    zoom.whole()
    onStep(next)
  }
  const step = (by: -1 | 1) => show(stepTo(at, by, count))
  const { swiped, dragging, handlers } = useViewerGestures({ zoom, step, close: onClose })
  useNeighbours(pictures, at)
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = viewerAction(event, zoom.zoomed)
    if (!asked) return
    event.preventDefault()
    if (asked.act === 'step') step(asked.by)
    else if (asked.act === 'end') show(asked.end === 'first' ? 0 : count - 1)
    else if (asked.act === 'zoom') zoom.zoomBy(asked.by)
    else if (asked.act === 'move') zoom.moveBy(-asked.x, -asked.y)
    else zoom.whole()
  }
  const { url = '', ratio = 1, alt = '' } = pictures[at] ?? {}
  const { view } = zoom
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole viewer; each has its button
    <div
      onKeyDown={onKeyDown}
      className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto] select-none"
    >
      <h2 id="viewer-title" className="sr-only">
        {t`${name}, picture ${number} of ${count}`}
      </h2>
      <p role="status" className="sr-only">
        {zoom.zoomed ? t`Enlarged to ${percent}%` : t`Picture ${number} of ${count}`}
      </p>
      <div className="col-span-3 flex items-center gap-4 py-2 pr-2 pl-5 md:py-4 md:pr-8 md:pl-12">
        <p aria-hidden="true" className="type-d3 shrink-0 tabular-nums">
          {number} / {count}
        </p>
        <p aria-hidden="true" className="type-small min-w-0 grow truncate text-grey-on-key">
          {name}
        </p>
        <ViewerButton label={t`Zoom out`} disabled={!zoom.zoomed} onClick={() => zoom.zoomBy(-1)}>
          <Minus size={20} />
        </ViewerButton>
        <ViewerButton
          label={t`Zoom in`}
          disabled={view.scale === largestScale}
          onClick={() => zoom.zoomBy(1)}
        >
          <Plus size={20} />
        </ViewerButton>
        <ViewerButton label={t`Close`} onClick={onClose} first>
          <Close />
        </ViewerButton>
      </div>
      <div
        ref={stage}
        {...handlers}
        className={classNames(
          'relative row-start-2 overflow-clip [container-type:size] [touch-action:pinch-zoom]',
          'max-md:col-span-3 md:col-start-2',
        )}
      >
        <div
          ref={picture}
          className={classNames(
            'absolute top-1/2 left-1/2 aspect-(--ratio) -translate-1/2',
            // A proof sheet with marks in its margin.
            !zoom.zoomed && 'cursor-zoom-in outline-24 outline-paper',
            'w-[min(100cqw-48px,(100cqh-48px)*var(--ratio))]',
            zoom.zoomed && (dragging ? 'cursor-grabbing' : 'cursor-grab'),
            !dragging && 'transition-transform duration-150 ease-out',
          )}
          style={{
            ...cssVariables({ '--ratio': ratio }),
            transform: `translate(${view.x + swiped}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          {!zoom.zoomed && <CropMarks className="text-key" />}
          <Picture
            key={url}
            url={url}
            alt={alt || t`${name}, picture ${number} of ${count}`}
            sizes={zoom.zoomed ? '200vw' : '100vw'}
            eager
            className="pointer-events-none size-full object-cover"
          />
        </div>
      </div>
      <div className="row-start-3 px-2 pb-2 md:row-start-2 md:self-center md:px-4 md:pb-0">
        <ViewerButton label={t`Previous picture`} disabled={at === 0} onClick={() => step(-1)} large>
          <ArrowBack />
        </ViewerButton>
      </div>
      <div className="col-start-3 row-start-3 px-2 pb-2 md:row-start-2 md:self-center md:px-4 md:pb-0">
        <ViewerButton label={t`Next picture`} disabled={number === count} onClick={() => step(1)} large>
          <Arrow />
        </ViewerButton>
      </div>
      <div
        aria-hidden="true"
        className="col-start-2 row-start-3 flex items-center justify-center gap-0.5 pb-2 md:py-6"
      >
        {pictures.map(({ url: patch }, index) => (
          <span
            key={patch}
            className={classNames('h-2.5 max-w-10 grow', index === at ? 'bg-ink' : 'bg-grey')}
          />
        ))}
      </div>
    </div>
  )
}

/** Fetches the pictures before and after the shown one. */
function useNeighbours(pictures: readonly Shot[], at: number): void {
  useEffect(() => {
    for (const { url } of pictures.filter((_, place) => Math.abs(place - at) === 1)) {
      const ahead = new Image()
      ahead.sizes = '100vw'
      ahead.srcset = pictureSources(url)?.srcSet ?? ''
      ahead.src = url
    }
  }, [pictures, at])
}

type ViewerButtonProps = {
  label: string
  onClick: () => void
  /** A disabled button keeps the focus. */
  disabled?: boolean
  large?: boolean
  /** True for the button that has the focus when the viewer opens. */
  first?: boolean
  children: ReactNode
}

/** A square button of the viewer: outlined in white, filled with the area's ink under the pointer. */
function ViewerButton({ label, onClick, disabled, large, first, children }: ViewerButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (first) button.current?.focus()
  }, [first])
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(
        'grid shrink-0 place-items-center border transition-colors',
        large ? 'size-13' : 'size-11',
        disabled
          ? 'cursor-default border-grey text-rule'
          : 'border-paper hover:border-ink hover:bg-ink hover:text-on-ink',
      )}
    >
      {children}
    </button>
  )
}
