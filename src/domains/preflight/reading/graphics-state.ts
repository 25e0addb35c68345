import { type PDFDict, PDFNumber } from '@cantoo/pdf-lib'
import { bounded } from './bounded.ts'
import { type Box, everything } from './box.ts'
import { black, type Colour } from './colour.ts'
import { asName, dictEntry, dictOf, entry, itemsOf, numberEntry } from './dictionaries.ts'
import { type Font, fontOf } from './font.ts'
import { identity, type Matrix } from './matrix.ts'

/** A fill or stroke: a colour, or a pattern by its dictionary. */
export type Ink = { colour: Colour; pattern: PDFDict | null }

export type GraphicsState = {
  ctm: Matrix
  clip: Box
  fill: Ink
  stroke: Ink
  lineWidth: number
  fillOverprints: boolean
  strokeOverprints: boolean
  /** The overprint mode 1: inks of 0 leave what is under them. */
  keepsUnderZero: boolean
  fillAlpha: number
  strokeAlpha: number
  blends: boolean
  hasSoftMask: boolean
  /** Null before one is chosen. */
  font: Font | null
  fontSize: number
  leading: number
  rise: number
  horizontal: number
  renderMode: number
}

const plain: Ink = { colour: black, pattern: null }

export const initialState: GraphicsState = {
  ctm: identity,
  clip: everything,
  fill: plain,
  stroke: plain,
  lineWidth: 1,
  fillOverprints: false,
  strokeOverprints: false,
  keepsUnderZero: false,
  fillAlpha: 1,
  strokeAlpha: 1,
  blends: false,
  hasSoftMask: false,
  font: null,
  fontSize: 0,
  leading: 0,
  rise: 0,
  horizontal: 1,
  renderMode: 0,
}

/** A transparency group is composed on its own, and laid over what is under it as a whole. */
export const ofGroup = (state: GraphicsState): GraphicsState => ({
  ...state,
  fillAlpha: 1,
  strokeAlpha: 1,
  blends: false,
  hasSoftMask: false,
})

const unblended = new Set(['Normal', 'Compatible'])

/** The changes of an `ExtGState` dictionary. */
export function extend(state: GraphicsState, dict: PDFDict): GraphicsState {
  const strokeOverprints = flag(dict, 'OP') ?? state.strokeOverprints
  const blend = entry(dict, 'BM')
  const blends = [asName(blend), ...itemsOf(blend).map(asName)].filter((name) => name !== undefined)
  const [font, size] = itemsOf(entry(dict, 'Font'))
  const fontDict = dictOf(font)
  return {
    ...state,
    strokeOverprints,
    // Without its own entry, that of strokes counts for both.
    fillOverprints: flag(dict, 'op') ?? flag(dict, 'OP') ?? state.fillOverprints,
    keepsUnderZero: modeOf(dict) ?? state.keepsUnderZero,
    fillAlpha: numberEntry(dict, 'ca') ?? state.fillAlpha,
    strokeAlpha: numberEntry(dict, 'CA') ?? state.strokeAlpha,
    lineWidth: Math.max(0, numberEntry(dict, 'LW') ?? state.lineWidth),
    blends: blends.length > 0 ? !blends.some((name) => unblended.has(name)) : state.blends,
    hasSoftMask: softMask(dict) ?? state.hasSoftMask,
    font: fontDict ? fontOf(fontDict) : state.font,
    fontSize: size instanceof PDFNumber ? bounded(size.asNumber()) : state.fontSize,
  }
}

function flag(dict: PDFDict, key: string): boolean | undefined {
  const written = entry(dict, key)?.toString()
  if (written === 'true') return true
  return written === 'false' ? false : undefined
}

function modeOf(dict: PDFDict): boolean | undefined {
  const mode = numberEntry(dict, 'OPM')
  return mode === undefined ? undefined : mode === 1
}

function softMask(dict: PDFDict): boolean | undefined {
  if (dictEntry(dict, 'SMask')) return true
  return asName(entry(dict, 'SMask')) === 'None' ? false : undefined
}

export const isTransparent = (state: GraphicsState, alpha: number): boolean =>
  alpha < 0.999 || state.blends || state.hasSoftMask
