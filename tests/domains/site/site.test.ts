import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { drawingFile, pictureFile } from '../../support/pictures.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('SuperAdmin')
})
afterAll(() => app.close())

const pages = [
  {
    name: 'services',
    read: 'GetServices',
    all: 'GetServiceMultilanguage',
    write: 'UpdateService',
    area: 'services',
  },
  {
    name: 'portfolio',
    read: 'GetPortfolios',
    all: 'GetPortfoliomultilang',
    write: 'UpdatePortfolio',
    area: 'portfolios',
  },
  {
    name: 'campaigns',
    read: 'GetDeals',
    all: 'GetDealMultilanguage',
    write: 'UpdateDeal',
    area: 'campaigns',
  },
] as const

describe.each(pages)('heading texts of $name', ({ name, read, all, write, area }) => {
  // SITE-1
  test('are changed by who has the area, and read in one language with az as the fallback', async () => {
    const token = await app.signIn([area])
    const json = {
      id: 1,
      title: 'Başlıq',
      title_ru: 'Заголовок',
      head: 'Baş',
      description: 'Mətn',
      description_en: 'Text',
    }
    expect((await app.rest('PUT', `/UIConfigurations/${write}`, { token, json })).status).toBe(204)
    const ru = await app.rest('GET', `/uiconfigurations/${read}`, { query: { language: 'ru' } })
    expect(ru.body.data).toEqual([
      { id: 1, title: 'Заголовок', head: 'Baş', description: 'Mətn', priority: 1 },
    ])
    const en = await app.trpc().pageTexts[name].read.query({ language: 'en' })
    expect(en[0]).toMatchObject({ title: 'Başlıq', description: 'Text' })
    const stored = await app.rest('GET', `/UIConfigurations/${all}/1`, { token })
    expect(stored.body.data).toMatchObject({ id: 1, title_ru: 'Заголовок', title_en: '', head_ru: '' })
  })

  test('keep what a change does not send', async () => {
    await app.trpc(admin).pageTexts[name].update.mutate({ head: 'Yeni' })
    const stored = await app.trpc(admin).pageTexts[name].multilanguage.query({ id: 1 })
    expect(stored).toMatchObject({ head: 'Yeni', title: 'Başlıq' })
  })

  // SITE-1
  test('are refused to who lacks the area, and for a text that is too long', async () => {
    const client = await app.signIn('Client')
    expect((await app.rest('PUT', `/UIConfigurations/${write}`, { json: {} })).status).toBe(401)
    expect((await app.rest('PUT', `/UIConfigurations/${write}`, { token: client, json: {} })).status).toBe(
      403,
    )
    const long = await app.rest('PUT', `/UIConfigurations/${write}`, {
      token: admin,
      json: { head: 'x'.repeat(301) },
    })
    expect(long.body).toMatchObject({ statusCode: 400, errors: [{ path: 'head' }] })
    expect((await app.rest('GET', `/UIConfigurations/${all}/2`, { token: admin })).status).toBe(404)
  })

  // SITE-1
  test('exist once: a change of another record is refused and changes nothing', async () => {
    const before = await app.trpc(admin).pageTexts[name].multilanguage.query({ id: 1 })
    for (const [id, status] of [
      [2, 404],
      ['abc', 400],
      [0, 400],
    ] as const) {
      const json = { id, title: 'Başqası' }
      expect((await app.rest('PUT', `/UIConfigurations/${write}`, { token: admin, json })).status).toBe(
        status,
      )
    }
    expect(await app.trpc(admin).pageTexts[name].multilanguage.query({ id: 1 })).toEqual(before)
  })
})

