import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectAlts } from '../../prisma/demo/alt-texts.ts'
import { campaigns as campaignsFrom } from '../../prisma/demo/campaigns.ts'
import { infoPages } from '../../prisma/demo/info-pages.ts'
import { orders } from '../../prisma/demo/orders.ts'
import { customers, staff } from '../../prisma/demo/people.ts'
import { demoPictures } from '../../prisma/demo/pictures.ts'
import { products } from '../../prisma/demo/products.ts'
import { projects } from '../../prisma/demo/projects.ts'
import { services } from '../../prisma/demo/services.ts'
import {
  aboutUs,
  advertisements,
  banner,
  contacts,
  discounts,
  pages,
  partners,
  socialAccounts,
} from '../../prisma/demo/site.ts'
import { pictureFile } from '../../prisma/demo/store-pictures.ts'
import { cleanSvg } from '../../src/domains/media/clean-svg.ts'
import type { PriceTier } from '../../src/domains/ready-made/texts.ts'
import { mapAddress } from '../../src/domains/site/contact-input.ts'
import { languages } from '../../src/lib/languages.ts'

const now = new Date('2026-11-21T10:00:00Z')
const dayStart = new Date('2026-11-20T20:00:00Z')
const campaigns = campaignsFrom('2026-11-21')

const site = { banner, aboutUs, pages, infoPages, contacts, partners, advertisements }
const everything = { services, products, projects, projectAlts, campaigns, ...site }

