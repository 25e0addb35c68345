import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Described, describeProcedures } from '../../../src/faces/described.ts'
import { appRouter } from '../../../src/faces/router.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards } from '../../support/options.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readZip } from '../../support/read-zip.ts'

let app: TestApp
let staff: string
let userId: number
let orderId: number

/** Of the order alone: the product itself is called otherwise by now, and its choices are, too. */
const orderedName = 'Köhnə adlı futbolka'
const chosen = { az: 'tünd göy əvvəlki', ru: 'прежний тёмно-синий', en: 'former navy' }

const called = (name: { az: string; ru: string; en: string }) => ({
  ...cards,
  groups: cards.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => (choice.key === 'two' ? { ...choice, name } : choice)),
  })),
})

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  staff = await app.signIn('SuperAdmin')
  const customer = await makeUser(db, 'Client', { name: 'Leyla' })
  userId = customer.id
  const serviceId = (await makeService(db, { name: 'Geyim' })).id
  const productId = (await makeProduct(db, serviceId, { name: orderedName })).id
  await db.productOptions.create({ data: { productId, version: 1, configuration: called(chosen) } })
  await db.product.update({ where: { id: productId }, data: { optionsVersion: 1 } })
  const options = {
    choices: { sides: ['two'], finish: ['round', 'foil'] },
    ownSize: { width: 78.5, height: 40 },
  }
  const token = await makeToken(db, userId)
  const body = { serviceId, serviceTypeId: productId, count: 100, comment: 'Loqo sinədə olsun' }
  const placed = await app.rest('POST', '/order', { token, json: { ...body, options } })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  orderId = Number((placed.body as { data: { id: number } }).data.id)
  await db.order.update({ where: { id: orderId }, data: { plannedOn: new Date(`${dayIn(0)}T00:00:00Z`) } })
  await db.artwork.update({ where: { orderId }, data: { state: 'Checked' } })
  await db.product.update({ where: { id: productId }, data: { name: 'Futbolka', name_ru: '', name_en: '' } })
  await db.productOptions.updateMany({
    where: { productId },
    data: { configuration: called({ az: 'tünd göy', ru: 'тёмно-синий', en: 'navy' }) },
  })
})
afterAll(() => app.close())

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What staff would ask, by the name of the field. */
function inputOf({ fields }: Described): Record<string, unknown> {
  const known: Record<string, unknown> = {
    id: orderId,
    orderId,
    userId,
    ids: [orderId],
    format: 'csv',
    pageSize: 100,
    status: undefined,
    from: dayIn(-10),
    to: dayIn(10),
    name: String(orderId),
    text: orderedName,
    q: orderedName,
    search: orderedName,
    language: 'az',
  }
  const asked = Object.keys(fields).filter((field) => known[field] !== undefined)
  return Object.fromEntries(asked.map((field) => [field, known[field]]))
}

/** An answer as it is read: papers and tables, too. */
function said(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString() === '%PDF') return readPdf(bytes).lines.join(' ')
  if (bytes.subarray(0, 2).toString() === 'PK') return Object.values(readZip(bytes)).join(' ')
  const text = bytes.toString('utf8')
  const content = /"contentType":"[^"]+","content":"([^"]+)"/.exec(text)?.[1]
  return content === undefined ? text : said(Buffer.from(content, 'base64'))
}

async function askTrpc(procedure: Described): Promise<string> {
  const input = encodeURIComponent(JSON.stringify(inputOf(procedure)))
  return ask(`/trpc/${procedure.name}?input=${input}`)
}

async function askRest(procedure: Described): Promise<string> {
  const input = inputOf(procedure)
  const path = (procedure.paths[0] ?? '').replace(/:(\w+)/g, (_, name: string) => String(input[name]))
  const search = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  return ask(`/api${path}?${search}`)
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${staff}` } })
  return answer.ok ? said(Buffer.from(await answer.arrayBuffer())) : ''
}

/** The last order of each customer, there to tell two people of one name apart; a message to the customer. */
const namesOnly = ['customers.find', 'orders.whatsApp']

// OPT-19, OPT-10
test('every read of staff that tells of an order tells what was chosen, through both faces', async () => {
  const reads = describeProcedures(appRouter).filter(
    ({ type, meta }) => type === 'query' && meta.access !== 'public' && meta.rest.method === 'GET',
  )
  const telling: string[] = []
  for (const read of reads) {
    const answers = await Promise.all([askTrpc(read), askRest(read)])
    if (!answers.some((answer) => answer.includes(orderedName)) || namesOnly.includes(read.name)) continue
    telling.push(read.name)
    for (const answer of answers) {
      expect(answer, read.name).toContain(orderedName)
      expect(answer, read.name).toContain(chosen.az)
      // A paper and a table are in one language.
      if (answer.startsWith('{'))
        for (const name of Object.values(chosen)) expect(answer, read.name).toContain(name)
    }
  }
  expect(telling.sort()).toEqual([
    'orders.byId',
    'orders.export',
    'orders.jobTicket',
    'orders.jobTickets',
    'orders.list',
    'orders.new',
    'orders.ofUser',
    'orders.quote',
    'orders.search',
    'overview.find',
    'production.calendar',
    'turns.work',
  ])
})
