import type { PDFDict } from '@cantoo/pdf-lib'
import { type Box, everything } from './box.ts'
import { black, type Colour } from './colour.ts'
import { asName, dictEntry, entry, itemsOf, numberEntry } from './dictionaries.ts'
import { identity, type Matrix } from './matrix.ts'

/** What a shape is filled or drawn with: a colour, or a pattern by its dictionary. */
export type Ink = { colour: Colour; pattern: PDFDict | null }

export type GraphicsState = {
  ctm: Matrix
  clip: Box
  fill: Ink
  stroke: Ink
  lineWidth: number
  fillOverprints: boolean
  strokeOverprints: boolean
  fillAlpha: number
  strokeAlpha: number
  blends: boolean
  hasSoftMask: boolean
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
  fillAlpha: 1,
  strokeAlpha: 1,
  blends: false,
  hasSoftMask: false,
  fontSize: 0,
  leading: 0,
  rise: 0,
  horizontal: 1,
  renderMode: 0,
}

/** A transparency group is put together on its own, and laid over what is under it as a whole. */
export const ofGroup = (state: GraphicsState): GraphicsState => ({
  ...state,
  fillAlpha: 1,
  strokeAlpha: 1,
  blends: false,
  hasSoftMask: false,
})

const unblended = new Set(['Normal', 'Compatible'])

/** What an `ExtGState` dictionary changes. */
export function extend(state: GraphicsState, dict: PDFDict): GraphicsState {
  const strokeOverprints = flag(dict, 'OP') ?? state.strokeOverprints
  const blend = entry(dict, 'BM')
  const blends = [asName(blend), ...itemsOf(blend).map(asName)].filter((name) => name !== undefined)
  const [size] = itemsOf(entry(dict, 'Font')).length === 2 ? [numberOf(dict)] : []
  return {
    ...state,
    strokeOverprints,
    // Without one of its own, what is said of lines counts for both.
    fillOverprints: flag(dict, 'op') ?? flag(dict, 'OP') ?? state.fillOverprints,
    fillAlpha: numberEntry(dict, 'ca') ?? state.fillAlpha,
    strokeAlpha: numberEntry(dict, 'CA') ?? state.strokeAlpha,
    lineWidth: numberEntry(dict, 'LW') ?? state.lineWidth,
    blends: blends.length > 0 ? !blends.some((name) => unblended.has(name)) : state.blends,
    hasSoftMask: softMask(dict) ?? state.hasSoftMask,
    fontSize: size ?? state.fontSize,
  }
}

function flag(dict: PDFDict, key: string): boolean | undefined {
  const written = entry(dict, key)?.toString()
  if (written === 'true') return true
  return written === 'false' ? false : undefined
}

function softMask(dict: PDFDict): boolean | undefined {
  if (dictEntry(dict, 'SMask')) return true
  return asName(entry(dict, 'SMask')) === 'None' ? false : undefined
}

function numberOf(dict: PDFDict): number | undefined {
  const written = itemsOf(entry(dict, 'Font'))[1]?.toString()
  const size = Number(written)
  return Number.isFinite(size) ? size : undefined
}

export const isTransparent = (state: GraphicsState, alpha: number): boolean =>
  alpha < 0.999 || state.blends || state.hasSoftMask
