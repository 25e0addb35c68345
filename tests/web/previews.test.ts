import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TextKind, textKeys } from '../../src/domains/content/definitions.ts'

const root = join(import.meta.dirname, '../..')

/** Where staff see beforehand what visitors will read. */
const previews: Partial<Record<TextKind, string>> = {
  service: 'web/admin/screens/services/card-preview.tsx',
  product: 'web/admin/screens/services/card-preview.tsx',
  project: 'web/admin/screens/portfolio/project-preview.tsx',
  campaign: 'web/admin/screens/campaigns/campaign-preview.tsx',
  banner: 'web/admin/screens/banner/banner-preview.tsx',
  aboutUs: 'web/admin/screens/about-us/about-us-preview.tsx',
  servicesPage: 'web/admin/screens/page-texts/page-head-preview.tsx',
  portfolioPage: 'web/admin/screens/page-texts/page-head-preview.tsx',
  campaignsPage: 'web/admin/screens/page-texts/page-head-preview.tsx',
  contact: 'web/admin/screens/contact/contact-preview.tsx',
}

/** Texts that the preview is too small for, or that stand in the head of the page only. */
const notPreviewed: Partial<Record<TextKind, string[]>> = {
  project: ['description'],
  campaign: ['description'],
  banner: ['title'],
}

/** The texts of a kind that no source of these files reads. */
function unread(kind: TextKind, files: string): string[] {
  const sources = globSync(files, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  expect(sources, files).not.toEqual([])
  return textKeys(kind).filter((key) => {
    const reads = new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\b(?=[^{}]*\\})`)
    return !sources.some((source) => reads.test(source))
  })
}

test.each(Object.keys(previews) as TextKind[])('the preview of a %s shows every text', (kind) => {
  // What a picture shows stands beside it in the editor.
  const left = ['alt', ...(notPreviewed[kind] ?? [])]
  expect(unread(kind, previews[kind] ?? '').filter((key) => !left.includes(key))).toEqual([])
})
