import type { ReactNode } from 'react'
import type { ChoiceSign as Finish } from '../../../../../src/domains/options/configuration.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { LocalChoice, LocalGroup } from '../../../kit/options/options-query.ts'

type ChoiceSignProps = { group: LocalGroup; choice: LocalChoice }

/** A drawing of a choice: a size to scale, a sheet of the material, printed sides, a finish, a colour. */
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
  // Beside drawn choices a plain sheet stands for the others.
  (!group.several && group.choices.some(isDrawn))

const isDrawn = (choice: LocalChoice): boolean => choice.sign !== undefined || isCut(choice)

const isCut = ({ cornerRadius, folds }: LocalChoice): boolean => Boolean(cornerRadius || folds?.length)

/** Drawings get smaller where cells are narrower, all by the same factor. */
const drawn = (pixels: number, more = 0) =>
  `calc(${Math.round(pixels)}px * var(--sheet-scale, 1) + ${more}px)`

/** All outlines of a group stand on one baseline, at one scale. */
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

/** The back behind the front; printed sides have dots. */
const PrintedSides = ({ sides }: { sides: 1 | 2 }) => (
  <span aria-hidden="true" className="relative mb-3 block h-16 w-26">
    <span className={`side-back ${sides === 2 ? dots : 'bg-white'}`} />
    <span className={`side-front ${dots}`} />
  </span>
)

const Colour = ({ colour }: { colour: string }) => (
  <span aria-hidden="true" className="cut-sign" style={{ backgroundColor: colour }} />
)

/** A sheet with its rounded corner or its folds, or plain. */
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

type Sized = { width?: number | undefined; height?: number | undefined }

/** The longest side that a size is drawn with, px. */
const longest = 144

/** The pixels per millimetre, the same for all sizes. */
const scaleOf = (choices: readonly Sized[]): number =>
  longest / Math.max(1, ...choices.flatMap(({ width = 0, height = 0 }) => [width, height]))

const sheet = <path d="M9 5h66v42H9z" fill="#fff" />
const lines = <path d="M47 18h20M47 26h20M47 34h13" />

/** Drawings of what is done to a sheet after printing; `foil` and `box` take the colour of the choice. */
const drawings: Record<Finish, ReactNode> = {
  lamination: (
    <>
      <path d="M9 47 31 29h50L59 47z" fill="#fff" />
      <path d="M9 36 31 18h50L59 36z" fill="#fff" />
      <path d="M9 25 31 7h50L59 25z" fill="var(--paper)" fillOpacity=".6" />
      <path d="m26 21 10-10M37 21l10-10M48 21l10-10" strokeWidth="1" />
    </>
  ),
  foil: (
    <>
      {sheet}
      <circle cx="42" cy="26" r="13" fill="currentColor" />
      <path d="m34 30 12-12M39 34l12-12" stroke="#fff" />
    </>
  ),
  varnish: (
    <>
      {sheet}
      <path d="M20 16h26v20H20z" fill="var(--key)" />
      <path d="m25 33 14-14M32 34l12-12" stroke="#fff" />
      <path d="M54 18h14M54 26h14" />
    </>
  ),
  embossing: (
    <>
      {sheet}
      <circle cx="42" cy="26" r="12" strokeWidth="1" />
      <path d="M33.5 34.5A12 12 0 0 0 50.5 17.5" strokeWidth="4" />
    </>
  ),
  hole: (
    <>
      {sheet}
      <circle cx="25" cy="26" r="7" fill="var(--proof)" />
      <path d="M25 14v24M13 26h24" strokeWidth="1" />
      {lines}
    </>
  ),
  perforation: (
    <>
      {sheet}
      <path d="M53 1v50" strokeDasharray="3 4" />
      <path d="M18 18h24M18 26h24M18 34h15" />
    </>
  ),
  shape: (
    <>
      <path d="M9 5h66v42H9z" fill="#fff" strokeDasharray="3 4" strokeWidth="1" />
      <path d="M42 10c18 0 25 8 25 16s-7 16-25 16-25-8-25-16 7-16 25-16z" fill="#fff" />
    </>
  ),
  staples: (
    <>
      <path d="M42 9 9 5v38l33 4 33-4V5z" fill="#fff" />
      <path d="M42 9v38" strokeWidth="1" />
      <path d="M42 15v8M42 33v8" strokeWidth="4" />
    </>
  ),
  spiral: (
    <>
      <path d="M17 5h58v42H17z" fill="#fff" />
      <path d="M9 11h13M9 18h13M9 26h13M9 33h13M9 41h13" strokeLinecap="round" />
      {lines}
    </>
  ),
  glue: (
    <>
      <path d="M9 9h12v38H9z" fill="var(--key)" />
      <path d="M21 9h54v38H21zM9 9l6-4h54l6 4" fill="#fff" />
      {lines}
    </>
  ),
  eyelets: (
    <>
      {sheet}
      <path d="M13 9h58v34H13z" strokeDasharray="3 3" strokeWidth="1" />
      {[17, 67].map((x) =>
        [13, 39].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" fill="var(--proof)" />),
      )}
    </>
  ),
  pocket: (
    <>
      {sheet}
      <path d="M2 11h80" strokeWidth="5" />
      <path d="M9 17h66" strokeDasharray="3 3" strokeWidth="1" />
    </>
  ),
  numbers: (
    <>
      {sheet}
      <text
        x="42"
        y="32"
        textAnchor="middle"
        fontSize="17"
        fontWeight="800"
        fill="currentColor"
        stroke="none"
      >
        001
      </text>
    </>
  ),
  embroidery: (
    <>
      {sheet}
      <path d="m42 11 5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" strokeDasharray="4 2.5" />
    </>
  ),
  box: (
    <>
      <path d="M16 18v24l26 7 26-7V18l-26 7z" fill="#fff" />
      <path d="m16 18 26-9 26 9-26 7z" fill="currentColor" />
      <path d="M42 25v24" />
    </>
  ),
}

const usual: Partial<Record<Finish, string>> = { foil: '#c9a227', box: '#ffffff' }

const FinishSign = ({ sign, colour = usual[sign] }: { sign: Finish; colour: string | undefined }) => (
  <span aria-hidden="true" className="relative mb-3 block h-13 w-21">
    <svg aria-hidden="true" viewBox="8 0 84 52" className="finish-sign" style={{ color: colour }}>
      {drawings[sign]}
    </svg>
    <span className="struck hidden group-has-aria-disabled/cell:block" />
  </span>
)
