import type { AnyTRPCProcedure } from '@trpc/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Described, describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import { makeOrder, makeService, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

type Schema = {
  type?: string | string[] | undefined
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Place = readonly (string | number)[]
type DayInput = { name: string; procedure: Described; place: Place }

/** What are sent as moments because they are: the versions that were read (BAS-10). */
const moments = ['updatedAt', 'otherUpdatedAt']

/** Where a schema has what passes the test; in lists the first entry. */
function placesOf(
  schema: Schema,
  test: (schema: Schema, name: string) => boolean,
  place: Place = [],
): Place[] {
  if (test(schema, String(place.findLast((key) => typeof key === 'string')))) return [place]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      placesOf(inner, test, [...place, key]),
    ),
    ...(schema.items ? placesOf(schema.items, test, [...place, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => placesOf(inner, test, place)),
  ]
}
const isDay = ({ format }: Schema) => format === 'date'
const isTime = ({ format }: Schema) => format === 'date' || format === 'date-time'
/** Named as days are, whatever its schema says. */
const isNamedAsDay = ({ type }: Schema, name: string) =>
  type === 'string' && /^(day|date|from|to|until)$|[a-z](Day|Date|From|To|Until)$/.test(name)

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: target }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(target, { format: 'date-time' })
    },
  }) as Schema
const inputSchema = ({ fields }: Described) => jsonSchema(z.object(fields), 'input')

const procedures = describeProcedures(appRouter)
const routes = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>
/** Every input of both faces that is a day, found in the schemas, so that none can be forgotten. */
const dayInputs: DayInput[] = procedures.flatMap((procedure) =>
  placesOf(inputSchema(procedure), isTime)
    .filter((place) => !moments.includes(String(place.at(-1))))
    .map((place) => ({ name: `${procedure.name} ${place.join('.')}`, procedure, place })),
)

/** The input that has only this value, or beside it what else the procedure needs. */
function inputWith(place: Place, value: unknown, beside: Record<string, unknown> = {}) {
  const input = structuredClone(beside)
  const [first = '', ...rest] = place
  const nest = (inner: Place, old: unknown): unknown => {
    const [key, ...deeper] = inner
    if (key === undefined) return value
    if (typeof key === 'number') return [nest(deeper, undefined)]
    return { ...(old as Record<string, unknown>), [key]: nest(deeper, undefined) }
  }
  return { ...input, [first]: nest(rest, input[first]) }
}

const valueAt = (parsed: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], parsed)

/** What is sent, and the day that it is in Baku; null: none that is taken. */
const shapes: readonly (readonly [string, unknown, string | null])[] = [
  ['a day', '2026-11-26', '2026-11-26'],
  ['a day with spaces around it', ' 2026-11-26 ', '2026-11-26'],
  ['midnight UTC', '2026-11-26T00:00:00.000Z', '2026-11-26'],
  ['midnight in Baku', '2026-11-25T20:00:00.000Z', '2026-11-26'],
  ['midnight in Baku as its clock says it', '2026-11-26T00:00:00+04:00', '2026-11-26'],
  ['the same in an address, its + unescaped', '2026-11-26T00:00:00 04:00', '2026-11-26'],
  ['the last moment of a day in Baku', '2026-11-25T19:59:59.999Z', '2026-11-25'],
  ['the evening UTC, without seconds', '2026-12-22T23:30Z', '2026-12-23'],
  ['the evening elsewhere', '2026-12-31T20:00:00-05:00', '2027-01-01'],
  ['29 February of a leap year', '2028-02-29', '2028-02-29'],
  ['the evening before 29 February', '2028-02-28T21:00:00Z', '2028-02-29'],
  ['29 February of another year', '2027-02-29', null],
  ['a moment on 29 February of another year', '2027-02-29T10:00:00Z', null],
  ['the first day', '2000-01-01', '2000-01-01'],
  ['the last day', '2199-12-31', '2199-12-31'],
  ['the evening after the last day', '2199-12-31T20:00:00Z', null],
  ['the year 9999', '9999-12-31', null],
  ['the evening of the year 9999', '9999-12-31T23:00:00Z', null],
  ['the year 0001', '0001-01-01', null],
  ['a moment in the year 0001', '0001-01-01T00:00:00Z', null],
  ['a moment without a zone', '2026-11-26T10:00:00', null],
  ['hour 25', '2026-11-26T25:00:00Z', null],
  ['nonsense', 'sabah', null],
  ['a day as people write it', '26.11.2026', null],
  ['a number', 20261126, null],
  ['a year with six digits', '+012026-11-26', null],
]

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn('SuperAdmin')
})
afterAll(() => app.close())

