import { z } from 'zod'
import type { ArtworkFile } from '../../db/generated/client.ts'
import type { Language } from '../../lib/languages.ts'
import { type Facts, place, type Reading, storedReading } from './facts.ts'
import { type Finding as FileFinding, finding } from './finding-output.ts'
import { findingText, passedTexts } from './finding-text.ts'
import { fitPage } from './fit-page.ts'
import { inOrder, judge, judgeUnread } from './judge.ts'
import { anyProfile, type Profile, profile } from './profile-input.ts'

/**
 * What the checks found in a version, in the reader's language: `must` has to be fixed before printing,
 * `look` only needs a look. `page` counts through all files of the version, `where` is in mm of the page as
 * its picture shows it.
 */
export const findingSchema = finding.extend({
  /** The number of the file within the version, from 1. */
  file: z.int(),
  text: z.object({
    what: z.string(),
    actual: z.string().nullable(),
    target: z.string().nullable(),
    note: z.string().nullable(),
    mend: z.string(),
  }),
})
export type Finding = FileFinding & { file: number }

/** A page of a version. Lengths are mm; `trim` is where it is cut, `scale` how many times larger it is printed. */
export const pageSchema = z.object({
  page: z.int(),
  fileId: z.int(),
  pageOfFile: z.int(),
  width: z.number(),
  height: z.number(),
  trim: place,
  scale: z.number(),
  hasPicture: z.boolean(),
  /** Whether its text can be extracted. */
  hasText: z.boolean(),
  /** Colours that are converted to CMYK for print, and named inks beside them. */
  inks: z.object({ rgb: z.boolean(), spots: z.array(z.string()) }),
})
type PageView = z.infer<typeof pageSchema>

type ReadFile = Pick<ArtworkFile, 'id' | 'position' | 'facts'>

/** The rules by which an order's artwork is judged; artwork that no one asked for may have any size. */
export const profileOf = (rules: unknown): Profile => profile.safeParse(rules).data ?? anyProfile

/**
 * The findings of a version by its files' facts and the slot's profile, the ones that must be fixed first.
 */
export function findingsOf(version: { files: readonly ReadFile[] }, rules: unknown): Finding[] {
  const rule = profileOf(rules)
  const files = readFiles(version.files)
  const pageCount = files.reduce((sum, { facts }) => sum + (facts?.pageCount ?? 0), 0)
  const findings = files.flatMap(({ position: file, read, facts, before }) => {
    if (facts === null) return read === null || 'facts' in read ? [] : unread(read, rule, file)
    return judge(facts, rule, pageCount - facts.pageCount)
      .filter(({ check }) => check !== 'pageCount' || before === 0)
      .map((one) => ({ ...one, file, ...(one.page !== undefined && { page: one.page + before }) }))
  })
  return findings.sort(inOrder)
}

const unread = (read: Extract<Reading, { unread: unknown }>, rule: Profile, file: number): Finding[] =>
  judgeUnread(read.unread, rule).map((one) => ({ ...one, file }))

/** The findings of a version in a language, and the checks that passed. */
export function findingsInLanguage(
  version: { files: readonly ReadFile[] },
  rules: unknown,
  language: Language,
): { findings: z.infer<typeof findingSchema>[]; passed: string[] } {
  const findings = findingsOf(version, rules)
  const isInkWhole = readFiles(version.files).every(
    ({ facts }) => facts?.pages.every(({ ink }) => ink.of === 'all') ?? true,
  )
  return {
    findings: findings.map((one) => ({ ...one, text: findingText(one, language) })),
    passed: passedTexts(findings, profileOf(rules), language, isInkWhole),
  }
}

type Pictured = ReadFile & {
  pages: readonly { page: number; previewKey: string | null; text: object | null }[]
}

/** The pages of all files of a version that could be read, in order. */
export function pagesOf(version: { files: readonly Pictured[] }, rules: unknown): PageView[] {
  const rule = profileOf(rules)
  const pictures = new Map(version.files.map(({ id, pages }) => [id, pages]))
  return readFiles(version.files).flatMap(({ id: fileId, facts, before }) =>
    (facts?.pages ?? []).map((page) => {
      const { trim, scale } = fitPage(page, facts?.kind ?? 'pdf', rule)
      const picture = pictures.get(fileId)?.find((one) => one.page === page.number)
      return {
        page: before + page.number,
        fileId,
        pageOfFile: page.number,
        width: page.width,
        height: page.height,
        trim,
        scale,
        hasPicture: picture !== undefined && picture.previewKey !== null,
        hasText: picture !== undefined && picture.text !== null,
        inks: {
          rgb:
            page.rgb !== null || page.pictures.some(({ colours }) => colours === 'rgb' || colours === 'lab'),
          spots: page.spots.map(({ name }) => name),
        },
      }
    }),
  )
}

/** Files with their facts; `before` counts the pages of earlier files. */
function readFiles(
  files: readonly ReadFile[],
): (ReadFile & { read: Reading | null; facts: Facts | null; before: number })[] {
  let before = 0
  return files
    .toSorted((one, other) => one.position - other.position)
    .map((file) => {
      const read = storedReading(file.facts)
      const facts = read !== null && 'facts' in read ? read.facts : null
      const found = { ...file, read, facts, before }
      before += facts?.pageCount ?? 0
      return found
    })
}
