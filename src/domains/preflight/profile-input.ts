import { z } from 'zod'
import { line } from '../../lib/fields.ts'

/** The checks of a file, in the order in which they are shown (PRE-2). */
export const checks = [
  'unread',
  'damaged',
  'locked',
  'partlyRead',
  'pageCount',
  'size',
  'orientation',
  'mixedSizes',
  'bleed',
  'whiteEdge',
  'textCut',
  'textMargin',
  'partMargin',
  'resolution',
  'fonts',
  'rgb',
  'icc',
  'spots',
  'ink',
  'whiteOverprint',
  'overprint',
  'transparency',
  'hairline',
  'smallText',
  'richText',
  'printForbidden',
  'encrypted',
  'annotations',
  'forms',
  'scripts',
  'layers',
  'attachments',
  'outputIntent',
  'emptyPage',
] as const
export const check = z.enum(checks)
export type Check = z.infer<typeof check>

/** `must`: the order waits for a better file; `look`: accepted with one press. */
export const severity = z.enum(['must', 'look', 'off'])
export type Severity = z.infer<typeof severity>

export const profileKinds = [
  'card',
  'leaflet',
  'brochure',
  'largeFormat',
  'sticker',
  'textile',
  'gift',
] as const
export type ProfileKind = (typeof profileKinds)[number]

const millimetres = z.number().min(0).max(20_000)
/** The severity of each check unless a profile sets another. */
const usual: Record<Check, Severity> = {
  unread: 'look',
  damaged: 'look',
  locked: 'must',
  partlyRead: 'look',
  pageCount: 'must',
  size: 'must',
  orientation: 'must',
  mixedSizes: 'look',
  bleed: 'must',
  whiteEdge: 'must',
  textCut: 'look',
  textMargin: 'look',
  partMargin: 'look',
  resolution: 'must',
  fonts: 'must',
  rgb: 'look',
  icc: 'off',
  spots: 'look',
  ink: 'must',
  whiteOverprint: 'must',
  overprint: 'look',
  transparency: 'look',
  hairline: 'look',
  smallText: 'look',
  richText: 'look',
  printForbidden: 'must',
  encrypted: 'look',
  annotations: 'look',
  forms: 'look',
  scripts: 'look',
  layers: 'look',
  attachments: 'look',
  outputIntent: 'off',
  emptyPage: 'look',
}

/** The rules for a product's files. Sizes are of the finished piece. */
export const profile = z.object({
  kind: z.enum(profileKinds),
  /** mm; an empty list accepts any size. */
  sizes: z.array(z.object({ width: millimetres, height: millimetres })).max(50),
  /** `max` null means no limit. */
  pages: z.object({ min: z.int().min(1).max(2000), max: z.int().min(1).max(2000).nullable() }),
  /** How far artwork must reach beyond the cut, mm. */
  bleed: millimetres,
  /** How far texts stay away from the cut, mm. */
  safe: millimetres,
  /** dpi: below `must` it has to be fixed, below `look` it is worth a look. */
  resolution: z.object({ must: z.int().min(1).max(2400), look: z.int().min(1).max(2400) }),
  /** Per cent, in tens; `area` is the per cent of the page that may have more. */
  ink: z.object({
    must: z.int().multipleOf(10).min(200).max(400),
    look: z.int().multipleOf(10).min(200).max(400),
    area: z.number().min(0).max(100),
  }),
  /** Named inks that the product is printed with. */
  spots: z.array(line(100, { min: 1 })).max(20),
  /** Points. */
  thinnestLine: z.number().min(0).max(10),
  smallestText: z.number().min(0).max(100),
  smallestRichText: z.number().min(0).max(100),
  /** The scales, 1 to n, at which a file may be drawn. */
  scales: z.array(z.int().min(1).max(100)).min(1).max(5),
  /** Checks that aren't named here have their default severity. */
  severities: z.partialRecord(check, severity),
  /** Staff make every proof: the customer's own file is never one. */
  staffProof: z.boolean().default(false),
})
export type Profile = z.infer<typeof profile>

const offset: Omit<Profile, 'kind' | 'pages'> = {
  sizes: [],
  bleed: 3,
  safe: 3,
  resolution: { must: 150, look: 300 },
  ink: { must: 320, look: 300, area: 0.1 },
  spots: [],
  thinnestLine: 0.25,
  smallestText: 5,
  smallestRichText: 10,
  scales: [1],
  severities: {},
  staffProof: false,
}

/** What is printed onto a piece that is there already, on one side or two: nothing is cut, and any ink will do. */
const uncut: Omit<Profile, 'kind'> = {
  ...offset,
  pages: { min: 1, max: 2 },
  bleed: 0,
  safe: 0,
  severities: { orientation: 'off', size: 'look', whiteEdge: 'off', ink: 'off', rgb: 'off' },
}

/** The first values of a new profile. */
export const defaultProfiles: Record<ProfileKind, Profile> = {
  card: { ...offset, kind: 'card', pages: { min: 1, max: 2 } },
  leaflet: { ...offset, kind: 'leaflet', pages: { min: 1, max: 6 } },
  brochure: {
    ...offset,
    kind: 'brochure',
    safe: 5,
    pages: { min: 4, max: null },
    severities: { outputIntent: 'look' },
  },
  // It is seen from metres away: a fifth of the dots, and lines and texts as large as the sheet allows.
  largeFormat: {
    ...offset,
    kind: 'largeFormat',
    pages: { min: 1, max: 1 },
    bleed: 10,
    safe: 20,
    resolution: { must: 40, look: 72 },
    thinnestLine: 1,
    smallestText: 12,
    smallestRichText: 12,
    scales: [1, 10],
    severities: { rgb: 'off', transparency: 'off', richText: 'off' },
  },
  // Several stickers may come on pages of one file, each with its line to cut along.
  sticker: {
    ...offset,
    kind: 'sticker',
    pages: { min: 1, max: null },
    bleed: 2,
    safe: 2,
    spots: ['CutContour'],
  },
  textile: { ...uncut, kind: 'textile', resolution: { must: 100, look: 200 } },
  gift: { ...uncut, kind: 'gift' },
}

/** For artwork of a product without a profile, whose size is unknown. */
export const anyProfile: Profile = { ...offset, kind: 'leaflet', pages: { min: 1, max: null } }

export const severityOf = ({ severities }: Profile, name: Check): Severity => severities[name] ?? usual[name]
