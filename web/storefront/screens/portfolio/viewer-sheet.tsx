import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { pictureSources } from '../../../../src/domains/media/picture-url.ts'
import { classNames } from '../../../lib/class-names.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Arrow, ArrowBack, Close, Minus, Plus } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { cssVariables } from '../../kit/portfolio/css-variables.ts'
import type { Shot } from './arrange-gallery.ts'
import { useViewerGestures } from './use-viewer-gestures.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerButton } from './viewer-button.tsx'
import { viewerAction } from './viewer-keys.ts'
import { largestScale, stepTo } from './viewer-view.ts'

type ViewerSheetProps = {
  name: string
  pictures: readonly Shot[]
  at: number
  onStep: (at: number) => void
  onClose: () => void
}

export function ViewerSheet({ name, pictures, at, onStep, onClose }: ViewerSheetProps) {
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
            // A proof sheet with the marks in its margin.
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

/** The pictures before and after are fetched while this one is looked at. */
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
