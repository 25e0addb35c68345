import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recorded } from '../../../src/domains/audit/recorded.ts'
import { sweep } from '../../../src/domains/media/start-sweeper.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { pictureFile } from '../../support/pictures.ts'

let app: TestApp
let admin: string
let adminId: number

beforeAll(async () => {
  app = await startTestApp()
  adminId = (await makeUser(app.deps.db, 'SuperAdmin', { name: 'Elvin' })).id
  admin = await makeToken(app.deps.db, adminId)
})
afterAll(() => app.close())

type Kind =
  | 'partner'
  | 'advertisement'
  | 'service'
  | 'product'
  | 'campaign'
  | 'project'
  | 'discount'
  | 'aboutUs'
  | 'contact'
const historyOf = async (kind: Kind, id: number) =>
  (await app.trpc(admin).history.ofRecord.query({ kind, id })).items

describe('what is written down', () => {
  // AUD-1
  test('is who, when, which record, and only what changed from what to what', async () => {
    const { partners } = app.trpc(admin)
    const { id } = await partners.create.mutate({ name: 'Xəzər', name_ru: 'Хазар' })
    await partners.update.mutate({ id, name: 'Kür', name_ru: 'Хазар' })
    await partners.update.mutate({ id, name: 'Kür' })
    await partners.delete.mutate({ id })
    const [deleted, changed, created, ...more] = await historyOf('partner', id)
    expect(more).toEqual([])
    expect(created).toMatchObject({
      act: 'created',
      recordName: 'Xəzər',
      actor: { id: adminId, name: 'Elvin Əliyeva' },
    })
    expect(created?.changes).toContainEqual({ field: 'name_ru', from: null, to: 'Хазар' })
    expect(changed?.changes).toEqual([{ field: 'name', from: 'Xəzər', to: 'Kür' }])
    expect(deleted).toMatchObject({ act: 'deleted', recordName: 'Kür' })
  })

  // AUD-1
  test('goes with the change when that is taken back', async () => {
    const { id } = await app.trpc(admin).partners.create.mutate({ name: 'Göyçay' })
    const act = recorded(app.deps.db, { by: adminId, kind: 'partner', id }, async (tx) => {
      await tx.partner.update({ where: { id }, data: { name: 'Başqa' } })
      throw new Error('no paper')
    })
    await expect(act).rejects.toThrow('no paper')
    expect(await historyOf('partner', id)).toHaveLength(1)
    expect(await app.deps.db.partner.findUnique({ where: { id } })).toMatchObject({ name: 'Göyçay' })
  })

  // AUD-1
  test('can be changed and deleted by nobody', async () => {
    await app.trpc(admin).partners.create.mutate({ name: 'Bulud' })
    const { auditEntry } = app.deps.db
    const before = await auditEntry.findMany()
    await expect(auditEntry.updateMany({ data: { actorName: 'Başqası' } })).rejects.toThrow()
    await expect(auditEntry.deleteMany()).rejects.toThrow()
    expect(await auditEntry.findMany()).toEqual(before)
  })

  test('has every change once, however many are made at once', async () => {
    const { partners } = app.trpc(admin)
    const { id } = await partners.create.mutate({ name: '0' })
    const names = ['1', '2', '3', '4', '5', '6']
    await Promise.all(names.map((name) => partners.update.mutate({ id, name })))
    const steps = (await historyOf('partner', id)).filter(({ act }) => act === 'changed').toReversed()
    const froms = steps.map(({ changes }) => changes[0]?.from)
    const tos = steps.map(({ changes }) => changes[0]?.to)
    expect(froms).toEqual(['0', ...tos.slice(0, -1)])
    expect(tos.toSorted()).toEqual(names)
  })

  test('comes to no standstill when a service is deleted while its projects and products are changed', async () => {
    const staff = app.trpc(admin)
    for (let round = 0; round < 5; round++) {
      const { id: serviceId } = await makeService(app.deps.db)
      const { id: projectId } = await staff.projects.create.mutate({ name: 'Alma', serviceId })
      const { id: productId } = await makeProduct(app.deps.db, serviceId)
      const results = await Promise.allSettled([
        staff.projects.update.mutate({ id: projectId, serviceId, name: 'Nar' }),
        staff.services.delete.mutate({ id: serviceId }),
        staff.products.update.mutate({ id: productId, serviceId, name: 'Heyva' }),
      ])
      const codes = results.map((one) => (one.status === 'rejected' ? one.reason.data?.code : 'OK'))
      expect(codes).not.toContain('INTERNAL')
      expect(codes[1]).toBe('OK')
    }
  })

  test('shows money, tiers and other records as on the wire', async () => {
    const { services } = app.trpc(admin)
    const { id } = await services.create.mutate({
      name: 'Buklet',
      servicePriceDatas: [{ count: 100, price: 12.5 }],
    })
    await services.update.mutate({ id, servicePriceDatas: [{ count: 100, price: 15 }] })
    const [entry] = await historyOf('service', id)
    const tiers = (price: number) => [{ count: 100, price }]
    expect(entry?.changes).toEqual([{ field: 'prices', from: tiers(12.5), to: tiers(15) }])
  })

  test('of an order is what its own tables keep', async () => {
    const { db } = app.deps
    const client = await makeUser(db)
    const service = await makeService(db, { name: 'Təqvim' })
    const order = await app
      .trpc(await makeToken(db, client.id))
      .orders.place.mutate({ serviceId: service.id, count: 10 })
    const staff = app.trpc(admin)
    await staff.orders.confirm.mutate({ id: order.id, price: 99.5 })
    await staff.orders.addNote.mutate({ id: order.id, text: 'Mat laminasiya' })
    const { items } = await staff.history.ofRecord.query({ kind: 'order', id: order.id })
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: 'note', from: null, to: 'Mat laminasiya' }],
      [
        { field: 'status', from: 'Pending', to: 'Accepted' },
        { field: 'price', from: null, to: 99.5 },
      ],
    ])
    expect(items.every(({ recordName }) => recordName === 'Təqvim')).toBe(true)
  })
})

