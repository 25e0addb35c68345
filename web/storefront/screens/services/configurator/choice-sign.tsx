import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { LocalChoice, LocalGroup } from '../../../kit/options/options-query.ts'
import { FinishSign } from './finish-sign.tsx'
import { scaleOf } from './sheet-scale.ts'

type ChoiceSignProps = { group: LocalGroup; choice: LocalChoice }

/** What a choice looks like: a size to scale, a sheet of the material, printed sides, what is done to it, a colour. */
export function ChoiceSign({ group, choice }: ChoiceSignProps) {
  if (group.kind === 'size') return <SizeOutline group={group} choice={choice} />
  if (group.kind === 'material') return <MaterialSample choice={choice} />
  if (group.kind === 'sides') return <PrintedSides sides={choice.sides ?? 1} />
  if (choice.sign) return <FinishSign sign={choice.sign} colour={choice.swatch} />
  if (choice.swatch && !isCut(choice)) return <Colour colour={choice.swatch} />
  return hasSign(group, choice) ? <CutSign choice={choice} /> : null
}

export const hasSign = (group: LocalGroup, choice: LocalChoice): boolean =>
  ['size', 'material', 'sides'].includes(group.kind) ||
  isDrawn(choice) ||
  choice.swatch !== undefined ||
  // Beside what takes its place, a plain sheet.
  (!group.several && group.choices.some(isDrawn))

const isDrawn = (choice: LocalChoice): boolean => choice.sign !== undefined || isCut(choice)

const isCut = ({ cornerRadius, folds }: LocalChoice): boolean => Boolean(cornerRadius || folds?.length)

/** Smaller where cells are narrower, all in the same measure. */
const drawn = (pixels: number, more = 0) =>
  `calc(${Math.round(pixels)}px * var(--sheet-scale, 1) + ${more}px)`

/** All outlines of a group stand on one line, at one scale. */
function SizeOutline({ group, choice: { width = 0, height = 0 } }: ChoiceSignProps) {
  const language = useLanguage()
  const scale = scaleOf(group.choices)
  const tallest = Math.max(...group.choices.map((other) => (other.height ?? 0) * scale))
  return (
    <span aria-hidden="true" className="flex items-end pb-5" style={{ height: drawn(tallest, 42) }}>
      <span className="size-outline" style={{ width: drawn(width * scale), height: drawn(height * scale) }}>
        {width * scale >= 64 && (
          <span className="hidden group-has-checked/cell:block">{formatNumber(width, language)} mm</span>
        )}
        <span className="size-bracket hidden group-has-checked/cell:block" />
      </span>
    </span>
  )
}

/** The line below is the sheet’s thickness, ten pixels for a millimetre. */
const MaterialSample = ({ choice: { swatch = '#ffffff', thickness = 0 } }: { choice: LocalChoice }) => (
  <span aria-hidden="true" className="sample-ground">
    <span
      className="sample"
      style={{
        backgroundColor: swatch,
        boxShadow: `inset 0 ${-Math.max(1, Math.round(thickness * 10))}px 0 #121212`,
      }}
    >
      <span className="folded-corner" />
      <span className="struck hidden group-has-aria-disabled/cell:block" />
    </span>
  </span>
)

const dots = 'printed-dots'

/** The back behind the front; what is printed has dots. */
const PrintedSides = ({ sides }: { sides: 1 | 2 }) => (
  <span aria-hidden="true" className="relative mb-3 block h-16 w-26">
    <span className={`side-back ${sides === 2 ? dots : 'bg-white'}`} />
    <span className={`side-front ${dots}`} />
  </span>
)

const Colour = ({ colour }: { colour: string }) => (
  <span aria-hidden="true" className="cut-sign" style={{ backgroundColor: colour }} />
)

/** A sheet with its rounded corner, with its folds, or as it is. */
function CutSign({ choice: { cornerRadius, folds = [] } }: { choice: LocalChoice }) {
  const language = useLanguage()
  return (
    <span
      aria-hidden="true"
      className={`cut-sign ${cornerRadius ? 'items-end justify-end rounded-tr-[16px] px-2 font-bold text-[12px]' : 'justify-evenly'}`}
    >
      {cornerRadius
        ? `R ${formatNumber(cornerRadius, language)}`
        : folds.map((fold) => <span key={fold} className="h-full border-key border-l-2 border-dashed" />)}
    </span>
  )
}
