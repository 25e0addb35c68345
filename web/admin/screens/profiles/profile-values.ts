import type { inferRouterOutputs } from '@trpc/server'
import { z } from 'zod'
import { newProfileSchema, profileRules } from '../../../../src/domains/catalog/profile-input.ts'
import {
  anyProfile,
  type Check,
  checks,
  defaultProfiles,
  type ProfileKind,
  type Profile as Rules,
  type Severity,
  severityOf,
} from '../../../../src/domains/preflight/profile-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { messageOf } from '../../../../src/lib/validation.ts'

export type Profile = inferRouterOutputs<AppRouter>['profiles']['byId']

const figures = [
  'pagesMin',
  'pagesMax',
  'bleed',
  'safe',
  'resolutionMust',
  'resolutionLook',
  'inkMust',
  'inkLook',
  'inkArea',
  'thinnestLine',
  'smallestText',
  'smallestRichText',
] as const
export type Figure = (typeof figures)[number]

/** Figures and lists as they are typed. */
export type RuleValues = Record<Figure, string> & {
  kind: ProfileKind
  /** One size per line, such as 90 × 50; empty for any. */
  sizes: string
  /** One per line. */
  spots: string
  /** Numbers, such as 1, 10. */
  scales: string
  severities: Record<Check, Severity>
  staffProof: boolean
}
export type ProfileValues = RuleValues & { name: string; name_ru: string; name_en: string }

/** A rule's figures as the fields show them. */
export function ruleValues(rules: Rules): RuleValues {
  const { kind, pages, resolution, ink, staffProof } = rules
  const severities = Object.fromEntries(checks.map((check) => [check, severityOf(rules, check)]))
  return {
    kind,
    sizes: rules.sizes.map(({ width, height }) => `${written(width)} × ${written(height)}`).join('\n'),
    pagesMin: written(pages.min),
    pagesMax: pages.max === null ? '' : written(pages.max),
    bleed: written(rules.bleed),
    safe: written(rules.safe),
    resolutionMust: written(resolution.must),
    resolutionLook: written(resolution.look),
    inkMust: written(ink.must),
    inkLook: written(ink.look),
    inkArea: written(ink.area),
    thinnestLine: written(rules.thinnestLine),
    smallestText: written(rules.smallestText),
    smallestRichText: written(rules.smallestRichText),
    spots: rules.spots.join('\n'),
    scales: rules.scales.join(', '),
    severities: severities as Record<Check, Severity>,
    staffProof,
  }
}

const blankNames = { name: '', name_ru: '', name_en: '' }
export const blankProfile = (): ProfileValues => ({ ...blankNames, ...ruleValues(defaultProfiles.card) })

export const readProfile = ({ name, name_ru, name_en, rules, updatedAt }: Profile) => ({
  values: { name, name_ru, name_en, ...ruleValues(rules) } satisfies ProfileValues,
  version: updatedAt,
})

/** The fields as the server takes them; the schema refuses a figure that isn't one. */
export function rulesOf(values: RuleValues): Rules {
  const { kind, severities, staffProof } = values
  const number = (figure: Figure) => read(values[figure])
  const unusual = checks.filter((check) => severities[check] !== severityOf(anyProfile, check))
  return {
    kind,
    staffProof,
    sizes: lines(values.sizes).map(readSize),
    pages: {
      min: number('pagesMin'),
      max: values.pagesMax.trim() === '' ? null : number('pagesMax'),
    },
    bleed: number('bleed'),
    safe: number('safe'),
    resolution: { must: number('resolutionMust'), look: number('resolutionLook') },
    ink: { must: number('inkMust'), look: number('inkLook'), area: number('inkArea') },
    spots: lines(values.spots),
    thinnestLine: number('thinnestLine'),
    smallestText: number('smallestText'),
    smallestRichText: number('smallestRichText'),
    scales: values.scales.split(/[,;\s]+/).flatMap((scale) => (scale === '' ? [] : [read(scale)])),
    severities: Object.fromEntries(unusual.map((check) => [check, severities[check]])),
  }
}

const written = (figure: number): string => String(figure).replace('.', ',')
const read = (text: string): number => {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? Number.NaN : Number(trimmed)
}
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Reads 90 × 50, 90x50, 90*50, also with decimals and mm. */
function readSize(line: string): { width: number; height: number } {
  const [, width = '', height = ''] =
    /^([\d.,]+)\s*(?:(?:mm|мм)\s*)?[×xх*]\s*([\d.,]+)\s*(?:mm|мм)?$/i.exec(line) ?? []
  return { width: read(width), height: read(height) }
}

const text = z.string()
const typed = z.object({
  ...newProfileSchema.omit({ rules: true }).shape,
  ...(Object.fromEntries(figures.map((figure) => [figure, text])) as Record<Figure, typeof text>),
  kind: profileRules.shape.kind,
  sizes: text,
  spots: text,
  scales: text,
  severities: z.record(z.string(), z.string()),
  staffProof: z.boolean(),
})

/** The server's schema, with its errors at the fields. */
export const profileForm = typed.check(({ value, issues }) => {
  const { error } = profileRules.safeParse(rulesOf(value as ProfileValues))
  for (const issue of error?.issues ?? []) {
    const message = messageOf({ input: undefined, ...issue })
    issues.push({ code: 'custom', path: [fieldOf(issue.path)], params: { message }, input: value })
  }
})

/** `resolution.must` is the field resolutionMust, `sizes.2.width` is sizes. */
function fieldOf([first, second]: readonly PropertyKey[]): string {
  const name = `${String(first)}${capital(String(second))}`
  return figures.some((figure) => figure === name) ? name : String(first)
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
