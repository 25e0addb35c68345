import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { FileCheck } from '../../db/generated/client.ts'
import type { Language } from '../../lib/languages.ts'
import { unseal } from '../../lib/sealed.ts'
import { turnSides } from '../order-status/turn-acts.ts'
import { isForPrepress } from '../preflight/prepress-looks.ts'
import {
  findingSchema,
  findingsInLanguage,
  findingsOf,
  pageSchema,
  pagesOf,
} from '../preflight/version-findings.ts'
import { fileKinds } from './file-kinds.ts'
import { artworkStateNames } from './states.ts'

const acts = [
  'send',
  'unlock',
  'askDesign',
  'ownArtwork',
  'askNew',
  'skip',
  'propose',
  'askChanges',
  'approve',
  'withdraw',
] as const

const fileSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  check: z.enum(FileCheck),
  /** False once its time is over and it can't be downloaded any more. */
  isKept: z.boolean(),
  /** A password was given; where the file is still locked, it was the wrong one. */
  hasPassword: z.boolean(),
  /** The password, for staff only. */
  password: z.string().optional(),
})

export const versionSchema = z.object({
  number: z.int(),
  sentAt: z.iso.datetime(),
  by: z.enum(['customer', 'staff']),
  note: z.string(),
  files: z.array(fileSchema),
  pages: z.array(pageSchema),
  findings: z.array(findingSchema),
  /** Checks that found nothing wrong. */
  passed: z.array(z.string()),
  /** Findings that the customer accepted; `page` is null for the whole version. */
  seen: z.array(
    z.object({ check: z.string(), page: z.int().nullable(), name: z.string(), at: z.iso.datetime() }),
  ),
})
export type VersionView = z.infer<typeof versionSchema>

/**
 * The artwork of an order: its state, whose turn it is, what the caller can do with it, and every version,
 * newest first. `request` is what staff ask for.
 */
export const artworkSchema = z.object({
  orderId: z.int(),
  state: z.enum(artworkStateNames),
  turn: z.enum(turnSides),
  acts: z.array(z.enum(acts)),
  isPrintable: z.boolean(),
  request: z.string(),
  versions: z.array(versionSchema),
  /**
   * mm of the finished piece: how far artwork must reach beyond the cut, and how far texts stay away from it.
   */
  lines: z.object({ bleed: z.number(), safe: z.number() }),
  /** Bytes: the limit of one file, and what is left for the order's files together. */
  limits: z.object({ file: z.int(), left: z.int() }),
})
export type ArtworkView = z.infer<typeof artworkSchema>

export const versionParts = {
  files: {
    orderBy: { position: 'asc' },
    include: { pages: { select: { page: true, previewKey: true, text: { select: { page: true } } } } },
  },
  seen: { orderBy: [{ page: 'asc' }, { check: 'asc' }] },
} as const satisfies Prisma.ArtworkVersionInclude
export type VersionRow = Prisma.ArtworkVersionGetPayload<{ include: typeof versionParts }>

type Reader = { language: Language; isStaff: boolean; key: string | undefined }

export function toVersion(
  row: VersionRow,
  profile: unknown,
  { language, isStaff, key }: Reader,
): VersionView {
  const wasRead = row.files.some(({ check }) => check === 'Read')
  const { findings, passed } = findingsInLanguage(row, profile, language)
  return {
    number: row.number,
    sentAt: row.createdAt.toISOString(),
    by: row.byStaff ? 'staff' : 'customer',
    note: row.note,
    files: row.files.map(({ id, name, kind, size, sha256, check, removedAt, password }) => ({
      id,
      name,
      kind: z.enum(fileKinds).parse(kind),
      size: Number(size),
      sha256: Buffer.from(sha256).toString('hex'),
      check,
      isKept: removedAt === null,
      hasPassword: password !== null,
      ...(isStaff && { password: (password && unseal(password, key)) ?? '' }),
    })),
    pages: pagesOf(row, profile),
    findings,
    passed: wasRead ? passed : [],
    seen: row.seen.map(({ check, page, name, at }) => ({
      check,
      page: page === 0 ? null : page,
      name,
      at: at.toISOString(),
    })),
  }
}

/** Findings that only want the customer's look, once for each check and page (0 for the whole version). */
export function looksOf(
  row: Parameters<typeof findingsOf>[0],
  profile: unknown,
): { check: string; page: number }[] {
  const looks = findingsOf(row, profile).filter(
    ({ severity, check }) => severity === 'look' && !isForPrepress(check),
  )
  const byPlace = new Map(looks.map(({ check, page = 0 }) => [`${check} ${page}`, { check, page }]))
  return [...byPlace.values()]
}

/** Those that the customer hasn't accepted yet. */
export const openLooks = (row: VersionRow, profile: unknown): number =>
  looksOf(row, profile).filter(
    ({ check, page }) => !row.seen.some((one) => one.check === check && one.page === page),
  ).length

/** Actions of the page, without those that only the site performs. */
export const offered = (all: readonly string[]): ArtworkView['acts'] =>
  acts.filter((act) => all.includes(act))