describe('banner', () => {
  test('takes texts and four pictures, and answers their addresses', async () => {
    const form = {
      id: 1,
      title: 'Mətbəə',
      Title_Ru: 'Типография',
      file: await pictureFile(),
      fileForLogo: drawingFile(),
      FileForLogoDark: drawingFile(),
      fileForFavicon: drawingFile(),
    }
    expect((await app.rest('PUT', '/UIConfigurations/UpdateBanner', { token: admin, form })).status).toBe(204)
    const [banner] = await app.trpc().banner.read.query({ language: 'ru' })
    expect(banner).toMatchObject({ id: 1, title: 'Типография' })
    for (const url of [banner?.logoUrl, banner?.darkLogoUrl, banner?.faviconUrl, banner?.photoUrl]) {
      expect(url).toMatch(/^\/media\//)
      expect((await fetch(app.url + url)).status).toBe(200)
    }
    const all = await app.rest('GET', '/UIConfigurations/GetBannermultilanguage/1', { token: admin })
    expect(all.body.data).toMatchObject({ title: 'Mətbəə', title_ru: 'Типография', title_en: '' })
  })

  test('keeps its pictures when only texts are sent, through the other face too', async () => {
    await app.trpc(admin).banner.update.mutate({ head: 'Kağıza düşən söz qalır.', alt: 'Ə hərfi' })
    const [banner] = await app.trpc().banner.read.query({})
    expect(banner).toMatchObject({
      head: 'Kağıza düşən söz qalır.',
      alt: 'Ə hərfi',
      photoUrl: expect.stringMatching(/^\/media\//),
    })
  })
})

test('about us is changed with its picture, and answered whole', async () => {
  const token = await app.signIn(['homePage'])
  const texts = { title: 'Haqqımızda', title_en: 'About us', alt: 'Dəzgah', alt_en: 'A press' }
  const form = { ...texts, file: await pictureFile() }
  const changed = await app.rest('PUT', '/UIConfigurations/UpdateAboutUs', { token, form })
  expect(changed.status).toBe(200)
  const read = await app.rest('GET', '/UIConfigurations/GetAboutUses?pageSize=0&pageIndex=1&language=en')
  expect(read.body.data).toEqual([
    {
      id: 1,
      title: 'About us',
      head: '',
      description: '',
      alt: 'A press',
      photoUrl: expect.stringMatching(/^\/media\//),
    },
  ])
  const written = await app.trpc(token).aboutUs.update.mutate({ head: 'Baş', file: await pictureFile() })
  expect(written).toMatchObject({ head: 'Baş', title: 'Haqqımızda' })
})

describe('partners', () => {
  test('are added, changed, hidden and deleted', async () => {
    const token = await app.signIn(['partners'])
    const form = { Name: 'Odlar Mebel', Name_ru: 'Одлар Мебель', File: drawingFile() }
    const added = await app.rest('POST', '/Partner', { token, form })
    expect(added.status).toBe(201)
    const partner: { id: number; logoUrl: string } = added.body.data
    expect(partner).toMatchObject({ name: 'Odlar Mebel', name_ru: 'Одлар Мебель', name_en: '' })
    expect(partner.logoUrl).toMatch(/^\/media\/.*\.svg$/)

    const hidden = await app.trpc(token).partners.update.mutate({ id: partner.id, state: false })
    expect(hidden).toMatchObject({ state: false, name: 'Odlar Mebel' })
    expect((await app.rest('GET', '/partner')).body.data).toEqual([])
    expect((await app.rest('GET', '/partner', { token })).body.data).toMatchObject([{ state: false }])

    expect((await app.rest('DELETE', `/Partner/${partner.id}`, { token })).status).toBe(200)
    expect((await app.rest('DELETE', `/Partner/${partner.id}`, { token })).status).toBe(404)
  })

  test('need a name, and a picture that is one', async () => {
    const nameless = await app.rest('POST', '/Partner', { token: admin, json: {}, query: { language: 'az' } })
    expect(nameless.body).toMatchObject({ statusCode: 400, errors: [{ path: 'name' }] })
    const file = new File(['not a picture'], 'logo.png', { type: 'image/png' })
    expect((await app.rest('POST', '/Partner', { token: admin, form: { name: 'X', file } })).status).toBe(400)
    expect(await app.deps.db.partner.count({ where: { name: 'X' } })).toBe(0)
  })
})

describe('advertisements', () => {
  test('are added with a link that gets https, changed and deleted', async () => {
    const token = await app.signIn(['homePage'])
    const form = { link: 'kagizci.example', Alt: 'Kağız topları', file: await pictureFile() }
    const added = await app.rest('POST', '/Advertisements', { token, form })
    expect(added.status).toBe(201)
    const advertisement: { id: number } = added.body.data
    expect(advertisement).toMatchObject({ link: 'https://kagizci.example', alt: 'Kağız topları', alt_ru: '' })
    const changed = await app
      .trpc(token)
      .advertisements.update.mutate({ id: advertisement.id, link: 'http://a.example/b', alt_ru: 'Бумага' })
    expect(changed.link).toBe('http://a.example/b')
    expect((await app.rest('GET', '/Advertisements')).body.data).toMatchObject([
      { link: 'http://a.example/b', alt: 'Kağız topları', alt_ru: 'Бумага', alt_en: '' },
    ])
    await app.trpc(token).advertisements.delete.mutate({ id: advertisement.id })
    expect((await app.rest('GET', '/Advertisements')).body.data).toEqual([])
  })

  // BAS-9
  test.each(['javascript:alert(1)', 'data:text/html,x', ' java\tscript:alert(1)', 'mailto:a@b.az', ''])(
    'refuse the link %j',
    async (link) => {
      expect((await app.rest('POST', '/Advertisements', { token: admin, json: { link } })).status).toBe(400)
    },
  )
})

test('social accounts are added, changed and deleted, with a dark and a light icon', async () => {
  const token = await app.signIn(['socialMedia'])
  const form = {
    link: 'instagram.com/x',
    name: 'Instagram',
    file: drawingFile(),
    FileForLightLogo: drawingFile(),
  }
  const added = await app.rest('POST', '/SocialMediaAccounts', { token, form })
  expect(added.status).toBe(201)
  const account: { id: number } = added.body.data
  expect(account).toMatchObject({ name: 'Instagram', link: 'https://instagram.com/x' })
  const changed = await app
    .trpc(token)
    .socialAccounts.update.mutate({ id: account.id, platform: 'instagram' })
  expect(changed).toMatchObject({
    platform: 'instagram',
    icon: expect.stringMatching(/\.svg$/),
    lightIcon: expect.stringMatching(/\.svg$/),
  })
  expect((await app.rest('GET', '/socialMediaAccounts')).body.data).toHaveLength(1)
  expect((await app.rest('DELETE', `/SocialMediaAccounts/${account.id}`, { token })).status).toBe(200)
})

describe('contact data', () => {
  test('are changed by who has the area, and read in one language', async () => {
    const token = await app.signIn(['contact'])
    const json = {
      address: 'Bakı, Nizami küçəsi 96',
      address_ru: 'Баку, улица Низами 96',
      phoneNumber: '+994 12 555 01 42',
      email: 'Salam@metbee.example',
      legalName: '«Mətbəə» MMC',
      mapEmbedCode:
        '<iframe width="600" src="https://www.google.com/maps/embed?pb=1&amp;x=2" onload="alert(1)"></iframe>',
    }
    expect((await app.rest('PUT', '/contact', { token, json })).status).toBe(204)
    const read = await app.rest('GET', '/Contact', { query: { lang: 'ru' } })
    expect(read.body.data).toEqual([
      {
        id: 1,
        description: '',
        address: 'Баку, улица Низами 96',
        phoneNumber: '+994 12 555 01 42',
        numberWhatsapp: '',
        email: 'salam@metbee.example',
        legalName: '«Mətbəə» MMC',
        legalLine: '',
        pricesHoldVat: false,
        vatNote: '',
        mapEmbedCode: 'https://www.google.com/maps/embed?pb=1&x=2',
      },
    ])
    const all = await app.trpc(token).contact.multilanguage.query({ id: 1 })
    expect(all).toMatchObject({ address: 'Bakı, Nizami küçəsi 96', address_en: '' })
    await app.trpc(token).contact.update.mutate({ numberWhatsapp: '+994503124418' })
    expect((await app.trpc(token).contact.multilanguage.query({ id: 1 })).numberWhatsapp).toBe(
      '+994503124418',
    )
  })

  // SITE-3
  test('are a list: added last, put in order, changed by id, deleted and brought back', async () => {
    const token = await app.signIn(['contact'])
    const { contact } = app.trpc(token)
    const order = async () => {
      const { body } = await app.rest('GET', '/Contact')
      return (body.data as { id: number }[]).map(({ id }) => id)
    }
    const json = { address: 'Gəncə, Cavad xan 12', phoneNumber: '022 256 00 00', address_en: '12 Javad Khan' }
    const made = await app.rest('POST', '/contact', { token, json })
    expect([made.status, made.body.data]).toMatchObject([201, { ...json, phoneNumber: '+994 22 256 00 00' }])
    const { id: shop } = made.body.data as { id: number }
    const works = (await contact.create.mutate({ email: 'works@metbee.example' })).id
    expect(await order()).toEqual([1, shop, works])
    const put = (ids: number[]) => app.rest('PUT', '/contact/order', { token, json: { ids } })
    expect((await put([works, 1, shop])).status).toBe(204)
    expect(await order()).toEqual([works, 1, shop])
    expect((await put([works, 2147483647])).status).toBe(400)
    const records = await app.rest('GET', '/contact/multilanguage', { token })
    expect(records.body.data).toMatchObject([
      { id: works, updatedAt: expect.any(String) },
      { id: 1 },
      { id: shop, address: json.address, address_en: json.address_en },
    ])
    const change = { id: shop, numberWhatsapp: '+994 50 312 44 18' }
    expect((await app.rest('PUT', '/contact', { token, json: change })).status).toBe(204)
    const before = await contact.multilanguage.query({ id: shop })
    expect(before).toMatchObject({ ...change, address: json.address })
    expect((await app.rest('DELETE', `/contact/${shop}`, { token })).status).toBe(200)
    expect(await order()).toEqual([works, 1])
    const gone = { id: shop, address: 'Bakı' }
    expect((await app.rest('PUT', '/contact', { token, json: gone })).status).toBe(404)
    const { lost } = await app.trpc(token).history.undoDelete.mutate({ kind: 'contact', id: shop })
    expect(lost).toEqual([])
    const { updatedAt: _, ...whole } = before
    expect(await contact.multilanguage.query({ id: shop })).toMatchObject(whole)
    expect(await order()).toEqual([works, 1, shop])
    for (const id of [shop, works]) await contact.delete.mutate({ id })
  })

  // SITE-3
  test('keep the company’s own record, and take none that nobody can be reached by', async () => {
    const token = await app.signIn(['contact'])
    const refused = await app.rest('DELETE', '/contact/1', { token, query: { language: 'en' } })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/own record can’t be deleted/)
    const empty = await app.rest('POST', '/contact', { token, json: { description: 'Hər gün' } })
    expect(empty.body).toMatchObject({ statusCode: 400, errors: [{ path: 'address' }] })
    expect((await app.rest('GET', '/Contact')).body.data).toHaveLength(1)
  })

  test.each([
    { numberWhatsapp: '12' },
    { numberWhatsapp: '12345' },
    { numberWhatsapp: '+994 12' },
    { phoneNumber: 'abc' },
    { phoneNumber: '+994 12 555' },
  ])('refuse numbers that cannot be called: %j', async (json) => {
    const token = await app.signIn(['contact'])
    const answer = await app.rest('PUT', '/contact', { token, json })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(Object.keys(json))
    await expect(app.trpc(token).contact.update.mutate(json)).rejects.toThrow()
  })

  // SITE-6
  test.each([
    [
      'https://www.google.com/maps/place/Nizami/@40.3777,49.8339,17z/data=!3m1',
      'https://www.google.com/maps?q=40.3777,49.8339&z=17&output=embed',
    ],
    [
      'https://maps.google.com/maps?q=40.3777,49.8339&z=15',
      'https://www.google.com/maps?q=40.3777,49.8339&z=15&output=embed',
    ],
    [
      'https://www.google.com/maps/search/?api=1&query=40.3777%2C49.8339',
      'https://www.google.com/maps?q=40.3777,49.8339&z=16&output=embed',
    ],
    [
      'https://yandex.az/maps/10253/baku/?ll=49.8339%2C40.3777&z=17',
      'https://yandex.az/map-widget/v1/?ll=49.8339,40.3777&z=17&pt=49.8339,40.3777',
    ],
    [
      'https://www.openstreetmap.org/?mlat=40.3777&mlon=49.8339#map=17/40.3777/49.8339',
      'https://www.openstreetmap.org/export/embed.html?bbox=49.8299,40.3737,49.8379,40.3817&marker=40.3777,49.8339',
    ],
  ])('make a map to be framed of the address of the map’s page: %s', async (page, frame) => {
    expect((await app.rest('PUT', '/contact', { token: admin, json: { mapEmbedCode: page } })).status).toBe(
      204,
    )
    const { mapEmbedCode } = await app.trpc(admin).contact.multilanguage.query({ id: 1 })
    expect(mapEmbedCode).toBe(frame)
    const again = { token: admin, json: { mapEmbedCode } }
    expect((await app.rest('PUT', '/contact', again)).status).toBe(204)
  })

  // SITE-6
  test.each([
    'https://maps.app.goo.gl/AbC123',
    'https://goo.gl/maps/AbC123',
    'https://yandex.az/maps/-/CDqWeRtY',
    'https://yandex.com/maps/-/CDqWeRtY',
    'https://g.page/metbee',
    'maps.app.goo.gl/AbC123',
    '<iframe src="https://maps.app.goo.gl/AbC123"></iframe>',
  ])('say of the short link %s how to come by the map', async (mapEmbedCode) => {
    const json = { mapEmbedCode }
    const { body } = await app.rest('PUT', '/contact', { token: admin, json, query: { language: 'en' } })
    expect(body.errors).toMatchObject([{ path: 'mapEmbedCode', message: expect.stringMatching(/Open it/) }])
  })

  test.each(['https://go.2gis.com/abc12', 'https://2gis.az/baku/firm/70000001', 'https://2gis.com/x'])(
    'say of %s that 2GIS lets nobody show its maps',
    async (mapEmbedCode) => {
      const json = { mapEmbedCode }
      const { body } = await app.rest('PUT', '/contact', { token: admin, json, query: { language: 'en' } })
      expect(body.errors).toMatchObject([{ path: 'mapEmbedCode', message: expect.stringMatching(/2GIS/) }])
    },
  )

  test.each([
    'https://evil.example/maps/embed',
    'http://www.google.com/maps/embed?pb=1',
    'https://www.google.com.evil.example/maps/embed',
    'https://www.google.com@evil.example/maps/embed',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '<iframe src="javascript:alert(1)"></iframe>',
    'https://www.google.com/url?q=https://evil.example',
    'https://www.google.com/maps/place/@999,1,17z',
    'https://evil.example/maps/@40.3777,49.8339,17z',
    'qwe rty',
  ])('refuse the map %s', async (mapEmbedCode) => {
    const answer = await app.rest('PUT', '/contact', { token: admin, json: { mapEmbedCode } })
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ path: 'mapEmbedCode' }] })
  })
})
