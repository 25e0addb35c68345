import { type Facts, facts, type PageFacts } from '../facts.ts'
import { Unread } from './unread.ts'

/**
 * Things of one kind on all pages together, shared out evenly; the most important come first on each page.
 */
const maxThings = 40_000
const maxFonts = 200
/** Characters of all pages' painted cells; anything beyond wasn't looked at. */
const maxCellCharacters = 8_000_000
/** The maximum length of names in PDF. */
const maxNameLength = 127

/**
 * The facts in a form that can be stored and always read (PRE-9): each number finite, each name fit for the
 * database, no list longer than an order's page can show.
 * @throws Unread `tooComplex` when they still have another form
 */
export function storableFacts(found: Facts): Facts {
  const perPage = Math.max(4, Math.floor(maxThings / Math.max(1, found.pages.length)))
  let cells = 0
  const pages = found.pages.map((page) => {
    cells += page.painted?.bits.length ?? 0
    return storablePage(page, perPage, cells <= maxCellCharacters)
  })
  const fonts = found.fonts
    .slice(0, maxFonts)
    .map((font) => ({ ...font, name: storableName(font.name), pages: font.pages.slice(0, perPage) }))
  const outputIntent = found.outputIntent === null ? null : storableName(found.outputIntent)
  const stored = facts.safeParse(withFiniteNumbers({ ...found, pages, fonts, outputIntent }))
  if (!stored.success) throw new Unread('tooComplex', stored.error)
  return stored.data
}

const storablePage = (page: PageFacts, limit: number, keepsCells: boolean): PageFacts => ({
  ...page,
  pictures: page.pictures.slice(0, limit),
  texts: page.texts?.slice(0, limit) ?? null,
  parts: page.parts.slice(0, limit),
  spots: page.spots.slice(0, limit).map((spot) => ({ ...spot, name: storableName(spot.name) })),
  painted: keepsCells ? page.painted : null,
})

/** Without characters that can't be stored as text or seen. */
const storableName = (name: string): string =>
  [...name.toWellFormed().replace(/\p{C}/gu, '')].slice(0, maxNameLength).join('')

/** JSON knows no infinite number, and no negative zero. */
function withFiniteNumbers(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : 0
  if (Array.isArray(value)) return value.map(withFiniteNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiniteNumbers(inner)]))
}