type Refused = { path: string; message: string }

/** What both faces say about an input, in Russian. */
async function refusals({ procedure }: DayInput, input: Record<string, unknown>): Promise<Refused[][]> {
  const { method } = procedure.meta.rest
  const [path = ''] = procedure.paths
  const filled = path.replace(/:kind/, 'service').replace(/:\w+/g, '2147483647')
  const isGet = method === 'GET'
  const query = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]))
  const rest = await app.rest(method, filled, {
    token,
    query: { language: 'ru', ...(isGet && query) },
    ...(!isGet && { json: input }),
  })
  const isQuery = procedure.type === 'query'
  const sent = JSON.stringify({ id: 2147483647, ...input })
  const trpc = await fetch(
    `${app.url}/trpc/${procedure.name}${isQuery ? `?input=${encodeURIComponent(sent)}` : ''}`,
    {
      method: isQuery ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-language': 'ru', 'content-type': 'application/json' },
      ...(!isQuery && { body: sent }),
    },
  )
  const { error } = (await trpc.json()) as { error?: { data: { errors?: Refused[] } } }
  expect([rest.status, trpc.status].filter((status) => status >= 500)).toEqual([])
  return [rest.body?.errors ?? [], error?.data.errors ?? []]
}

// API-15, BAS-5
describe('every input that is a day', () => {
  test('is found: of all that is known to be one, none is missing', () => {
    const names = dayInputs.map(({ name }) => name)
    for (const known of [
      'campaigns.create endDate',
      'campaigns.update startDate',
      'orders.list from',
      'orders.export to',
      'production.calendar from',
      'production.closeDay day',
      'production.closedDays to',
      'production.takeHolidays days.0',
      'history.list from',
      'history.signIns to',
      'production.movePromise day',
      'production.movePromise was',
      'production.plan day',
    ])
      expect(names).toContain(known)
  })

  test('says so: no other text is named as days are, but the words for a campaign’s time', () => {
    const others = procedures.flatMap((procedure) =>
      placesOf(inputSchema(procedure), (schema, name) => isNamedAsDay(schema, name) && !isTime(schema)),
    )
    expect(new Set(others.map((place) => place.join('.')))).toEqual(new Set(['date']))
  })

  test.each(dayInputs)('is the day of Baku, and `date` in its schema: $name', ({ procedure, place }) => {
    expect(placesOf(inputSchema(procedure), isDay)).toContainEqual(place)
    const { inputs } = (routes[procedure.name]?._def ?? {}) as unknown as { inputs: z.ZodType[] }
    const needed = Object.entries({ id: 1, format: 'csv', by: 'way', report: 'turnover' })
    const beside = {
      ...Object.fromEntries(needed.filter(([field]) => field in procedure.fields)),
      ...procedure.meta.rest.example,
    }
    const days = { from: '2026-11-26', to: '2026-11-26', startDate: null, endDate: null }
    for (const [shape, sent, wanted] of shapes) {
      // What goes with it is the same day: the calendar's two ends, a campaign's.
      const near = Object.fromEntries(
        Object.entries(days).flatMap(([key, value]) =>
          key in procedure.fields && wanted ? [[key, value && wanted]] : [],
        ),
      )
      const { data, error } = (inputs[0] ?? z.never()).safeParse(
        inputWith(place, sent, { ...beside, ...near }),
      )
      const paths = error?.issues.map(({ path }) => path.join('.')) ?? []
      if (wanted === null) expect(paths, shape).toContain(place.join('.'))
      else expect(valueAt(data, place), shape).toEqual(new Date(wanted))
    }
  })

  const onBothFaces = new Set([
    'a day',
    'midnight in Baku',
    'the evening UTC, without seconds',
    'nonsense',
    'the year 9999',
    'a moment on 29 February of another year',
    'a moment in the year 0001',
  ])
  test.each(dayInputs)(
    'is taken or refused alike on both faces, in the caller’s language: $name',
    async (input) => {
      const place = input.place.join('.')
      for (const [shape, sent, wanted] of shapes.filter(([shape]) => onBothFaces.has(shape))) {
        const answers = await refusals(input, inputWith(input.place, sent))
        const messages = answers.map((errors) =>
          errors.filter(({ path }) => path === place).map(({ message }) => message),
        )
        const expected = wanted === null ? ['Введите дату.'] : []
        expect(messages, shape).toEqual([expected, expected])
      }
    },
  )
})

