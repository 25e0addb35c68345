import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { infoPages } from '../../../src/domains/content/info-pages.ts'
import { publicRecords } from '../../../src/domains/site/public-records.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['homePage'])
})
afterAll(() => app.close())

const capital = (page: string) => page.charAt(0).toUpperCase() + page.slice(1)
const list = async (language: string) => {
  const { body } = await app.rest('GET', '/UIConfigurations/GetInfoPages', { query: { language } })
  return body.data as unknown as { page: string; title: string }[]
}
const addresses = async () => (await publicRecords(app.deps.db, new Date())).infoPages.map(({ path }) => path)

describe('information pages', () => {
  // SITE-7
  test('none is on the site before staff have written it', async () => {
    expect(await list('az')).toEqual([])
    expect(await addresses()).toEqual([])
  })

  // SITE-7
  test.each(infoPages)('%s is written by area 12 alone, on both faces', async (page) => {
    const json = { title: `Ad ${page}`, title_ru: `Имя ${page}`, description: 'Mətn' }
    const write = `/UIConfigurations/Update${capital(page)}`
    expect((await app.rest('PUT', write, { json })).status).toBe(401)
    const others = await app.signIn(['services', 'portfolios', 'campaigns', 'contact'])
    expect((await app.rest('PUT', write, { token: others, json })).status).toBe(403)
    expect((await app.rest('PUT', write, { token: staff, json })).status).toBe(204)
    const stored = await app.trpc(staff).pageTexts[page].multilanguage.query({ id: 1 })
    expect(stored).toMatchObject(json)
    const read = await app.rest('GET', `/UIConfigurations/Get${capital(page)}`, { query: { language: 'ru' } })
    expect(read.body.data).toEqual([
      { id: 1, head: '', title: `Имя ${page}`, description: 'Mətn', priority: 1 },
    ])
    expect(await app.trpc().pageTexts.written.query({ language: 'ru' })).toContainEqual({
      page,
      title: `Имя ${page}`,
    })
  })

  test('the footer’s list keeps their order and loses what is emptied', async () => {
    expect((await list('en')).map(({ page }) => page)).toEqual([...infoPages])
    await app.trpc(staff).pageTexts.returns.update.mutate({ description: '' })
    expect((await list('az')).map(({ page }) => page)).not.toContain('returns')
    expect(await addresses()).toContain('/info/delivery')
    expect(await addresses()).not.toContain('/info/returns')
  })

  test('their text may be 20,000 letters long, no more', async () => {
    const put = (length: number) =>
      app.rest('PUT', '/UIConfigurations/UpdateTerms', {
        token: staff,
        json: { description: 'x'.repeat(length) },
      })
    expect((await put(20_000)).status).toBe(204)
    expect((await put(20_001)).body).toMatchObject({ statusCode: 400, errors: [{ path: 'description' }] })
  })

  test('an earlier text is put back from the history, and a missing translation is listed', async () => {
    await app.trpc(staff).pageTexts.privacy.update.mutate({ description: 'Yeni mətn' })
    const [entry] = (await app.trpc(staff).history.ofRecord.query({ kind: 'privacyPage', id: 1 })).items
    await app.trpc(staff).history.restoreTexts.mutate({ kind: 'privacyPage', id: 1, entryId: entry?.id ?? 0 })
    expect(await app.trpc(staff).pageTexts.privacy.multilanguage.query({ id: 1 })).toMatchObject({
      description: 'Mətn',
    })
    const gaps = await app.trpc(staff).overview.translationGapList.query({ kind: 'privacyPage' })
    expect(gaps.items).toHaveLength(1)
  })
})
