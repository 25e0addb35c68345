import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '../../../src/domains/artwork/check-file.ts'
import { emails } from '../../../src/domains/email/emails.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { remindUncollected } from '../../../src/domains/shipments/remind-uncollected.ts'
import { bakuDate } from '../../../src/lib/days.ts'
import { addressIn } from '../../../src/lib/language-address.ts'
import { type Language, languages } from '../../../src/lib/languages.ts'
import { knownPassword, makeMember } from '../../support/accounts.ts'
import { cleanPdf, makeUpload } from '../../support/artwork.ts'
import { makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { linkToken, openMailbox, type Sent } from '../../support/mailbox.ts'
import { byQuoteLink } from '../../support/offers.ts'
import { ticked } from '../../support/proofs.ts'
import { makeSeller } from '../../support/seller.ts'
import { rawPdf } from '../preflight/corpus/raw-pdf.ts'

const next = { az: 'ru', ru: 'en', en: 'az' } as const
/** In `npm run trust` every language; in every run each letter in one, which is another for each test. */
const isWhole = process.env.EMAIL_LANGUAGES === 'all'
const tried = (place: number): readonly Language[] =>
  isWhole ? languages : languages.filter((_, index) => index === place % languages.length)
const company = 'info@shop.test'

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  mailbox = await openMailbox(app)
  admin = await app.signIn('SuperAdmin')
  await app.deps.db.contact.update({ where: { id: 1 }, data: { email: company } })
  await makeSeller(app.deps.db)
})
afterAll(() => app.close())

/** In what language a letter is set, by kind. */
const languageByKind = (mails: readonly Sent[]) =>
  Object.fromEntries(mails.map(({ kind, html }) => [kind, /<html lang="(\w+)"/.exec(html ?? '')?.[1]]))

/** A customer whose last log-in was in a language. */
async function customerOf(language: Language) {
  const client = await makeMember(app.deps.db, 'Client', { emailConfirmedAt: new Date() })
  await app.deps.db.user.update({ where: { id: client.id }, data: { language } })
  return client
}

/** Calls as from a page in a language. */
const inLanguage =
  (language: Language) =>
  async (method: string, path: string, options: { token?: string; json?: object } = {}) => {
    const answer = await app.rest(method, path, { ...options, query: { language } })
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body?.data as Record<string, unknown> & { id: number; secret: string }
  }

