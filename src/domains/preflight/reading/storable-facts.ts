import { type Facts, facts, type PageFacts } from '../facts.ts'
import { Unread } from './unread.ts'

/** Things of one kind on all pages together, shared out evenly: those that matter most are first on each page. */
const mostThings = 40_000
const mostFonts = 200
/** Characters of all pages' painted cells: what would be more was not looked at. */
const mostCells = 8_000_000
/** The length that PDF gives names. */
const longestName = 127

/**
 * The facts as they may be stored and are read for ever (PRE-9): each number finite, each name fit for the database, no
 * list longer than an order's page can bear.
 * @throws Unread `tooComplex` when they have another form even so
 */
export function storableFacts(found: Facts): Facts {
  const perPage = Math.max(4, Math.floor(mostThings / Math.max(1, found.pages.length)))
  let cells = 0
  const pages = found.pages.map((page) => {
    cells += page.painted?.bits.length ?? 0
    return storablePage(page, perPage, cells <= mostCells)
  })
  const fonts = found.fonts
    .slice(0, mostFonts)
    .map((font) => ({ ...font, name: storableName(font.name), pages: font.pages.slice(0, perPage) }))
  const outputIntent = found.outputIntent === null ? null : storableName(found.outputIntent)
  const stored = facts.safeParse(withFiniteNumbers({ ...found, pages, fonts, outputIntent }))
  if (!stored.success) throw new Unread('tooComplex', stored.error)
  return stored.data
}

const storablePage = (page: PageFacts, most: number, keepsCells: boolean): PageFacts => ({
  ...page,
  pictures: page.pictures.slice(0, most),
  texts: page.texts?.slice(0, most) ?? null,
  parts: page.parts.slice(0, most),
  spots: page.spots.slice(0, most).map((spot) => ({ ...spot, name: storableName(spot.name) })),
  painted: keepsCells ? page.painted : null,
})

/** Without what can't be stored as text or can't be seen. */
const storableName = (name: string): string =>
  [...name.toWellFormed().replace(/\p{C}/gu, '')].slice(0, longestName).join('')

/** JSON knows no infinite number, and no zero with a sign. */
function withFiniteNumbers(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : 0
  if (Array.isArray(value)) return value.map(withFiniteNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiniteNumbers(inner)]))
}
