import { z } from 'zod'

/** mm from the upper left corner of the sheet, upright: of a PDF its media box. */
export const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Place = z.infer<typeof place>

/** The kinds of colour: `bitmap` is one bit a pixel, `spot` one or more named inks. */
const colourKind = z.enum(['bitmap', 'gray', 'rgb', 'cmyk', 'lab', 'spot', 'unknown'])
export type ColourKind = z.infer<typeof colourKind>

const pictureFacts = z.object({
  where: place,
  pixels: z.object({ width: z.int(), height: z.int() }),
  /** In the coarser direction, as placed on the page. */
  dpi: z.number(),
  colours: colourKind,
  /** Whether it has its own colour profile. */
  icc: z.boolean(),
})
export type PictureFacts = z.infer<typeof pictureFacts>

/** `size` in points, as placed on the page. */
const textFacts = z.object({ where: place, size: z.number() })
export type TextFacts = z.infer<typeof textFacts>

/** Ink levels from 200 % to 400 % in steps of ten: `above[n]` is the area in mm² with more than 200 + 10 n. */
const inkFacts = z.object({
  /** `all` are pictures and vectors; with `pictures` vectors overlap in ways that only a RIP computes. */
  of: z.enum(['all', 'pictures']),
  above: z.array(z.number()).length(21),
  where: place.nullable(),
})
export type InkFacts = z.infer<typeof inkFacts>

/** Cells that aren't white, one bit each, row by row from the upper left; `bits` is deflated, in base64. */
const paintedFacts = z.object({ columns: z.int(), rows: z.int(), bits: z.string() })
export type PaintedFacts = z.infer<typeof paintedFacts>

const pageFacts = z.object({
  /** From 1. */
  number: z.int(),
  /** mm, upright. */
  width: z.number(),
  height: z.number(),
  trim: place.nullable(),
  pictures: z.array(pictureFacts),
  /** The nearest to the edges come first; null when they couldn't be read in time. */
  texts: z.array(textFacts).nullable(),
  smallestText: textFacts.nullable(),
  /** All other drawn objects that lie on the page as a whole, the nearest to the edges first. */
  parts: z.array(place),
  /** Vectors and texts in RGB or Lab; white isn't counted. */
  rgb: place.nullable(),
  /** Named inks that are printed. */
  spots: z.array(z.object({ name: z.string(), where: place })),
  transparency: place.nullable(),
  /** Objects that overprint, other than plain black. */
  overprint: place.nullable(),
  whiteOverprint: place.nullable(),
  /** Points. */
  thinnestLine: z.object({ width: z.number(), where: place }).nullable(),
  /** The smallest text in black of several inks. */
  smallestRichText: textFacts.nullable(),
  ink: inkFacts,
  /** Without links, which don't print. */
  annotations: z.object({ count: z.int(), where: place.nullable() }),
  /** Null when it couldn't be read in time. */
  painted: paintedFacts.nullable(),
  isEmpty: z.boolean(),
})
export type PageFacts = z.infer<typeof pageFacts>

const fontFacts = z.object({ name: z.string(), isEmbedded: z.boolean(), pages: z.array(z.int()) })
export type FontFacts = z.infer<typeof fontFacts>

/**
 * The facts of a file (PRE-1), read once and stored; {@link judge} compares them with a profile whenever the
 * profile changes.
 */
export const facts = z.object({
  kind: z.enum(['pdf', 'jpeg', 'png', 'tiff']),
  pageCount: z.int(),
  /** The pages that could be read in time. */
  pages: z.array(pageFacts),
  fonts: z.array(fontFacts),
  isEncrypted: z.boolean(),
  canBePrinted: z.boolean(),
  hasForms: z.boolean(),
  hasScripts: z.boolean(),
  layers: z.int(),
  attachments: z.int(),
  /** The printing condition that the file names. */
  outputIntent: z.string().nullable(),
})
export type Facts = z.infer<typeof facts>

export const checkedKinds = ['pdf', 'jpeg', 'png', 'tiff'] as const
export type CheckedKind = (typeof checkedKinds)[number]

/**
 * Why there are no facts: locked by a password, empty, damaged or of another kind than its name says, or
 * beyond the time or memory for a file.
 */
const unreadReason = z.enum(['locked', 'empty', 'damaged', 'tooComplex'])
export type UnreadReason = z.infer<typeof unreadReason>

/** The result of reading a file. */
export const reading = z.union([z.object({ facts }), z.object({ unread: unreadReason })])
export type Reading = z.infer<typeof reading>

/** The version of the schema above; facts that an earlier program stored may have a lower one. */
export const readingVersion = 1

/**
 * The stored reading of a file; null before there is one. One that can't be parsed any more counts as
 * unreadable (PRE-9).
 */
export function storedReading(stored: unknown): Reading | null {
  if (stored === null || stored === undefined) return null
  return reading.safeParse(stored).data ?? { unread: 'tooComplex' }
}
