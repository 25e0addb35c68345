import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TextKind, textKeys, textKinds } from '../../src/domains/content/definitions.ts'
import { forInfoPages } from '../../src/domains/content/info-pages.ts'

const root = join(import.meta.dirname, '../..')

/** Where visitors read the texts of each kind. */
const shownBy: Record<TextKind, string> = {
  service: 'web/storefront/screens/services/service-screen.tsx',
  product: 'web/storefront/screens/services/plain-product.tsx',
  project: 'web/storefront/screens/portfolio/{project-screen,project-gallery}.tsx',
  campaign: 'web/{storefront/screens,storefront/kit,ui}/campaigns/*.tsx',
  partner: 'web/storefront/screens/home/partner-*.tsx',
  advertisement: 'web/storefront/screens/home/ad*.tsx',
  banner: 'web/{storefront/screens/home/home-screen,root-route}.tsx',
  aboutUs: 'web/storefront/screens/home/home-rest.tsx',
  servicesPage: 'web/storefront/{screens/services/services-screen,frame}.tsx',
  portfolioPage: 'web/storefront/{screens/portfolio/portfolio-*,frame}.tsx',
  campaignsPage: 'web/storefront/{screens/campaigns/campaigns-screen,frame}.tsx',
  ...forInfoPages(() => 'web/storefront/screens/info/info-screen.tsx'),
  contact: 'web/storefront/screens/contact/contact-*.tsx',
}

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

test.each(textKinds)('visitors read every text of a %s', (kind) => {
  expect(unread(kind, shownBy[kind])).toEqual([])
})

test.each(Object.keys(previews) as TextKind[])('the preview of a %s shows every text', (kind) => {
  // What a picture shows stands beside it in the editor.
  const left = ['alt', ...(notPreviewed[kind] ?? [])]
  expect(unread(kind, previews[kind] ?? '').filter((key) => !left.includes(key))).toEqual([])
})