/** All that makes letters on pages in a language, by people whose last log-in was in another; whom they go to. */
async function actOn(language: Language): Promise<{ email: string; addresses: string[] }> {
  const { id: appUserId, token, email } = await customerOf(next[language])
  const here = inLanguage(language)
  const staff = inLanguage(next[language])
  const { id: serviceId } = await makeService(app.deps.db)
  const place = () => here('POST', '/order', { token, json: { serviceId, count: 5 } })
  const line = { serviceId, count: 5 }
  await here('POST', '/purchase', { token, json: { lines: [line, line] } })
  const { id } = await place()
  await staff('PUT', '/order', { token: admin, json: { Id: id, price: 12 } })
  const corrected = { price: 10, oldPrice: 12, reason: 'daha az rəng' }
  await staff('PUT', `/order/${id}/price`, { token: admin, json: corrected })
  const paid = { appUserId, way: 'cash', amount: 5, orders: [{ orderId: id, amount: 5 }] }
  await staff('POST', '/payment', { token: admin, json: paid })
  const asked = { appUserId, kind: 'free', orders: [{ orderId: id, amount: 1 }], byMail: true }
  await staff('POST', '/payment/request', { token: admin, json: asked })
  for (const status of ['InProduction', 'Ready'])
    await staff('PUT', `/order/${id}/status`, { token: admin, json: { status } })
  await staff('POST', `/order/${id}/refund`, { token: admin, json: { amount: 1, reason: 'artıq alınıb' } })
  const company = { name: 'Bağ Evi MMC', voen: '1402345691', address: 'Bakı, Tbilisi pr. 41' }
  const { id: buyerId } = await here('POST', '/buyers', { token, json: company })
  await here('PUT', '/buyers/orders', { token, json: { ids: [id], buyerId } })
  const today = bakuDate(new Date())
  const span = { from: `${today.slice(0, 8)}01`, to: today }
  await staff('POST', '/documents/statement', { token: admin, json: { buyerId, ...span } })
  const { id: refused } = await place()
  await staff('DELETE', `/order/${refused}`, { token: admin, json: { reason: 'fayl yoxdur' } })

  const { secret } = await here('POST', '/auth/secondfactor', { token, json: { password: knownPassword } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await here('PUT', '/auth/secondfactor', { token, json: { code } })
  const passwords = { currentPassword: knownPassword, newPassword: 'qırmızı-nar-26' }
  await here('PUT', '/appuser/change-password', { token, json: passwords })
  await here('POST', '/Auth/ForgotPassword', { json: { email } })

  const newcomer = `new.${email}`
  const chosen = { password: knownPassword, passwordConfirm: knownPassword }
  const person = { name: 'Aysel', surname: 'Əliyeva', phoneNumber: '+994 50 312 44 18', email: newcomer }
  await here('POST', '/Clients', { json: { ...person, ...chosen } })
  const invited = `staff.${email}`
  const appRoleId = (await app.deps.db.role.findFirstOrThrow({ where: { name: 'Consultant' } })).id
  const invitation = { name: 'Aydan', surname: 'Kərimli', email: invited, appRoleId, language }
  await staff('POST', '/AppUser/Invite', { token: admin, json: invitation })
  return { email, addresses: [email, newcomer, invited] }
}

// EML-3
describe('a letter is in the language of its receiver', () => {
  test('of the page on which he did it, whatever that of his log-in', async () => {
    const acted = await Promise.all(
      tried(0).map(async (language) => ({ language, ...(await actOn(language)) })),
    )
    const mails = await mailbox.read()
    for (const { language, email, addresses } of acted) {
      const mine = mails.filter(({ to }) => addresses.includes(to?.[0]?.address ?? ''))
      expect(languageByKind(mine)).toEqual({
        // A statement is of all of a company's orders, and no page's.
        documentIssued: next[language],
        emailConfirmation: language,
        orderAccepted: language,
        orderNotApproved: language,
        orderPriceCorrected: language,
        orderReady: language,
        orderReceived: language,
        paymentAsked: language,
        paymentReceived: language,
        purchaseReceived: language,
        refunded: language,
        passwordChanged: language,
        passwordReset: language,
        secondFactorChanged: language,
        staffInvitation: language,
      })
      const reset = mine.find(({ kind }) => kind === 'passwordReset')
      const password = 'qırmızı-nar-27'
      const json = { token: linkToken(reset, 'reset-password'), password, confirmPassword: password }
      const elsewhere = next[next[language]]
      await inLanguage(elsewhere)('POST', '/Auth/ResetPassword', { json })
      const told = (await mailbox.to(email)).filter(({ kind }) => kind === 'passwordChanged')
      const tongues = told.map((mail) => languageByKind([mail]).passwordChanged)
      expect(tongues.toSorted()).toEqual([language, elsewhere].toSorted())
    }
  })

  test.each(tried(1))('%s: of his last log-in where others did it, or may have', async (language) => {
    const client = await customerOf(language)
    const elsewhere = inLanguage(next[language])
    const change = { id: client.id, password: 'başqa-şifrə-26' }
    await elsewhere('PUT', '/AppUser', { token: admin, json: change })
    const owner = await customerOf(language)
    // Whoever holds his token chooses the page's language as well.
    await elsewhere('PUT', '/AppUser', { token: owner.token, json: { email: `thief.${owner.email}` } })
    const boss = await makeMember(app.deps.db, 'SuperAdmin')
    await app.deps.db.user.update({ where: { id: boss.id }, data: { language } })
    const since = new Date().toISOString()
    const overdue = { kind: 'backupOverdue', userId: boss.id, lastAt: null, since } as const
    const near = { kind: 'thresholdNear', userId: boss.id, counted: 1, threshold: 2 } as const
    await app.deps.db.$transaction((tx) => app.deps.emails.enqueue(tx, overdue, near))
    const corrected = `corrected.${client.email}`
    await elsewhere('PUT', `/customers/${client.id}`, { token: admin, json: { email: corrected } })
    const guest = await customerOf(language)
    const paid = { appUserId: guest.id, way: 'cash', amount: 5 }
    await elsewhere('POST', '/payment', { token: admin, json: paid })
    const back = { appUserId: guest.id, amount: 5, reason: 'artıq verilib' }
    await elsewhere('POST', '/payment/balances/refund', { token: admin, json: back })
    const addresses = [client.email, owner.email, boss.email, corrected, guest.email]
    const mails = (await mailbox.read()).filter(({ to }) => addresses.includes(to?.[0]?.address ?? ''))
    expect(languageByKind(mails)).toEqual({
      passwordChanged: language,
      emailChanged: language,
      backupOverdue: language,
      thresholdNear: language,
      balanceRefunded: language,
      newEmailConfirmation: language,
    })
  })

  test.each(tried(2))('the company reads what came from a page in %s in its own', async (language) => {
    const client = await customerOf(language)
    const here = inLanguage(language)
    const { id: serviceId } = await makeService(app.deps.db)
    const { id } = await here('POST', '/order', { token: client.token, json: { serviceId, count: 1 } })
    await mailbox.read()
    await here('DELETE', `/order/mine/${id}`, { token: client.token })
    const line = { serviceId, count: 1 }
    await here('POST', '/purchase', { token: client.token, json: { lines: [line, line] } })
    const json = { name: 'Rəna', phoneNumber: '+994 50 312 44 18' }
    await here('POST', '/Contact/sendinfoforcontact', { json })
    const mails = await mailbox.to(company)
    const kinds = [
      'orderReceivedCompany',
      'orderCancelledCompany',
      'purchaseReceivedCompany',
      'contactRequest',
    ]
    for (const kind of kinds) expect(languageByKind(mails)).toHaveProperty(kind, 'az')
    expect(new Set(Object.values(languageByKind(mails)))).toEqual(new Set(['az']))
  })

  test.each(tried(1))(
    'of artwork: the customer’s in that of the order’s page (%s), the company’s in its own',
    async (language) => {
      const { db } = app.deps
      const { id: userId, token, email } = await customerOf(next[language])
      const here = inLanguage(language)
      const elsewhere = inLanguage(next[language])
      const { id: serviceId } = await makeService(db)
      const place = async () => {
        const { id } = await here('POST', '/order', { token, json: { serviceId, count: 5 } })
        await elsewhere('PUT', '/order', { token: admin, json: { Id: id, price: 12 } })
        const profile = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
        await db.artwork.update({ where: { orderId: id }, data: { state: 'Missing', profile } })
        return id
      }
      const id = await place()
      const order = `/order/${id}`
      // What is settled by the time that its email is written isn't told any more.
      const sent = () => mailbox.read()
      const send = async (orderId: number, content: Buffer) => {
        const uploads = [await makeUpload(app, orderId, userId, content)]
        await elsewhere('POST', `/order/${orderId}/artwork`, { token, json: { uploads } })
        // The queue may have begun with it: what it finds is told before the next file comes.
        const files = await db.artworkFile.findMany({
          where: { version: { orderId }, check: { in: ['Waiting', 'Reading'] } },
        })
        for (const file of files) await checkFile(app.deps, file.id)
      }
      await send(id, rawPdf({ pages: [{ size: [90, 50], content: '0.6 0.1 0 0 k 0 0 255 142 re f' }] }))
      await sent()
      await elsewhere('PUT', `${order}/artwork/request`, { token: admin, json: { text: 'CMYK' } })
      await sent()
      await send(id, cleanPdf())
      const rgb = '0.9 0.1 0.1 rg 0 0 273 159 re f'
      await send(await place(), rawPdf({ pages: [{ size: [96, 56], trim: 3, content: rgb }] }))
      const propose = async () => {
        await elsewhere('POST', `${order}/proofs`, { token: admin, json: { message: 'Baxın' } })
        await sent()
      }
      await propose()
      await elsewhere('POST', `${order}/proofs/1/changes`, { token, json: { text: 'Bir az iri olsun' } })
      await propose()
      await elsewhere('POST', `${order}/proofs/2/approval`, { token, json: { version: 2, ...ticked } })
      await elsewhere('POST', `${order}/messages`, { token, json: { text: 'Nə vaxt hazır olar?' } })
      await elsewhere('POST', `${order}/messages`, { token: admin, json: { text: 'Cümə günü.' } })
      const reason = { reason: 'Telefonda razılaşdıq' }
      await elsewhere('POST', `/order/${await place()}/production`, { token: admin, json: reason })
      for (const day of ['2090-05-02', '2090-05-03'])
        await elsewhere('POST', `${order}/promise`, { token: admin, json: { day, reason: 'Kağız gecikir' } })
      await sent()
      const kinds = [
        'artworkFaulty',
        'artworkToSee',
        'artworkAsked',
        'proofReady',
        'proofApproved',
        'messageToCustomer',
        'startedUnapproved',
        'promiseMoved',
      ]
      expect(languageByKind(await mailbox.to(email))).toMatchObject(
        Object.fromEntries(kinds.map((kind) => [kind, language])),
      )
      const ours = ['changesAsked', 'proofApprovedCompany', 'messageToCompany']
      expect(languageByKind(await mailbox.to(company))).toMatchObject(
        Object.fromEntries(ours.map((kind) => [kind, 'az'])),
      )
    },
  )

  // OFF-3
  test.each(tried(2))(
    'of quotes: the customer’s in that of the quote (%s), the company’s in its own',
    async (language) => {
      const { id: userId, email } = await customerOf(next[language])
      const { id: serviceId } = await makeService(app.deps.db)
      const staff = inLanguage(next[language])
      const begin = { userId, language, lines: [{ serviceId, title: 'Lövhə', count: 1, price: 90 }] }
      const { id } = await staff('POST', '/quotes', { token: admin, json: begin })
      await staff('POST', `/quotes/${id}/revisions`, { token: admin, json: { byMail: true } })
      const { url } = await staff('POST', `/quotes/${id}/link`, { token: admin })
      const guest = byQuoteLink(app, String(url).split('/').at(-1) ?? '')
      const [sent] = await mailbox.to(email)
      expect(sent?.text).toContain(
        new URL(addressIn(language, new URL(String(url)).pathname), String(url)).href,
      )
      await guest.call('POST', '/refusal', { revision: 1, reason: 'price' })
      await mailbox.read()
      await guest.call('DELETE', '/answer')
      await guest.accept()
      const kinds = languageByKind(await mailbox.to(email))
      expect(kinds).toMatchObject({ offerSent: language })
      const ours = { offerAnswered: 'az', offerAcceptedCompany: 'az' }
      expect(languageByKind(await mailbox.to(company))).toMatchObject(ours)
    },
  )

  // DEL-16, DEL-17, DEL-19
  test.each(tried(1))(
    'of shipments: in that of the page the orders were placed on (%s)',
    async (language) => {
      const { token, email } = await customerOf(next[language])
      const { id: serviceId } = await makeService(app.deps.db)
      const staff = inLanguage(next[language])
      const days = { daysFrom: 1, daysTo: 1, isShown: true }
      const way = async (kind: 'pickup' | 'courierFirm') =>
        (await staff('POST', '/delivery/ways', { token: admin, json: { kind, name: kind, ...days } })).id
      await staff('POST', '/delivery/points', { token: admin, json: { address: 'Nizami 96' } })
      const address = { place: 'Ağdam', street: 'Nizami', building: '5', phoneNumber: '+994501112233' }
      const shipped = async (delivery: object) => {
        const { id } = await inLanguage(language)('POST', '/order', {
          token,
          json: { serviceId, count: 5, delivery },
        })
        await staff('PUT', '/order', { token: admin, json: { Id: id, price: 12 } })
        for (const status of ['InProduction', 'Ready'])
          await staff('PUT', `/order/${id}/status`, { token: admin, json: { status } })
        const { shipmentId } = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
        return (act: string, json: object = {}) =>
          staff('PUT', `/shipments/${shipmentId}/${act}`, { token: admin, json })
      }
      const pickedUp = await shipped({ wayId: await way('pickup') })
      await pickedUp('pack')
      await app.deps.db.shipment.updateMany({
        where: { status: 'Waiting' },
        data: { statusSince: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000) },
      })
      const noon = new Date(`${new Date().toISOString().slice(0, 10)}T08:00:00Z`)
      await remindUncollected({ ...app.deps, now: () => noon })
      const carried = await shipped({ wayId: await way('courierFirm'), address })
      await carried('price', { price: 7 })
      await mailbox.read()
      await carried('price', { price: 0 })
      await carried('pack')
      await carried('hand-over')
      await mailbox.read()
      await carried('fail', { failure: 'noAnswer' })
      const kinds = [
        'shipmentWaiting',
        'shipmentReminder',
        'shipmentPriced',
        'orderReadyToSend',
        'shipmentOnWay',
        'shipmentFailed',
      ]
      expect(languageByKind(await mailbox.to(email))).toMatchObject(
        Object.fromEntries(kinds.map((kind) => [kind, language])),
      )
    },
  )

  test('no kind of letter is missing here', async () => {
    const seen = new Set((await mailbox.read()).map(({ kind }) => kind))
    expect([...seen].toSorted()).toEqual(Object.keys(emails).toSorted())
  })
})