describe('the list', () => {
  test('is searched and filtered by kind, person and day, through both faces', async () => {
    const { partners, discounts } = app.trpc(admin)
    const other = await makeUser(app.deps.db, [10, 9], { name: 'Şəmsi' })
    const shamsi = app.trpc(await makeToken(app.deps.db, other.id))
    await partners.create.mutate({ name: 'Gülüstan' })
    await shamsi.partners.create.mutate({ name: 'Ağdam şərabı' })
    await discounts.create.mutate({ limit: 7777, percentage: 7 })
    const list = app.trpc(admin).history.list
    const names = async (input: Parameters<typeof list.query>[0]) =>
      (await list.query(input)).items.map(({ recordName }) => recordName)
    expect(await names({ search: 'gulustan' })).toEqual(['Gülüstan'])
    expect(await names({ search: 'semsi agdam' })).toEqual(['Ağdam şərabı'])
    expect(await names({ actorId: other.id })).toEqual(['Ağdam şərabı'])
    expect(await names({ kind: 'discount', search: '7777' })).toEqual(['7777'])
    const today = new Date(Date.now() + 4 * 3600_000).toISOString().slice(0, 10)
    expect(await names({ to: '2020-01-01' })).toEqual([])
    expect(await names({ from: today, search: 'Gülüstan' })).toEqual(['Gülüstan'])
    expect(await app.trpc(admin).history.people.query()).toContainEqual({
      id: other.id,
      name: 'Şəmsi Əliyeva',
    })
    const answer = await app.rest('GET', '/history', { token: admin, query: { pageSize: 2, pageIndex: 2 } })
    expect(answer.body.data).toHaveLength(2)
    expect(JSON.parse(answer.headers.get('Pagination') ?? '')).toMatchObject({
      itemsPerPage: 2,
      currentPage: 2,
    })
  })

  // AUD-2
  test('of a record is for who may see the record', async () => {
    const partnersOnly = await app.signIn(['partners'])
    const get = (path: string) => app.rest('GET', path, { token: partnersOnly })
    expect((await get('/history/partner/1')).status).toBe(200)
    expect((await get('/history/service/1')).status).toBe(403)
    expect((await get('/history')).status).toBe(403)
    expect((await get('/history/nonsense/1')).status).toBe(400)
    const undo = await app.rest('POST', '/history/service/1/undodelete', { token: partnersOnly })
    expect(undo.status).toBe(403)
  })

  test('answers at once with ten thousand entries', async () => {
    for (let batch = 0; batch < 2; batch++)
      await app.deps.db.$executeRaw`
      INSERT INTO history_entries (at, actor_id, actor_name, kind, record_id, record_name, act, fields, words)
      SELECT now() - make_interval(mins => n), ${adminId}, 'Elvin Əliyeva',
        (ARRAY['partner', 'service', 'campaign', 'project'])[1 + n % 4], 1000000 + n % 5000, 'Qeyd ' || n, 'changed',
        '{"name": ["Bir", "İki"]}', 'Elvin Əliyeva Qeyd ' || n || ' Bir İki'
      FROM generate_series(${batch * 5000 + 1}::int, ${batch * 5000 + 5000}::int) AS n`
    await app.deps.db.$executeRaw`ANALYZE history_entries`
    const { list } = app.trpc(admin).history
    for (const input of [
      {},
      { page: 400 },
      { kind: 'campaign' as const },
      { search: 'elvin' },
      { search: 'qeyd 9999' },
    ]) {
      const started = performance.now()
      expect((await list.query(input)).items.length).toBeGreaterThan(0)
      expect(performance.now() - started, JSON.stringify(input)).toBeLessThan(3000)
    }
  })
})

