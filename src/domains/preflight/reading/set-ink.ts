import type { PDFDict } from '@cantoo/pdf-lib'
import { type ColourSpace, cmyk, gray, namedSpace, rgb } from './colour-space.ts'
import { dictEntry } from './dictionaries.ts'
import type { GraphicsState, Ink } from './graphics-state.ts'
import { nameOf, numbersIn, type Operand } from './tokens.ts'

const plainSpaces: ReadonlyMap<string, ColourSpace> = new Map([
  ['g', gray],
  ['rg', rgb],
  ['k', cmyk],
])

/** The state after an operator that sets a colour: upper case for strokes, lower case for fills. */
export function setInk(
  operator: string,
  operands: readonly Operand[],
  state: GraphicsState,
  resources: PDFDict | undefined,
): GraphicsState {
  const small = operator.toLowerCase()
  const ofFills = operator === small
  const ink = inkAfter(small, operands, ofFills ? state.fill : state.stroke, resources)
  if (ink === null) return state
  return ofFills ? { ...state, fill: ink } : { ...state, stroke: ink }
}

function inkAfter(
  operator: string,
  operands: readonly Operand[],
  before: Ink,
  resources: PDFDict | undefined,
): Ink | null {
  const plain = plainSpaces.get(operator)
  if (plain) return { colour: { space: plain, values: numbersIn(operands) }, pattern: null }
  if (operator === 'cs') {
    const space = namedSpace(nameOf(operands[0]) ?? '', resources)
    return { colour: { space, values: initialValues(space) }, pattern: null }
  }
  if (operator !== 'sc' && operator !== 'scn') return null
  const name = nameOf(operands.at(-1))
  if (name === undefined)
    return { colour: { space: before.colour.space, values: numbersIn(operands) }, pattern: null }
  const patterns = resources && dictEntry(resources, 'Pattern')
  return { colour: before.colour, pattern: (patterns && dictEntry(patterns, name)) ?? null }
}

function initialValues({ kind, components, inks }: ColourSpace): number[] {
  if (inks !== undefined) return Array.from({ length: components }, () => 1)
  return kind === 'cmyk' ? [0, 0, 0, 1] : Array.from({ length: components }, () => 0)
}
