import { classNames } from '../../lib/class-names.ts'
import { type StagePage, toPixel, type View } from './geometry.ts'

/** `where` as the checks say it: mm from the upper left corner of the page's picture. */
export type StageFinding = {
  id: string
  /** The finding's name, which labels the place. */
  label: string
  number: number
  severity: 'must' | 'look'
  where: { x: number; y: number; width: number; height: number }
}

type FindingPlaceProps = {
  finding: StageFinding
  page: StagePage
  view: View
  isChosen: boolean
  onChoose: ((id: string) => void) | undefined
}

/** A frame around a finding; a press leads back to its text. */
export function FindingPlace({ finding, page, view, isChosen, onChoose }: FindingPlaceProps) {
  const { id, label, number, severity, where } = finding
  const { left, top } = toPixel(view, { x: where.x - page.trim.x, y: where.y - page.trim.y })
  const isMust = severity === 'must'
  return (
    <button
      type="button"
      aria-label={`${number}. ${label}`}
      aria-pressed={isChosen}
      data-finding={id}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => onChoose?.(id)}
      style={{
        transform: `translate(${left}px, ${top}px)`,
        width: Math.max(16, where.width * view.zoom),
        height: Math.max(16, where.height * view.zoom),
      }}
      className={classNames(
        'absolute top-0 left-0 border-[#121212] outline-3 outline-[#ffe500] transition-[border-width]',
        isChosen ? 'border-4' : 'border-[2.5px]',
      )}
    >
      <span
        className={classNames(
          'absolute -top-6.5 left-0 grid size-6.5 place-items-center font-black text-[14px] leading-none',
          isMust ? 'bg-[#b3261e] text-white' : 'bg-[#ffe500] text-[#121212]',
        )}
      >
        {number}
      </span>
    </button>
  )
}