describe('a delete that is undone', () => {
  const restorableOf = async (kind: 'partner' | 'discount', id: number) => {
    const { items } = await app.trpc(admin).history.ofRecord.query({ kind, id })
    return items.filter(({ restorable }) => restorable).map((entry) => entry.id)
  }
  const undo = (kind: string, id: number) =>
    app.rest('POST', `/history/${kind}/${id}/undodelete`, { token: admin })

  // AUD-3
  test('brings a partner back under its id with its logo, which the sweeper has left', async () => {
    const { partners } = app.trpc(admin)
    const partner = await partners.create.mutate({ name: 'Dəniz', file: await pictureFile() })
    const logo = async () => (await fetch(`${app.url}${partner.logoUrl}`)).status
    await app.deps.db.media.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } })
    await partners.delete.mutate({ id: partner.id })
    await sweep(app.deps.media)
    expect((await undo('partner', partner.id)).status).toBe(200)
    const { updatedAt: _, ...before } = partner
    expect((await partners.list.query()).find(({ id }) => id === partner.id)).toMatchObject(before)
    expect(await logo()).toBe(200)
    expect((await undo('partner', partner.id)).status).toBe(409)
    expect((await historyOf('partner', partner.id)).map(({ act }) => act)).toEqual([
      'restored',
      'deleted',
      'created',
    ])
    expect(await restorableOf('partner', partner.id)).toEqual([])
    await partners.delete.mutate({ id: partner.id })
    await app.deps.db.keptPicture.updateMany({ data: { until: new Date() } })
    await sweep(app.deps.media)
    expect(await logo()).toBe(404)
    expect(await undo('partner', partner.id)).toMatchObject({
      status: 200,
      body: { data: { lost: ['logoUrl'] } },
    })
    expect((await undo('partner', 2147483647)).status).toBe(404)
  })

  // AUD-3
  test('is offered with the entry of the delete while nothing has followed it, and no longer', async () => {
    const { discounts } = app.trpc(admin)
    const { id } = await discounts.create.mutate({ limit: 7100, percentage: 5 })
    await discounts.delete.mutate({ id })
    const [deleted] = await historyOf('discount', id)
    expect(await restorableOf('discount', id)).toEqual([deleted?.id])
    const other = await discounts.create.mutate({ limit: 7100, percentage: 6 })
    const taken = await undo('discount', id)
    expect(taken.status).toBe(409)
    expect(taken.body.message).toContain('yerini')
    await discounts.delete.mutate({ id: other.id })
    expect((await undo('discount', id)).status).toBe(200)
    expect(await restorableOf('discount', id)).toEqual([])
    const again = await undo('discount', id)
    expect(again.status).toBe(409)
    expect(again.body.message).toContain('artıq geri qaytarılıb')
    await discounts.delete.mutate({ id })
    const [last] = await historyOf('discount', id)
    expect(await restorableOf('discount', id)).toEqual([last?.id])
    const recent = await app.trpc(admin).history.list.query({ kind: 'discount' })
    expect(recent.items.filter((entry) => entry.recordId === id && entry.restorable)).toHaveLength(1)
  })

  // AUD-3
  test('brings a service back with its products, prices, campaigns and projects', async () => {
    const { db } = app.deps
    const staff = app.trpc(admin)
    const { id: serviceId } = await makeService(db, { prices: [{ count: 10, price: 500 }] })
    const { id: productId } = await makeProduct(db, serviceId, { prices: [{ count: 5, price: 300 }] })
    const earlier = await makeProduct(db, serviceId)
    await staff.products.delete.mutate({ id: earlier.id })
    const { id: campaignId } = await staff.campaigns.create.mutate({
      title: 'A',
      description: 'B',
      serviceIds: [serviceId],
    })
    const { id: projectId } = await staff.projects.create.mutate({ name: 'C', serviceId })
    const before = await staff.services.multilanguage.query({ id: serviceId })
    await staff.services.delete.mutate({ id: serviceId })
    expect((await undo('product', productId)).status).toBe(409)
    expect((await undo('service', serviceId)).status).toBe(200)
    const {
      updatedAt: _,
      serviceTypes,
      ...after
    } = await staff.services.multilanguage.query({ id: serviceId })
    expect(before).toMatchObject(after)
    expect(serviceTypes.map(({ id }) => id)).toEqual([productId])
    expect((await staff.campaigns.multilanguage.query({ id: campaignId })).services).toMatchObject([
      { id: serviceId },
    ])
    expect((await staff.projects.multilanguage.query({ id: projectId })).serviceId).toBe(serviceId)
    expect((await undo('product', earlier.id)).status).toBe(200)
  })

  test('brings campaigns, projects and discounts back as they were', async () => {
    const staff = app.trpc(admin)
    const service = await makeService(app.deps.db)
    const campaign = await staff.campaigns.create.mutate({
      title: 'Novruz',
      description: 'Hədiyyə',
      offer_ru: 'Подарок',
      percentage: 12.5,
      startDate: '2027-03-10',
      endDate: '2027-03-20',
      serviceIds: [service.id],
      state: false,
    })
    await staff.campaigns.delete.mutate({ id: campaign.id })
    await undo('campaign', campaign.id)
    const { updatedAt: _, ...after } = await staff.campaigns.multilanguage.query({ id: campaign.id })
    expect(campaign).toMatchObject(after)

    const project = await staff.projects.create.mutate({
      name: 'Alma',
      alt: 'Alma yeşiyi',
      mainPhotoFile: await pictureFile(),
      attachmentFiles: [await pictureFile(), await pictureFile()],
      attachmentTexts: [{ alt_en: 'A crate' }, { alt: 'Bağ' }],
    })
    await staff.projects.delete.mutate({ id: project.id })
    await undo('project', project.id)
    const projectAfter = await staff.projects.multilanguage.query({ id: project.id })
    const pictures = ({ mainPhotoUrl, alt, projectAttachments }: typeof projectAfter) => [
      { mainPhotoUrl, alt },
      ...projectAttachments.map(({ id: _, ...attachment }) => attachment),
    ]
    expect(pictures(projectAfter)).toEqual(pictures(project))
    const ad = await staff.advertisements.create.mutate({ link: 'a.example', alt: 'Kağız', alt_ru: 'Бумага' })
    await staff.advertisements.delete.mutate({ id: ad.id })
    await undo('advertisement', ad.id)
    expect(await staff.advertisements.list.query()).toContainEqual({ ...ad, updatedAt: expect.any(String) })

    const discount = await staff.discounts.create.mutate({ limit: 1234.5, percentage: 4.25 })
    await staff.discounts.delete.mutate({ id: discount.id })
    const other = await staff.discounts.create.mutate({ limit: 1234.5, percentage: 5 })
    expect((await undo('discount', discount.id)).status).toBe(409)
    await staff.discounts.delete.mutate({ id: other.id })
    expect((await undo('discount', discount.id)).status).toBe(200)
    expect(await staff.discounts.list.query()).toContainEqual(discount)
  })
})

