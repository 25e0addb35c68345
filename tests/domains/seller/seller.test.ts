import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ibanFault } from '../../../src/lib/iban.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { ibans, makeSeller } from '../../support/seller.ts'

let app: TestApp
let owner: string
let cashier: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signIn(['orders', 'discounts'])
  cashier = await app.signIn(['orders'])
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(null)
  await app.deps.db.sellerProfile.deleteMany()
})

const save = (json: object, token = owner) => app.rest('PUT', '/seller/profiles', { token, json })
const current = async () => (await app.rest('GET', '/seller')).body.data as { name: string }[]

test('the accounts of tests are right', () => {
  expect(Object.values(ibans).map(ibanFault)).toEqual([null, null])
})

// DOC-1
describe('requisites', () => {
  test('are public once there is a name, and say what is missing before documents are issued', async () => {
    expect(await current()).toEqual([])
    const first = await save({ from: '2026-01-01', taxKind: 'vat18', voen: '990 012 3401' })
    expect(first.status, first.body.message).toBe(200)
    expect(first.body.data).toMatchObject({
      voen: '9900123401',
      isCurrent: true,
      missing: ['name', 'address', 'bank', 'iban', 'vatAccount'],
    })
    expect(await current()).toEqual([])
    const { id } = first.body.data as { id: number }
    const whole = await save({
      id,
      name: '«Mətbəə Çap» MMC',
      address: 'Bakı',
      accounts: [{ bank: 'Nümunə Bankı', iban: 'az21 nabz 0000 0000 1370 1000 1944' }],
      vatAccount: ibans.vat,
    })
    expect(whole.body.data).toMatchObject({ id, missing: [], accounts: [{ iban: ibans.main }] })
    expect(await current()).toMatchObject([{ name: '«Mətbəə Çap» MMC', voen: '9900123401' }])
  })

  test('of nobody but a VAT payer need an account for VAT', async () => {
    for (const taxKind of ['simplified', 'none'] as const) {
      const { body } = await save({ from: '2026-01-01', taxKind, name: 'A' })
      expect((body.data as { missing: string[] }).missing).not.toContain('vatAccount')
      await app.deps.db.sellerProfile.deleteMany()
    }
  })

  test('count from their day on, and a new day begins as the one before it', async () => {
    await makeSeller(app.deps.db, { validFrom: '2025-01-01' })
    app.setNow(new Date('2025-12-31T19:59:00Z'))
    const next = await save({ from: '2026-01-01', taxKind: 'simplified' })
    expect(next.body.data).toMatchObject({ name: '«Mətbəə Çap» MMC', isCurrent: false, from: '2026-01-01' })
    expect(await current()).toMatchObject([{ taxKind: 'vat18' }])
    // Midnight in Baku.
    app.setNow(new Date('2025-12-31T20:00:00Z'))
    expect(await current()).toMatchObject([{ taxKind: 'simplified' }])
  })

  test('whose day hasn’t come are taken back, others aren’t; two of one day are refused', async () => {
    const { id } = await makeSeller(app.deps.db, { validFrom: '2026-01-01' })
    const next = (await save({ from: '2199-01-01' })).body.data as { id: number }
    const again = await save({ from: '2199-01-01' })
    expect([again.status, again.body.message]).toEqual([409, expect.any(String)])
    const remove = (one: number) => app.rest('DELETE', `/seller/profiles/${one}`, { token: owner })
    expect((await remove(next.id)).status).toBe(204)
    expect((await remove(id)).status).toBe(409)
    expect((await remove(next.id)).status).toBe(404)
    expect((await save({ id: next.id, name: 'B' })).status).toBe(404)
  })

  test.each([
    ['a wrong check digit', { accounts: [{ iban: 'AZ22NABZ00000000137010001944' }] }, 'accounts.0.iban'],
    ['an account of another country', { vatAccount: 'GE29NB0000000101904917' }, 'vatAccount'],
    ['an account in words', { vatAccount: 'hesabımız' }, 'vatAccount'],
    [
      'a wrong correspondent account',
      { accounts: [{ correspondentAccount: '123' }] },
      'accounts.0.correspondentAccount',
    ],
    ['a name of 301 signs', { name: 'ə'.repeat(301) }, 'name'],
    ['an unknown tax', { taxKind: 'vat20' }, 'taxKind'],
    ['an address without @', { email: 'muhasib' }, 'email'],
    ['a day in words', { from: 'sabah' }, 'from'],
    ['six accounts', { accounts: Array.from({ length: 6 }, () => ({ bank: 'A' })) }, 'accounts'],
  ])('refuse %s', async (_, json, path) => {
    const { status, body } = await save({ from: '2026-01-01', ...json })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  test('a VÖEN that doesn’t follow the rule is kept as it was typed', async () => {
    const { body } = await save({ from: '2026-01-01', voen: '1234567890', name: 'A' })
    expect(body.data).toMatchObject({ voen: '1234567890' })
  })

  test('are written by areas 8 and 9 together, guarded against another’s save, and stand in the history', async () => {
    const { id, updatedAt } = await makeSeller(app.deps.db)
    expect((await save({ id, name: 'B' }, cashier)).status).toBe(403)
    expect((await save({ id, name: 'B', updatedAt: updatedAt.toISOString() })).status).toBe(200)
    expect((await save({ id, name: 'C', updatedAt: updatedAt.toISOString() })).status).toBe(409)
    const entries = await app.deps.db.auditEntry.findMany({ where: { kind: 'sellerProfile', recordId: id } })
    expect(entries.map(({ fields }) => fields)).toEqual([{ sellerName: ['«Mətbəə Çap» MMC', 'B'] }])
  })
})
