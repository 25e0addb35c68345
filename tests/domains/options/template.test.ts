import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judge } from '../../../src/domains/preflight/judge.ts'
import { defaultProfiles, type Profile } from '../../../src/domains/preflight/profile-input.ts'
import { readFacts } from '../../../src/domains/preflight/read-facts.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards, choiceOf, groupOf } from '../../support/options.ts'

let app: TestApp
let folder: string
let id: number
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'matbaa-template-'))
  id = (await makeProduct(app.deps.db, (await makeService(app.deps.db)).id)).id
  const extra = [
    groupOf('fold', [choiceOf('none'), choiceOf('half', { folds: [45] })], { kind: 'finishing' }),
    groupOf('body', [choiceOf('sheet'), choiceOf('book', { pages: 8 })]),
  ]
  const configuration = {
    ...cards,
    groups: [...cards.groups, ...extra],
    ownSize: { minWidth: 20, maxWidth: 9000, minHeight: 20, maxHeight: 6000 },
  }
  await app.trpc(await app.signIn(['services'])).options.save.mutate({ id, configuration })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function factsOf(search: string) {
  const query = new URLSearchParams({ search, language: 'az' })
  const answer = await fetch(`${app.url}/api/ServiceTypes/${id}/template.pdf?${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const path = join(folder, 'template.pdf')
  await writeFile(path, Buffer.from(await answer.arrayBuffer()))
  const reading = await readFacts({ path, kind: 'pdf' })
  if (!('facts' in reading)) throw new Error(`the template could not be read: ${reading.unread}`)
  return reading.facts
}
const profileOf = (width: number, height: number, more: Partial<Profile> = {}): Profile => ({
  ...defaultProfiles.card,
  sizes: [{ width, height }],
  ...more,
})

// OPT-12
describe('the template of a choice', () => {
  test.each([
    ['one side', '', 1, profileOf(90, 50)],
    ['two sides with rounded corners', 'sides=two&finish=round', 2, profileOf(90, 50)],
    ['another size with a fold', 'size=85x55&fold=half', 1, profileOf(85, 55)],
    ['a size of one’s own', 'w=88.5&h=40', 1, profileOf(88.5, 40)],
    ['pages of a book', 'body=book', 8, profileOf(90, 50, { pages: { min: 8, max: 8 } })],
    [
      'a large one',
      'w=2000&h=1000',
      1,
      { ...defaultProfiles.largeFormat, sizes: [{ width: 2000, height: 1000 }] },
    ],
    [
      'one larger than a page can be',
      'w=6000&h=3000',
      1,
      { ...defaultProfiles.largeFormat, sizes: [{ width: 6000, height: 3000 }] },
    ],
  ])('with %s passes our own checks', async (_what, search, pages, profile) => {
    const facts = await factsOf(search)
    expect(facts.pages).toHaveLength(pages)
    expect(judge(facts, profile).filter(({ severity }) => severity === 'must')).toEqual([])
    expect(facts.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const [first] = facts.pages
    const scale = profile.sizes[0] && first?.trim ? Math.round(profile.sizes[0].width / first.trim.width) : 0
    expect(first?.trim?.width).toBeCloseTo((profile.sizes[0]?.width ?? 0) / scale, 1)
    expect((first?.width ?? 0) * scale).toBeCloseTo((profile.sizes[0]?.width ?? 0) + 2 * profile.bleed, 0)
  })

  test('takes bleed and safe area of the product’s profile', async () => {
    const { db } = app.deps
    const rules = { ...defaultProfiles.card, bleed: 5 }
    const profile = await db.preflightProfile.create({ data: { name: 'Kart', kind: 'card', rules } })
    const margins = async () => (await app.trpc().options.byId.query({ id })).margins
    const { card, largeFormat } = defaultProfiles
    const of = ({ bleed, safe }: Profile) => ({ bleed, safe })
    expect(await margins()).toEqual({ small: of(card), large: of(largeFormat) })
    await db.product.update({ where: { id }, data: { artwork: 'Required', profileId: profile.id } })
    expect((await factsOf('')).pages[0]?.width).toBeCloseTo(100, 1)
    expect(await margins()).toEqual({
      small: { bleed: 5, safe: card.safe },
      large: { bleed: 5, safe: card.safe },
    })
  })

  test('is none of what has no choices or no size', async () => {
    const plain = await makeProduct(app.deps.db, (await makeService(app.deps.db)).id)
    expect((await app.rest('GET', `/ServiceTypes/${plain.id}/template.pdf`)).status).toBe(404)
    const configuration = { ...cards, groups: [], rules: [], prices: { '': [1, 2, 3] }, ownSize: null }
    await app.trpc(await app.signIn(['services'])).options.save.mutate({ id: plain.id, configuration })
    expect((await app.rest('GET', `/ServiceTypes/${plain.id}/template.pdf`)).status).toBe(404)
  })
})