describe('earlier texts', () => {
  // AUD-4
  test('are put back as they were before an entry, as a change of its own', async () => {
    const staff = app.trpc(admin)
    const write = (texts: Record<string, string>) => staff.aboutUs.update.mutate(texts)
    await write({ title: 'Bir', title_ru: 'Один', description: 'Köhnə' })
    await write({ title: 'İki' })
    const [second] = await historyOf('aboutUs', 1)
    await write({ title: 'Üç', description: 'Yeni' })
    const { updatedAt } = await staff.aboutUs.multilanguage.query({ id: 1 })
    const put = (body: object) => app.rest('PUT', '/history/aboutUs/1/texts', { token: admin, json: body })
    const stale = { entryId: second?.id, updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await put(stale)).status).toBe(409)
    expect((await put({ entryId: second?.id, updatedAt })).status).toBe(204)
    expect(await staff.aboutUs.multilanguage.query({ id: 1 })).toMatchObject({
      title: 'Bir',
      description: 'Köhnə',
    })
    expect((await historyOf('aboutUs', 1))[0]).toMatchObject({
      act: 'changed',
      changes: [
        { field: 'title', from: 'Üç', to: 'Bir' },
        { field: 'description', from: 'Yeni', to: 'Köhnə' },
      ],
    })
    expect((await put({ entryId: 2147483647 })).status).toBe(404)
  })

  // AUD-4, DOC-20
  test('come back without the code of goods, which is put back by hand like all that is neither text nor price', async () => {
    const staff = app.trpc(admin)
    const { id } = await makeService(app.deps.db)
    await staff.services.update.mutate({ id, name: 'Köhnə', goodsCode: '4911990000' })
    await staff.services.update.mutate({ id, name: 'Yeni', goodsCode: '4911100000' })
    const [entry] = await historyOf('service', id)
    await staff.history.restoreTexts.mutate({ kind: 'service', id, entryId: entry?.id ?? 0 })
    expect(await staff.services.multilanguage.query({ id })).toMatchObject({
      name: 'Köhnə',
      goodsCode: '4911100000',
    })
  })
})

