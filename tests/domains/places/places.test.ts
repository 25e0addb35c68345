import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn('SuperAdmin')
})
afterAll(() => app.close())
beforeEach(
  () =>
    app.deps.db.$executeRaw`TRUNCATE orders, order_events, campaigns, projects, services, products CASCADE`,
)

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

type List = {
  path: string
  /** Adds one in front of all others, as staff do; answers its id. */
  add: () => Promise<number>
  /** As visitors read them. */
  read: () => Promise<number[]>
  remove: (id: number) => Promise<unknown>
  order: (ids: number[]) => Promise<unknown>
  moveTo: (id: number, place: number) => Promise<{ place: number; was: number }>
}

/** Each list that is shown in pages. */
const lists: Record<'service' | 'product' | 'project' | 'campaign', () => Promise<List>> = {
  service: async () => {
    const { services } = app.trpc(token)
    return {
      path: '/Services',
      add: async () => (await services.create.mutate({ name: 'Vizit kartı' })).id,
      read: async () => idsOf((await app.trpc().services.list.query({})).items),
      remove: (id) => services.delete.mutate({ id }),
      order: (ids) => services.order.mutate({ ids }),
      moveTo: (id, place) => services.moveTo.mutate({ id, place }),
    }
  },
  product: async () => {
    const { products } = app.trpc(token)
    const { id: serviceId } = await makeService(app.deps.db)
    return {
      path: '/ServiceTypes',
      add: async () => (await products.create.mutate({ serviceId, name: 'Fincan' })).id,
      read: async () => idsOf((await app.trpc().services.byId.query({ id: serviceId })).serviceTypes),
      remove: (id) => products.delete.mutate({ id }),
      order: (ids) => products.order.mutate({ ids }),
      moveTo: (id, place) => products.moveTo.mutate({ id, place }),
    }
  },
  project: async () => {
    const { projects } = app.trpc(token)
    return {
      path: '/Project',
      add: async () => (await projects.create.mutate({ name: 'Kataloq' })).id,
      read: async () => idsOf((await app.trpc().projects.list.query({})).items),
      remove: (id) => projects.delete.mutate({ id }),
      order: (ids) => projects.order.mutate({ ids }),
      moveTo: (id, place) => projects.moveTo.mutate({ id, place }),
    }
  },
  campaign: async () => {
    const { campaigns } = app.trpc(token)
    return {
      path: '/Deal',
      add: async () => (await campaigns.create.mutate({ title: 'Yay', description: 'Endirim' })).id,
      read: async () => idsOf((await app.trpc().campaigns.list.query({})).items),
      remove: (id) => campaigns.delete.mutate({ id }),
      order: (ids) => campaigns.order.mutate({ ids }),
      moveTo: (id, place) => campaigns.moveTo.mutate({ id, place }),
    }
  },
}
const kinds = Object.keys(lists) as (keyof typeof lists)[]

/** A list of five, the first in it first. */
async function five(kind: keyof typeof lists) {
  const list = await lists[kind]()
  const ids: number[] = []
  for (let made = 0; made < 5; made++) ids.unshift(await list.add())
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids
  expect(await list.read()).toEqual([a, b, c, d, e])
  return { list, ids: [a, b, c, d, e] as const }
}

describe.each(kinds)('the list of each %s', (kind) => {
  test('puts some in order in the places that they hold, through both faces', async () => {
    const { list, ids } = await five(kind)
    const [a, b, c, d, e] = ids
    await list.order([d, b])
    expect(await list.read()).toEqual([a, d, c, b, e])
    const answer = await app.rest('PUT', `${list.path}/order`, { token, json: { Ids: [e, a] } })
    expect(answer.status).toBe(204)
    expect(await list.read()).toEqual([e, d, c, b, a])
    const later = await list.add()
    expect(await list.read()).toEqual([later, e, d, c, b, a])
    await list.order([b, later])
    expect(await list.read()).toEqual([b, e, d, c, later, a])
  })

  test('moves one to any place of the whole list and says where it stood', async () => {
    const { list, ids } = await five(kind)
    const [a, b, c, d, e] = ids
    expect(await list.moveTo(e, 1)).toEqual({ place: 1, was: 5 })
    expect(await list.read()).toEqual([e, a, b, c, d])
    const answer = await app.rest('PUT', `${list.path}/${e}/place`, { token, json: { Place: 1_000 } })
    expect(answer).toMatchObject({ status: 200, body: { data: { place: 5, was: 1 } } })
    expect(await list.read()).toEqual([a, b, c, d, e])
    expect(await list.moveTo(b, 4)).toEqual({ place: 4, was: 2 })
    expect(await list.read()).toEqual([a, c, d, b, e])
    const put = (id: number, place: unknown) =>
      app.rest('PUT', `${list.path}/${id}/place`, { token, json: { place } })
    expect((await put(b, 0)).status).toBe(400)
    expect((await put(b, 'ilk')).status).toBe(400)
    expect((await put(2147483647, 1)).status).toBe(404)
    expect(await list.read()).toEqual([a, c, d, b, e])
  })

  test('stays as it is when one of the ids is gone or comes twice, and says so', async () => {
    const { list, ids } = await five(kind)
    const [a, b, c, d, e] = ids
    await list.remove(c)
    const put = (sent: readonly number[]) =>
      app.rest('PUT', `${list.path}/order`, { token, json: { ids: sent } })
    for (const sent of [[b, c, a], [c, b], [a, b, a], [2147483647]])
      expect(await put(sent)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'ids', message: 'Bunlardan biri artıq yoxdur və ya iki dəfə yazılıb.' }] },
      })
    expect(await list.read()).toEqual([a, b, d, e])
    expect((await put([])).status).toBe(204)
    await expect(list.moveTo(c, 1)).rejects.toMatchObject({ data: { httpStatus: 404 } })
  })

  // CAT-5
  test('gives two colleagues at once one order that holds both', async () => {
    const { list, ids } = await five(kind)
    const [a, b, c, d, e] = ids
    await Promise.all([list.order([b, a]), list.order([e, d]), list.moveTo(c, 3)])
    expect(await list.read()).toEqual([b, a, c, e, d])
    await Promise.all(ids.map((id) => list.moveTo(id, 1)))
    expect((await list.read()).toSorted()).toEqual([...ids].toSorted())
  })

  test('writes each into the history: the names in their order, or from which place to which', async () => {
    const { list, ids } = await five(kind)
    const [a, b, , , e] = ids
    await list.order([b, a])
    await list.moveTo(e, 2)
    const { items } = await app.trpc(token).history.list.query({ kind })
    const [moved, ordered] = items
    expect(moved).toMatchObject({
      act: 'ordered',
      recordId: e,
      changes: [{ field: 'priority', from: 5, to: 2 }],
    })
    expect(ordered).toMatchObject({ act: 'ordered', recordId: 0 })
    expect(JSON.stringify(ordered?.changes)).toMatch(new RegExp(`${a}.*${b}.*${b}.*${a}`))
    await list.moveTo(e, 2)
    await list.order([a])
    expect((await app.trpc(token).history.list.query({ kind })).items[0]?.id).toBe(moved?.id)
  })
})