// API-15
test('answers have days as `date`, but those of a campaign, which are midnight UTC', () => {
  const moment = /^(at|since|date|orderDate|approveBy|closedUntil|invitedUntil)$|[a-z]At$/
  const times = procedures.flatMap(({ output }) =>
    output ? placesOf(jsonSchema(output, 'output'), (schema) => isTime(schema) && !isDay(schema)) : [],
  )
  const names = times.map((place) => String(place.findLast((key) => typeof key === 'string')))
  const others = names.filter((name) => !moment.test(name))
  expect(new Set(others)).toEqual(new Set(['startDate', 'endDate']))
})

describe('a moment that is sent for a day counts as the day of Baku on both faces', () => {
  // Nothing is promised for a day that is over.
  beforeEach(() => app.setNow(new Date('2026-11-26T08:00:00Z')))
  afterEach(() => app.setNow(null))
  const staff = () => app.trpc(token)
  const order = async (createdAt?: Date) => {
    const { db } = app.deps
    const { id: customer } = await makeUser(db)
    const status = 'Accepted'
    return makeOrder(db, customer, await makeService(db), { status, ...(createdAt && { createdAt }) })
  }

  test('orders from a day, and up to it', async () => {
    const { id: before } = await order(new Date('2026-11-25T19:59:59Z'))
    const { id: first } = await order(new Date('2026-11-25T20:00:00Z'))
    const { id: last } = await order(new Date('2026-11-26T19:59:59Z'))
    await order(new Date('2026-11-26T20:00:00Z'))
    for (const day of ['2026-11-26', '2026-11-25T20:00:00.000Z', '2026-11-26T19:59:59.999Z']) {
      const span = { from: day, to: day }
      const { body } = await app.rest('GET', '/order/getorders', { token, query: span })
      const ids = (body.data as { id: number }[]).map(({ id }) => id)
      expect(ids, day).toEqual([last, first])
      expect(ids, day).not.toContain(before)
      const { items } = await staff().orders.list.query(span)
      expect(
        items.map(({ id }) => id),
        day,
      ).toEqual([last, first])
    }
  })

  test('a promised day', async () => {
    const sent = { day: '2026-12-22T23:30Z', reason: 'Kağız gecikir' }
    const { id } = await order()
    const { body } = await app.rest('POST', `/order/${id}/promise`, { token, json: sent })
    expect(body.data).toMatchObject({ promisedOn: '2026-12-23' })
    const { id: other } = await order()
    expect(await staff().production.movePromise.mutate({ id: other, ...sent })).toMatchObject({
      promisedOn: '2026-12-23',
    })
  })

  test('a closed day', async () => {
    const sent = { day: '2027-05-08T20:00:00Z', name: 'Sayım' }
    const { body } = await app.rest('POST', '/production/closeddays', { token, json: sent })
    expect(body.data).toMatchObject({ day: '2027-05-09' })
    const later = await staff().production.closeDay.mutate({ ...sent, day: '2027-05-09T20:00:00Z' })
    expect(later.day).toBe('2027-05-10')
  })

  // CAM-5
  test('a campaign’s days, which are answered as midnight UTC and may be sent back so', async () => {
    const sent = { title: 'Yay', description: 'Hər şey', endDate: '2026-11-25T20:00:00.000Z' }
    const { body } = await app.rest('POST', '/deal', { token, form: sent })
    const made = body.data as { id: number; endDate: string }
    expect(made.endDate).toBe('2026-11-26T00:00:00.000Z')
    const { id } = made
    for (const endDate of [made.endDate, '2026-11-26', sent.endDate]) {
      const changed = await app.rest('PUT', '/deal', { token, form: { id, endDate } })
      expect(changed.body.data).toMatchObject({ endDate: made.endDate })
      expect(await staff().campaigns.update.mutate({ id, endDate })).toMatchObject({ endDate: made.endDate })
    }
  })
})