/** Every { az, ru, en } inside, with its path. */
function textsIn(value: unknown, path = ''): [string, Record<string, string>][] {
  if (typeof value !== 'object' || value === null) return []
  if ('az' in value) return [[path, value as Record<string, string>]]
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`))
}

describe('the demo company is complete', () => {
  test('the counts', () => {
    expect(services.length).toBeGreaterThanOrEqual(12)
    expect(products.length).toBeGreaterThanOrEqual(26)
    expect(projects.length).toBeGreaterThanOrEqual(18)
    expect(campaigns).toHaveLength(8)
    expect(partners).toHaveLength(10)
    expect(advertisements).toHaveLength(4)
    expect(socialAccounts).toHaveLength(3)
    expect(customers).toHaveLength(14)
    expect(new Set(staff.map(({ role }) => role)).size).toBe(6)
    for (const { attachments } of projects) expect([2, 3, 4]).toContain(attachments)
  })

  // OPS-9
  test.each(textsIn(everything))('%s is written in all three languages', (_path, texts) => {
    for (const language of languages) expect(texts[language]?.trim().length).toBeGreaterThan(0)
    // The letter Ə itself may be spoken of.
    if (texts.ru !== texts.az) expect(texts.ru).not.toMatch(/[əğşçı]/)
    expect(texts.en).not.toMatch(/[а-яё]/i)
    expect(texts.az).not.toMatch(/[а-яё]/i)
  })

  test('every picture of the portfolio has its own words', () => {
    for (const { picture, attachments } of projects)
      expect(projectAlts[picture]?.attachments, picture).toHaveLength(attachments)
    const words = Object.values(projectAlts).flatMap(({ main, attachments }) => [main, ...attachments])
    expect(new Set(words.map(({ en }) => en)).size).toBe(words.length)
  })

  // OPS-9
  test('each thing has a picture of its own', () => {
    const names = demoPictures().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const drawn = ['prisma/demo/pictures', 'src/domains/ready-made/pictures'].flatMap((folder) =>
      readdirSync(new URL(`../../${folder}`, import.meta.url)).map((file) => file.replace('.svg', '')),
    )
    expect(drawn.toSorted()).toEqual(names.toSorted())
  })
})

const drawing = (name: string): string => readFileSync(pictureFile(name), 'utf8')

describe('the pictures', () => {
  test('no lettering depends on an installed font, nothing is loaded, no two are the same', () => {
    const drawings = demoPictures().map(({ name }) => drawing(name))
    for (const content of drawings) expect(content).not.toMatch(/<text|font-family|<image|<script|href/)
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  // WEB-21
  test('four inks are never in one picture of the products, the portfolio and the campaigns', () => {
    for (const { name } of demoPictures().filter(({ name }) =>
      /^(product|service|project|campaign)-/.test(name),
    )) {
      const inks = ['#00A3E4', '#F2188F', '#FFE500'].filter((ink) => drawing(name).includes(ink))
      expect(inks.length, name).toBeLessThanOrEqual(2)
    }
  })

  test('the logos are drawings that an upload would have accepted', () => {
    for (const { name } of demoPictures().filter(({ purpose }) => purpose !== 'photo')) {
      expect(cleanSvg(Buffer.from(drawing(name))), name).toHaveProperty('svg')
    }
  })
})

const priced: [string, readonly PriceTier[]][] = [
  ...services.flatMap(({ id, prices }): [string, readonly PriceTier[]][] => (prices ? [[id, prices]] : [])),
  ...products.map(({ picture, prices }): [string, readonly PriceTier[]] => [picture, prices]),
]

describe('prices', () => {
  test.each(priced)(
    '%s: at least 4 tiers; count and price rise, the price of a piece falls',
    (_name, tiers) => {
      expect(tiers.length).toBeGreaterThanOrEqual(4)
      for (const [index, [count, price]] of tiers.entries()) {
        expect(Number.isInteger(count) && count > 0).toBe(true)
        expect(Math.round(price * 100) / 100).toBe(price)
        const before = tiers[index - 1]
        if (!before) continue
        expect(count).toBeGreaterThan(before[0])
        expect(price).toBeGreaterThan(before[1])
        expect(price / count).toBeLessThan(before[1] / before[0])
      }
    },
  )

  test('a service is priced itself or by its products, never both, never neither', () => {
    for (const { id, prices } of services) {
      expect(products.some(({ service }) => service === id)).toBe(prices === undefined)
    }
  })

  test('percentages are above 0 and below 100, limits rise with them', () => {
    for (const { percentage } of [...campaigns, ...discounts]) {
      expect(percentage).toBeGreaterThan(0)
      expect(percentage).toBeLessThan(100)
    }
    expect(discounts).toEqual(discounts.toSorted((a, b) => a.limit - b.limit || a.percentage - b.percentage))
  })
})

describe('time', () => {
  test('some campaigns are over, some run, one never ends; the words name the day', () => {
    const ends = campaigns.map(({ endDate }) => endDate)
    expect(ends.filter((end) => end !== null && end < '2026-11-21')).toHaveLength(3)
    expect(ends.filter((end) => end !== null && end >= '2026-11-21')).toHaveLength(4)
    expect(ends.filter((end) => end === null)).toHaveLength(1)
    expect(campaigns[0]?.endDate).toBe('2026-12-03')
    expect(campaigns[0]?.date).toEqual({
      az: '3 dekabr 2026 tarixinədək',
      ru: 'до 3 декабря 2026 года',
      en: 'until 3 December 2026',
    })
  })

  test('orders: about sixty in 3 years, every status, four new ones today, none in the future', () => {
    const placed = orders(now, dayStart)
    expect(placed.length).toBeGreaterThanOrEqual(55)
    expect(new Set(placed.map(({ status }) => status)).size).toBe(6)
    expect(placed.filter(({ status }) => status === 'Pending')).toHaveLength(4)
    for (const { moves, status } of placed) {
      expect(moves.at(-1)?.to).toBe(status)
      const times = moves.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
      expect(times[0]).toBeGreaterThan(now.getTime() - 3 * 365 * 24 * 3_600_000)
      if (status === 'Pending') expect(times[0]).toBeGreaterThanOrEqual(dayStart.getTime())
    }
    const newestFirst = placed.map(({ moves }) => moves[0]?.at.getTime() ?? 0)
    expect(new Set(newestFirst).size, 'each at a moment of its own').toBe(placed.length)
    expect(newestFirst).toEqual(newestFirst.toSorted((a, b) => b - a))
  })

  test.each([0, 1, 6, 12, 19])('also %i hours into the day no order lies in the future', (hours) => {
    const moment = new Date(dayStart.getTime() + hours * 3_600_000)
    for (const { moves } of orders(moment, dayStart)) {
      for (const { at } of moves) expect(at.getTime()).toBeLessThanOrEqual(moment.getTime())
    }
  })
})

test('the maps are addresses that the site frames', () => {
  for (const { mapEmbedCode } of contacts) expect(mapAddress.parse(mapEmbedCode)).toBe(mapEmbedCode)
})