describe('earlier prices', () => {
  // AUD-4
  test('are put back as they were before an entry, with nothing else, as a change of their own', async () => {
    const staff = app.trpc(admin)
    const { id: serviceId } = await makeService(app.deps.db)
    const first = [
      { count: 100, price: 12.5 },
      { count: 500, price: 1180 },
    ]
    const write = (body: object) =>
      app.rest('PUT', '/Services', { token: admin, json: { id: serviceId, ...body } })
    await write({ name: 'Flayer', servicePriceDatas: first })
    await write({ servicePriceDatas: [{ count: 100, price: 125 }] })
    const [wrong] = await historyOf('service', serviceId)
    await write({ name: 'Flayer A5', servicePriceDatas: [{ count: 100, price: 13 }] })
    const read = () => staff.services.multilanguage.query({ id: serviceId })
    const { updatedAt } = await read()
    const put = (json: object, kind = 'service') =>
      app.rest('PUT', `/history/${kind}/${serviceId}/prices`, { token: admin, json })
    const stale = { entryId: wrong?.id, updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await put(stale)).status).toBe(409)
    expect((await put({ entryId: wrong?.id, updatedAt })).status).toBe(204)
    const now = await read()
    expect(now).toMatchObject({ name: 'Flayer A5', servicePrices: first })
    expect((await historyOf('service', serviceId))[0]).toMatchObject({
      act: 'changed',
      changes: [{ field: 'prices', from: [{ count: 100, price: 13 }], to: first }],
    })
    expect((await put({ entryId: wrong?.id }, 'product')).status).toBe(404)
    await write({ name: 'Flayer A6' })
    const [named] = await historyOf('service', serviceId)
    expect((await put({ entryId: named?.id })).status).toBe(404)
  })

  test('of a product too: from none to some and back', async () => {
    const staff = app.trpc(admin)
    const { id } = await makeProduct(app.deps.db, (await makeService(app.deps.db)).id)
    await staff.products.update.mutate({ id, serviceTypePriceDatas: [] })
    await staff.products.update.mutate({ id, serviceTypePriceDatas: [{ count: 10, price: 0.5 }] })
    const [entry] = await historyOf('product', id)
    const tiers = async () => {
      const { serviceTypePrices } = await staff.products.multilanguage.query({ id })
      return serviceTypePrices.map(({ count, price }) => ({ count, price }))
    }
    const before = await tiers()
    await staff.history.restorePrices.mutate({ kind: 'product', id, entryId: entry?.id ?? 0 })
    expect(await tiers()).toEqual([])
    const [back] = await historyOf('product', id)
    await staff.history.restorePrices.mutate({ kind: 'product', id, entryId: back?.id ?? 0 })
    expect(await tiers()).toEqual(before)
  })
})