test('products of two services are not put in one order', async () => {
  const { db } = app.deps
  const [one, two] = [await makeService(db), await makeService(db)]
  const ids = [(await makeProduct(db, one.id)).id, (await makeProduct(db, two.id)).id]
  const { products } = app.trpc(token)
  await expect(products.order.mutate({ ids })).rejects.toMatchObject({ data: { httpStatus: 400 } })
  expect(await products.moveTo.mutate({ id: ids[0] ?? 0, place: 9 })).toEqual({ place: 1, was: 1 })
})

test('typed numbers count as they did: a record with a smaller one comes first', async () => {
  const { services } = app.trpc(token)
  const add = async (priority?: number) =>
    (await services.create.mutate({ name: 'Flayer', ...(priority !== undefined && { priority }) })).id
  const [last, first, middle] = [await add(40), await add(7), await add(7)]
  await services.order.mutate({ ids: [first, middle] })
  await services.update.mutate({ id: last, priority: 0 })
  const { items } = await app.trpc().services.list.query({})
  expect(idsOf(items)).toEqual([last, first, middle])
})

test('whose number changes has a new version, the others keep theirs', async () => {
  const { list, ids } = await five('project')
  const [a, b, , , e] = ids
  await list.moveTo(e, 5)
  await list.order([b, a])
  await list.order([a, b])
  const versions = async () => {
    const { items } = await app.trpc(token).projects.search.query({})
    return new Map(items.map(({ id, updatedAt }) => [id, updatedAt]))
  }
  const before = await versions()
  await list.order([b, a])
  const after = await versions()
  expect(ids.filter((id) => before.get(id) !== after.get(id))).toEqual([a, b])
})

test('a thousand are put in order as few are', async () => {
  const { db } = app.deps
  const rows = Array.from({ length: 1000 }, (_, index) => ({ name: `Layihə ${index}` }))
  await db.project.createMany({ data: rows })
  const { projects } = app.trpc(token)
  const page = async (number: number) =>
    (await projects.search.query({ page: number, pageSize: 6 })).items.map(({ id, place }) => ({ id, place }))
  const [first] = await page(1)
  const [one = { id: 0 }, two = { id: 0 }, ...rest] = await page(100)
  await projects.order.mutate({ ids: [two.id, one.id] })
  expect(await page(100)).toEqual([{ id: two.id, place: 595 }, { id: one.id, place: 596 }, ...rest])
  expect(await projects.moveTo.mutate({ id: first?.id ?? 0, place: 1000 })).toEqual({ place: 1000, was: 1 })
  expect((await page(167)).at(-1)).toEqual({ id: first?.id, place: 1000 })
  const found = await projects.search.query({ name: 'Layihə 999' })
  expect(found.items).toMatchObject([{ id: first?.id, place: 1000 }])
})

test('what a search finds is listed with its places in the whole list', async () => {
  const { services, campaigns } = app.trpc(token)
  for (const name of ['Flayer', 'Banner', 'Poster', 'Banner']) {
    await services.create.mutate({ name })
    await campaigns.create.mutate({ title: name, description: 'Endirim' })
  }
  const places = (items: { place: number }[]) => items.map(({ place }) => place)
  expect(places((await services.office.query({})).items)).toEqual([1, 2, 3, 4])
  expect(places((await services.office.query({ q: 'banner' })).items)).toEqual([1, 3])
  expect(places((await services.office.query({ page: 2, pageSize: 3 })).items)).toEqual([4])
  expect(places((await campaigns.search.query({ title: 'banner' })).items)).toEqual([1, 3])
})
