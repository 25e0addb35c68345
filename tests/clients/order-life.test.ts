import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile } from '../../src/domains/artwork/check-file.ts'
import { type MoveTarget, moveTargets } from '../../src/domains/order-status/statuses.ts'
import { cleanPdf } from '../support/artwork.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import type { paths } from './generated/openapi-typescript.ts'
import * as orval from './generated/orval.ts'
import { stamp } from './life-document.ts'
import { site } from './orval-call.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  site.url = app.url
  staff = await app.signIn(['newOrders', 'orders'])
})
afterAll(() => app.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const base64 = (text: string | number) => Buffer.from(String(text)).toString('base64')
const tus = { 'Tus-Resumable': '1.0.0' }
const bytesType = { 'Content-Type': 'application/offset+octet-stream' }
const headersOfUpload = (orderId: number, length: number) => ({
  ...tus,
  'Upload-Length': String(length),
  'Upload-Metadata': `orderId ${base64(orderId)},filename ${base64('vizit.pdf')}`,
})
const ticked = { version: 1, texts: true, size: true, colours: true, name: 'Leyla Əliyeva' }

type Account = { email: string; password: string }
type Item = { serviceId: number; serviceTypeId: number; count: number }

/** An order's life with the types that openapi-typescript makes; `openapi-fetch` sends. */
function withOpenApiFetch() {
  const client = createClient<paths>({ baseUrl: `${app.url}/api` })
  return {
    async register({ email, password }: Account) {
      const name = { name: 'Leyla', surname: 'Əliyeva', phoneNumber: '+994501234567' }
      const body = { ...name, email, password, passwordConfirm: password }
      return (await client.POST('/Clients', { body })).data?.data.email
    },
    async logIn(body: Account) {
      return (await client.POST('/auth/login', { body })).data?.data.accessToken
    },
    async quote(item: Item) {
      const { data } = await client.POST('/basket/quote', { body: { lines: [{ id: 'line-1', ...item }] } })
      return data?.data.lines[0]?.total
    },
    async place(token: string, body: Item) {
      const { data } = await client.POST('/order', { body, headers: bearer(token) })
      return data?.data.id
    },
    async upload(token: string, orderId: number, content: Blob) {
      const header = headersOfUpload(orderId, content.size)
      const begun = await client.POST('/uploads', { params: { header }, headers: bearer(token) })
      const uploadId = begun.response.headers.get('location')?.split('/').at(-1) ?? ''
      const sent = await client.PATCH('/uploads/{uploadId}', {
        params: { path: { uploadId }, header: { ...tus, 'Upload-Offset': '0' } },
        // The generator says of bytes that they are text.
        body: '',
        bodySerializer: () => content,
        headers: { ...bearer(token), ...bytesType },
      })
      return { uploadId, status: sent.response.status }
    },
    async send(token: string, id: number, uploads: string[]) {
      const options = { params: { path: { id } }, body: { uploads }, headers: bearer(token) }
      return (await client.POST('/order/{id}/artwork', options)).data?.data.state
    },
    async artworkState(token: string, id: number) {
      const options = { params: { path: { id } }, headers: bearer(token) }
      return (await client.GET('/order/{id}/artwork', options)).data?.data.state
    },
    async accept(token: string, body: { id: number; price: number }) {
      return (await client.PUT('/order', { body, headers: bearer(token) })).data?.data.status
    },
    async prove(token: string, id: number) {
      const options = { params: { path: { id } }, body: { version: 1 }, headers: bearer(token) }
      return (await client.POST('/order/{id}/proofs', options)).data?.data.proofs[0]?.round
    },
    async approve(token: string, id: number, round: number) {
      const options = { params: { path: { id, round } }, body: ticked, headers: bearer(token) }
      const { data } = await client.POST('/order/{id}/proofs/{round}/approval', options)
      return data?.data.proofs[0]?.approvals.length
    },
    async move(token: string, id: number, status: MoveTarget) {
      const options = { params: { path: { id } }, body: { status }, headers: bearer(token) }
      return (await client.PUT('/order/{id}/status', options)).data?.data.status
    },
    async read(token: string, id: number) {
      const { data } = await client.GET('/order/{id}', { params: { path: { id } }, headers: bearer(token) })
      return data?.data.status
    },
  }
}

/** What a call of orval's answered with success; undefined for a refusal, of which its types say that it has no data. */
const dataOf = <Data>(answer: { status: number; data: { data: Data } | orval.Error | undefined }) =>
  answer.data && 'data' in answer.data ? answer.data.data : undefined

/** The same with the functions that orval makes. */
function withOrval(): ReturnType<typeof withOpenApiFetch> {
  const by = (token: string) => ({ headers: bearer(token) })
  return {
    async register({ email, password }) {
      const name = { name: 'Leyla', surname: 'Əliyeva', phoneNumber: '+994501234567' }
      return dataOf(await orval.accountsRegister({ ...name, email, password, passwordConfirm: password }))
        ?.email
    },
    async logIn(account) {
      return dataOf(await orval.accountsLogIn(account))?.accessToken
    },
    async quote(item) {
      return dataOf(await orval.basketQuote({ lines: [{ id: 'line-1', ...item }] }))?.lines[0]?.total
    },
    async place(token, item) {
      return dataOf(await orval.ordersPlace(item, by(token)))?.id
    },
    async upload(token, orderId, content) {
      const headers = { ...headersOfUpload(orderId, content.size), ...bearer(token) }
      const begun = await orval.uploadsBegin({ headers })
      const uploadId = begun.headers.get('location')?.split('/').at(-1) ?? ''
      const { status } = await orval.uploadsReceive(uploadId, content, {
        headers: { ...tus, ...bytesType, ...bearer(token), 'Upload-Offset': '0' },
      })
      return { uploadId, status }
    },
    async send(token, id, uploads) {
      return dataOf(await orval.artworkSend(id, { uploads }, by(token)))?.state
    },
    async artworkState(token, id) {
      return dataOf(await orval.artworkOfOrder(id, by(token)))?.state
    },
    async accept(token, body) {
      return dataOf(await orval.ordersConfirm(body, by(token)))?.status
    },
    async prove(token, id) {
      return dataOf(await orval.proofsMake(id, { version: 1 }, by(token)))?.proofs[0]?.round
    },
    async approve(token, id, round) {
      return dataOf(await orval.proofsApprove(id, round, ticked, by(token)))?.proofs[0]?.approvals.length
    },
    async move(token, id, status) {
      return dataOf(await orval.ordersMove(id, { status }, by(token)))?.status
    },
    async read(token, id) {
      return dataOf(await orval.ordersById(id, by(token)))?.status
    },
  }
}

/** A product whose artwork is checked. */
async function item(): Promise<Item> {
  const { db } = app.deps
  const rules = { bleed: 3 }
  const { id: profileId } = await db.preflightProfile.create({ data: { kind: 'card', name: 'Vizit', rules } })
  const { id: serviceId } = await makeService(db)
  const product = await makeProduct(db, serviceId, { prices: [{ count: 100, price: 2400 }] })
  await db.product.update({ where: { id: product.id }, data: { artwork: 'Required', profileId } })
  return { serviceId, serviceTypeId: product.id, count: 100 }
}

// API-16
test.each([
  ['openapi-typescript and openapi-fetch', withOpenApiFetch],
  ['orval', withOrval],
])('a client generated by %s takes an order from the registration to its end', async (name, clientOf) => {
  const client = clientOf()
  const account = { email: `${name.replaceAll(' ', '-')}@example.com`, password: 'long-enough-1' }
  expect(await client.register(account)).toBe(account.email)
  const token = (await client.logIn(account)) ?? ''
  const wanted = await item()
  expect(await client.quote(wanted)).toBe(24)
  const id = (await client.place(token, wanted)) ?? 0
  const { uploadId, status } = await client.upload(token, id, new Blob([new Uint8Array(cleanPdf())]))
  expect(status).toBe(204)
  expect(await client.send(token, id, [uploadId])).toBe('Checking')
  for (const file of await app.deps.db.artworkFile.findMany({ where: { version: { orderId: id } } }))
    await checkFile(app.deps, file.id)
  expect(await client.artworkState(token, id)).toBe('Checked')
  expect(await client.accept(staff, { id, price: 24 })).toBe('Accepted')
  expect(await client.prove(staff, id)).toBe(1)
  expect(await client.approve(token, id, 1)).toBe(1)
  for (const status of moveTargets) expect(await client.move(staff, id, status)).toBe(status)
  expect(await client.read(token, id)).toBe(moveTargets.at(-1))
})

test.each(['openapi-typescript.ts', 'orval.ts'])(
  '%s was generated from the requests as the document tells them now; otherwise: npm run clients',
  (file) => {
    const [head] = readFileSync(join(import.meta.dirname, 'generated', file), 'utf8').split('\n')
    expect(`${head}\n`).toBe(stamp())
  },
)