describe('the alternative texts of pictures', () => {
  test('are put back with the others; those of a picture that is gone are outdated and missing nowhere', async () => {
    const staff = app.trpc(admin)
    const { id, projectAttachments } = await staff.projects.create.mutate({
      name: 'Nar',
      alt: 'Nar',
      attachmentFiles: [await pictureFile(), await pictureFile()],
      attachmentTexts: [{ alt: 'Qutu', alt_ru: 'Коробка', alt_en: 'A box' }, { alt: 'Bağ' }],
    })
    const [box = 0, garden = 0] = projectAttachments.map((attachment) => attachment.id)
    const write = (attachmentTexts: { id: number; alt?: string; alt_ru?: string }[]) =>
      staff.projects.update.mutate({ id, attachmentTexts })
    await write([{ id: box, alt: 'Böyük qutu' }])
    const [entry] = await historyOf('project', id)
    await write([
      { id: box, alt_ru: 'Большая коробка' },
      { id: garden, alt: 'Nar bağı' },
    ])
    const field = `alt.${/media\/(\w+)/.exec(projectAttachments[0]?.photoUrl ?? '')?.[1]}`
    expect(entry?.changes).toEqual([{ field, from: 'Qutu', to: 'Böyük qutu' }])
    const outdated = () => staff.history.outdated.query({ kind: 'project', id })
    expect(await outdated()).toEqual([{ field, language: 'en', was: 'Qutu' }])
    const gaps = async () => {
      const { items } = await staff.overview.translationGapList.query({ kind: 'project', pageSize: 200 })
      return items.find((record) => record.id === id)?.en
    }
    expect(await gaps()).toEqual({
      missing: ['name', 'alt', expect.stringMatching(/^alt\./)],
      outdated: [field],
    })

    const json = { entryId: entry?.id }
    const put = await app.rest('PUT', `/history/project/${id}/texts`, { token: admin, json })
    expect(put.status).toBe(204)
    expect((await staff.projects.multilanguage.query({ id })).projectAttachments).toMatchObject([
      { alt: 'Qutu', alt_ru: 'Коробка', alt_en: 'A box' },
      { alt: 'Bağ' },
    ])
    await write([{ id: box, alt: 'Kiçik qutu' }])
    expect(await outdated()).toHaveLength(2)
    await staff.projects.update.mutate({ id, deletedAttachmentIds: [box, garden] })
    expect(await outdated()).toEqual([])
    expect(await gaps()).toEqual({ missing: ['name', 'alt'], outdated: [] })
  })

  test('of an advertisement are its link’s name, in the list of gaps and put back too', async () => {
    const staff = app.trpc(admin)
    const { id } = await staff.advertisements.create.mutate({
      link: 'b.example',
      alt: 'Boya',
      alt_ru: 'Краска',
    })
    await staff.advertisements.update.mutate({ id, alt: 'Boyalar' })
    const { items } = await staff.overview.translationGapList.query({ kind: 'advertisement' })
    expect(items).toContainEqual({
      kind: 'advertisement',
      id,
      name: 'https://b.example',
      ru: { missing: [], outdated: ['alt'] },
      en: { missing: ['alt'], outdated: [] },
    })
    const [entry] = await historyOf('advertisement', id)
    await staff.history.restoreTexts.mutate({ kind: 'advertisement', id, entryId: entry?.id ?? 0 })
    expect(await staff.advertisements.list.query()).toContainEqual(
      expect.objectContaining({ id, alt: 'Boya', alt_ru: 'Краска' }),
    )
  })
})

describe('a translation', () => {
  const outdated = () => app.trpc(admin).history.outdated.query({ kind: 'contact', id: 1 })
  const write = (texts: Record<string, string>) => app.trpc(admin).contact.update.mutate(texts)

  // AUD-5
  test('is outdated once its Azerbaijani text has changed without it, until it is saved', async () => {
    await write({ description: 'Çap evi', description_ru: 'Типография', description_en: '' })
    expect(await outdated()).toEqual([])
    await write({ description: 'Yeni çap evi' })
    await write({ description: 'Ən yeni çap evi' })
    expect(await outdated()).toEqual([{ field: 'description', language: 'ru', was: 'Çap evi' }])
    await write({ description_ru: 'Новая типография' })
    expect(await outdated()).toEqual([])
  })

  // AUD-5
  test('holds again when the text is again what it was made of, or when somebody says so', async () => {
    await write({ address: 'Bakı', address_ru: 'Баку', address_en: 'Baku' })
    await write({ address: 'Bakı şəhəri' })
    expect(await outdated()).toHaveLength(2)
    await write({ address: 'Bakı' })
    expect(await outdated()).toEqual([])
    await write({ address: 'Bakı ş.' })
    const wish = { field: 'address', language: 'ru' }
    const said = await app.rest('PUT', '/history/contact/1/outdated', { token: admin, json: wish })
    expect(said.status).toBe(204)
    expect(await outdated()).toMatchObject([{ field: 'address', language: 'en' }])
    const contactsOnly = app.trpc(await app.signIn(['contact'])).overview
    expect((await contactsOnly.translationGapList.query({ gapLanguage: 'en' })).items).toEqual([
      {
        kind: 'contact',
        id: 1,
        name: 'Bakı ş.',
        ru: { missing: [], outdated: [] },
        en: { missing: ['description'], outdated: ['address'] },
      },
    ])
    expect(await contactsOnly.translationGaps.query()).toEqual([
      { kind: 'contact', ru: 0, en: 1, ruOutdated: 0, enOutdated: 1 },
    ])
    expect((await contactsOnly.translationGapList.query({ kind: 'partner' })).items).toEqual([])
    expect((await historyOf('contact', 1))[0]).toMatchObject({
      act: 'confirmed',
      changes: [{ field: 'address_ru', from: 'Баку', to: 'Баку' }],
    })
  })
})

test('the last events are the newest of all kinds that one may see, and no others', async () => {
  const { id: partnerId } = await app.trpc(admin).partners.create.mutate({ name: 'Araz' })
  const { id: discountId } = await app.trpc(admin).discounts.create.mutate({ limit: 987_654, percentage: 1 })
  const recent = await app.trpc(admin).history.recent.query()
  expect(recent.slice(0, 2).map(({ kind, recordId }) => [kind, recordId])).toEqual([
    ['discount', discountId],
    ['partner', partnerId],
  ])
  const ofPartners = await app.trpc(await app.signIn(['partners'])).history.recent.query()
  expect(new Set(ofPartners.map(({ kind }) => kind))).toEqual(new Set(['partner']))
  expect(ofPartners[0]).toMatchObject({ recordId: partnerId, recordName: 'Araz' })
  expect(recent.length).toBeLessThanOrEqual(6)
})
