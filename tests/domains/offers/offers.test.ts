import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { offerLinkToken } from '../../../src/domains/offer-links/offer-link.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import { storedChoiceLabels } from '../../../src/domains/options/stored-choices.ts'
import { toAzn, toQepik } from '../../../src/lib/money.ts'
import { queuedEmails, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { byQuoteLink, makeLines, makeOffer, makeSentOffer } from '../../support/offers.ts'
import { cards } from '../../support/options.ts'
import { readPdf } from '../../support/read-pdf.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(() => app.setNow(null))

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => app.setNow(new Date(Date.now() + days * day))

// OFF-3, OFF-4
describe('a draft', () => {
  test('has the names and the calculated prices of the catalogue, and free lines at their own', async () => {
    const { offer, customer, product } = await makeOffer(app)
    expect(offer).toMatchObject({
      stand: 'draft',
      turn: 'staff',
      lastRevision: 0,
      total: 260,
      subtotal: 260,
      validUntil: null,
      customer: { id: customer.id },
      customerMail: 'reaches',
      lines: [
        { key: 1, kind: 'product', title: product.name, price: 140, calculated: 140, artwork: 'customer' },
        { key: 2, kind: 'free', title: 'Quraşdırma', price: 120, calculated: null, artwork: 'notNeeded' },
      ],
    })
  })

  test('says by line what is missing: a price, the reason of another one, something on sale', async () => {
    const { staff, customer, lines } = await makeOffer(app)
    const [product, free] = lines
    const { price: _, ...unpriced } = { price: 0, ...free }
    const { body, status } = await app.rest('POST', '/quotes', {
      token: await app.signIn(['orders']),
      query: { language: 'en' },
      json: { userId: customer.id, lines: [{ ...product, price: 130 }, unpriced] },
    })
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['lines.0.priceReason', 'lines.1.price'],
    ])
    const unknown = { userId: customer.id, lines: [{ serviceId: 2147483647, count: 1, title: 'Lövhə' }] }
    expect((await refusal(staff.offers.create.mutate(unknown))).code).toBe('VALIDATION')
    const reasoned = { ...product, price: 130, priceReason: 'klişe əvvəlki işdən qalıb' }
    const made = await staff.offers.create.mutate({ userId: customer.id, lines: [reasoned as never] })
    expect(made.lines[0]).toMatchObject({ price: 130, calculated: 140, priceReason: reasoned.priceReason })
  })

  test('is for a customer, not for staff', async () => {
    const { staff, lines } = await makeOffer(app)
    const me = await staff.accounts.me.query()
    expect((await refusal(staff.offers.create.mutate({ userId: me.id, lines }))).code).toBe('VALIDATION')
  })

  // BAS-10
  test('is overwritten by nobody who has read an older one', async () => {
    const { staff, offer } = await makeOffer(app)
    const { id, updatedAt } = offer
    const changed = await staff.offers.update.mutate({ id, updatedAt, title: 'Yeni' })
    expect(changed.title).toBe('Yeni')
    expect((await refusal(staff.offers.update.mutate({ id, updatedAt, title: 'Köhnə' }))).code).toBe(
      'CONFLICT',
    )
    expect((await refusal(staff.offers.send.mutate({ id, updatedAt }))).code).toBe('CONFLICT')
  })

  test('is read by nobody without its link, and not sent without lines', async () => {
    const { staff, customer } = await makeOffer(app)
    const { id } = await staff.offers.create.mutate({ userId: customer.id, lines: [] })
    const refused = await refusal(staff.offers.send.mutate({ id }))
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message: 'Təklifi göndərməzdən əvvəl sətir əlavə edin.',
    })
  })
})

// OFF-11
describe('a line of a product with choices', () => {
  const selection = { choices: { sides: ['two'], finish: ['round'] }, ownSize: { width: 80, height: 45 } }

  async function begun() {
    const { staff, product, service, customer, lines } = await makeOffer(app)
    const manager = app.trpc(await app.signIn(['services']))
    await manager.options.save.mutate({ id: product.id, configuration: cards })
    return { staff, product, service, customer, free: lines[1] as never }
  }

  test('is priced by what is chosen, says it in words, and is otherwise when another choice is', async () => {
    const { staff, product, service, customer } = await begun()
    const line = { serviceId: service.id, serviceTypeId: product.id, count: 500, options: selection }
    const offer = await staff.offers.create.mutate({ userId: customer.id, lines: [line] })
    const { total } = quoteOptions({
      configuration: cards,
      selection,
      count: 500,
      campaignBp: null,
      customerBp: null,
    })
    expect(offer.lines[0]).toMatchObject({
      price: toAzn(total ?? 0),
      calculated: toAzn(total ?? 0),
      days: 4,
      change: null,
      choices: '80 × 45 mm · matt · two · round · standard',
      options: {
        choices: { sides: ['two'], finish: ['round'], paper: ['matt'] },
        ownSize: selection.ownSize,
      },
    })
    const { id } = offer
    await staff.offers.send.mutate({ id })
    const changed = { ...line, key: 1, options: { ...selection, choices: { sides: ['one'] } } }
    const { lines } = await staff.offers.update.mutate({ id, lines: [changed] })
    expect(lines[0]?.change).toMatchObject({
      isNew: false,
      was: { choices: '80 × 45 mm · matt · two · round · standard' },
    })
    const { content } = await staff.offers.paper.query({ id, revision: 1 })
    const paper = readPdf(Buffer.from(content, 'base64')).lines.join(' ')
    expect(paper).toContain('80 × 45 mm · matt · two')
  })

  test('that can’t be chosen is refused by its line, in words', async () => {
    const { staff, product, service, customer, free } = await begun()
    const options = { choices: { finish: ['foil'], paper: ['cotton'] }, ownSize: null }
    const line = { serviceId: service.id, serviceTypeId: product.id, count: 500, options }
    const refused = await refusal(staff.offers.create.mutate({ userId: customer.id, lines: [free, line] }))
    expect(refused).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: expect.stringMatching(/^lines\.1\.options/) }],
    })
  })

  test('becomes an order of that choice, also when it isn’t offered any more', async () => {
    const { staff, product, service, customer } = await begun()
    const line = { serviceId: service.id, serviceTypeId: product.id, count: 500, options: selection }
    const { id } = await staff.offers.create.mutate({ userId: customer.id, lines: [line] })
    await staff.offers.send.mutate({ id })
    await app.trpc(await app.signIn(['services'])).options.remove.mutate({ id: product.id, version: 1 })
    const { orders, total } = await staff.offers.agree.mutate({ id, revision: 1, name: 'Elçin' })
    const order = await app.deps.db.order.findUniqueOrThrow({ where: { id: orders[0]?.id ?? 0 } })
    expect(order.price).toBe(toQepik(total))
    expect(order.options).toMatchObject({ trim: selection.ownSize, days: 4 })
    const words = storedChoiceLabels(order.options, 'az').map(({ value }) => value)
    expect(words).toEqual(['80 × 45 mm', 'matt', 'two', 'round', 'standard'])
  })
})

// OFF-1, OFF-2
describe('its link', () => {
  test('is the same for all revisions, and its token is stored nowhere', async () => {
    const { staff, id, link, guest } = await makeSentOffer(app)
    expect(link).toMatch(/^[\w-]{43}$/)
    await staff.offers.prolong.mutate({ id, days: 30 })
    expect((await staff.offers.link.mutate({ id })).url).toBe(`http://shop.test/q/${link}`)
    expect(await guest.read()).toMatchObject({ revision: 2, lastRevision: 2, stand: 'waiting', isOwn: false })
    expect(await guest.read(1)).toMatchObject({ revision: 1, lastRevision: 2 })
    const rows = await app.deps.db.$queryRaw<{ row: string }[]>`SELECT l::text AS row FROM offer_links l`
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(link)
    expect(kept).not.toContain(Buffer.from(link).toString('hex'))
  })

  test('is one, whoever asks for it first at the same moment; without a key each is another that leads there', async () => {
    const { staff, offer } = await makeOffer(app)
    const { id } = offer
    const links = await Promise.all([1, 2, 3, 4].map(() => staff.offers.link.mutate({ id })))
    expect(new Set(links.map(({ url }) => url)).size).toBe(1)
    await staff.offers.send.mutate({ id })
    const which = { offerId: id, key: undefined, now: new Date(), by: null }
    const tokens = [1, 2].map(() => offerLinkToken(app.deps.db, which))
    for (const token of new Set(await Promise.all(tokens)))
      expect(await byQuoteLink(app, token ?? '').read()).toMatchObject({ id })
    const [one, two] = await Promise.all(tokens)
    expect(one).not.toBe(two)
  })

  test('reads and answers that quote only: nothing without it, nothing of others by it', async () => {
    const { guest, token, id } = await makeSentOffer(app)
    for (const headers of [{}, { 'x-quote-link': 'x'.repeat(43) }, { 'x-quote-link': 'nonsense' }]) {
      const answer = await app.rest('GET', '/quotes/linked', { headers: headers as Record<string, string> })
      expect(answer.status).toBe(404)
    }
    expect((await app.rest('GET', `/quotes/${id}`)).status).toBe(401)
    const other = await makeSentOffer(app)
    await other.guest.accept()
    const [order] = (await other.guest.read()).orders
    expect((await guest.call('POST', `/orders/${order?.id}/link`)).status).toBe(404)
    expect((await app.rest('GET', `/quotes/${id}`, { token })).status).toBe(200)
  })

  test('holds no phone number, no reason of a price and nothing for staff', async () => {
    const { guest, customer } = await makeSentOffer(app)
    const { body } = await guest.call('GET', '')
    const said = JSON.stringify(body.data)
    expect(said).not.toContain(customer.phoneNumber)
    expect(said).not.toMatch(/priceReason|calculated|"address"/)
  })
})

// OFF-3
describe('sending', () => {
  test('makes an unchangeable revision with a PDF, whose hash is told, in the customer’s language', async () => {
    const { staff, offer, customer } = await makeOffer(app)
    const { id } = offer
    await staff.offers.update.mutate({ id, language: 'ru', note: 'Предоплата 50 %' })
    const sent = await staff.offers.send.mutate({ id, days: 14 })
    expect(sent).toMatchObject({ stand: 'waiting', turn: 'customer', lastRevision: 1, isChanged: false })
    const token = await app.signIn(['orders'])
    const response = await fetch(`${app.url}/api/quotes/${id}/revisions/1/quote.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const pdf = Buffer.from(await response.arrayBuffer())
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sent.revisions[0]?.hash)
    const { pages, lines } = readPdf(pdf)
    expect(pages).toBe(1)
    const text = lines.join('\n').replaceAll(/\s/g, ' ')
    for (const said of [
      `Предложение № ${id}`,
      'Elçin',
      'Vizit kartı ru',
      'Quraşdırma',
      '260,00 ₼',
      'Предоплата 50 %',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain(customer.phoneNumber)
    const change = app.deps.db.offerRevision.updateMany({ where: { offerId: id }, data: { total: 1 } })
    await expect(change).rejects.toThrow()
  })

  test('of many long lines takes as many pages as they need', async () => {
    const { staff, customer, service } = await makeOffer(app)
    const lines = Array.from({ length: 50 }, (_, place) => ({
      serviceId: service.id,
      title: `Sətir ${place + 1}`,
      count: 1,
      price: 10,
      details: 'Bakı Ekspo Mərkəzi, səhər saatlarında, iki usta ilə quraşdırma və sınaq '.repeat(6).trim(),
    }))
    const { id } = await staff.offers.create.mutate({ userId: customer.id, lines })
    await staff.offers.send.mutate({ id })
    const file = await staff.offers.paper.query({ id, revision: 1 })
    const read = readPdf(Buffer.from(file.content, 'base64'))
    expect(read.pages).toBeGreaterThan(3)
    for (const line of [1, 25, 50]) expect(read.lines).toContain(`Sətir ${line}`)
    expect(read.lines.join(' ')).toContain('500,00')
  })

  // OFF-8
  test('again makes the next revision and says what has changed', async () => {
    const { staff, id, guest, lines } = await makeSentOffer(app)
    const [product] = lines
    await staff.offers.update.mutate({
      id,
      lines: [
        { ...product, key: 1, count: 1000 } as never,
        { ...lines[1], title: 'Çatdırılma', price: 15 } as never,
      ],
    })
    expect(await guest.read()).toMatchObject({ revision: 1, total: 260 })
    await staff.offers.send.mutate({ id })
    const read = await guest.read()
    expect(read).toMatchObject({
      revision: 2,
      total: 295,
      lines: [
        { key: 1, change: { isNew: false, was: { count: 500, amount: 140 } } },
        { key: 3, change: { isNew: true, was: {} } },
      ],
      removed: [{ title: 'Quraşdırma' }],
    })
    expect((await guest.read(1)).lines[0]?.change).toBeNull()
  })

  // EML-12
  test('by mail writes a letter with the link; where none reaches the customer it is refused with the reason', async () => {
    const { staff, offer, lines } = await makeOffer(app)
    await staff.offers.send.mutate({ id: offer.id, byMail: true })
    const queued = await queuedEmails(app.deps.db, 'offerSent')
    expect(queued.filter(({ offerId }) => offerId === offer.id)).toEqual([
      expect.objectContaining({ offerId: offer.id, revision: 1 }),
    ])
    const added = await staff.customers.add.mutate({ name: 'Kamran', phoneNumber: '050 123 45 67' })
    const { id } = await staff.offers.create.mutate({ userId: added.id, lines: lines.slice(1) })
    expect(await staff.offers.byId.query({ id })).toMatchObject({ customerMail: 'noAddress' })
    const refused = await refusal(staff.offers.send.mutate({ id, byMail: true }))
    expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('e-poçtu yoxdur') })
  })

  // EML-2, EML-12
  test('goes by mail to no address that nobody confirmed, also where it is unconfirmed since', async () => {
    const { staff, offer, customer } = await makeOffer(app)
    const { db, settings } = app.deps
    const { SITE_URL: siteUrl, SECRET_KEY: secretKey } = settings
    const isConfirmed = (emailConfirmedAt: Date | null) =>
      db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt } })
    const { id } = offer
    await isConfirmed(null)
    expect(await staff.offers.byId.query({ id })).toMatchObject({ customerMail: 'unconfirmed' })
    const refused = await refusal(staff.offers.send.mutate({ id, byMail: true }))
    expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('təsdiqləməyib') })
    await isConfirmed(new Date())
    await staff.offers.send.mutate({ id, byMail: true })
    const job = {
      kind: 'offerSent',
      offerId: id,
      revision: 1,
      mailId: '1',
      queuedAt: new Date().toISOString(),
    } as const
    const written = () => writeEmail(db, job, { siteUrl, secretKey, now: new Date() })
    expect(await written()).toMatchObject({ to: { address: customer.email } })
    await isConfirmed(null)
    expect(await written()).toBeNull()
    expect((await refusal(staff.offers.prolong.mutate({ id, byMail: true }))).code).toBe('CONFLICT')
  })
})

// OFF-5
describe('accepting', () => {
  test('places an order a line at these prices, accepted, once', async () => {
    const { staff, id, guest, customer, product } = await makeSentOffer(app)
    await app.deps.db.product.update({ where: { id: product.id }, data: { state: false } })
    const answer = await guest.accept()
    expect(answer.status).toBe(201)
    const read = await guest.read()
    expect(read).toMatchObject({ stand: 'accepted', answer: { kind: 'accepted' } })
    const orders = await app.deps.db.order.findMany({
      where: { userId: customer.id },
      orderBy: { id: 'asc' },
    })
    expect(orders.map(({ id: order }) => order)).toEqual(read.orders.map(({ id: order }) => order))
    expect(orders).toMatchObject([
      { status: 'Accepted', price: 14_000, productName: 'Vizit kartı', count: 500 },
      { status: 'Accepted', price: 12_000, productName: 'Quraşdırma', count: 1, comment: 'Bakı, iki usta' },
    ])
    expect(new Set(orders.map(({ purchaseId }) => purchaseId)).size).toBe(1)
    expect((await guest.accept()).status).toBe(201)
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(2)
    const told = await queuedEmails(app.deps.db, 'offerAcceptedCompany')
    expect(told.filter(({ offerId }) => offerId === id)).toHaveLength(1)
    const detail = await staff.offers.byId.query({ id })
    expect(detail.revisions[0]?.answers).toMatchObject([
      { kind: 'accepted', name: 'Elçin Quliyev', heardBy: null },
    ])
  })

  test('by two at once makes one purchase; the other is told whose it is', async () => {
    const { guest, customer } = await makeSentOffer(app)
    const { revision, hash } = await guest.read()
    const names = ['Elçin Quliyev', 'Nigar Əliyeva', 'Rəna Quliyeva', 'Kamran Səfərov']
    const answers = await Promise.all(
      names.map((name) => guest.call('POST', '/acceptance', { revision, hash, name })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const winner = names[answers.findIndex(({ status }) => status === 201)] ?? ''
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.body.message).toMatch(new RegExp(`^${winner} accepted revision 1 of this quote on `))
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(2)
  })

  test('twice at once by the same person makes one as well, and both are answered', async () => {
    const { guest, customer } = await makeSentOffer(app)
    const answers = await Promise.all([guest.accept(), guest.accept()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(2)
  })

  test('takes a name of three letters and the hash of exactly that paper, and is never a GET', async () => {
    const { guest } = await makeSentOffer(app)
    expect((await guest.accept({ name: 'A. 1' })).body.errors?.[0]?.path).toBe('name')
    expect((await guest.accept({ hash: 'a'.repeat(64) })).status).toBe(409)
    expect((await guest.accept({ hash: 'nonsense' })).status).toBe(400)
    expect((await guest.call('GET', '/acceptance')).status).toBe(404)
    expect((await guest.read()).stand).toBe('waiting')
  })

  test('is refused with a clear sentence once it has expired, was revised or withdrawn', async () => {
    const one = await makeSentOffer(app)
    const old = await one.guest.read()
    await one.staff.offers.prolong.mutate({ id: one.id })
    const revised = await one.guest.call('POST', '/acceptance', {
      revision: 1,
      hash: old.hash,
      name: 'Elçin',
    })
    expect([revised.status, revised.body.message]).toEqual([
      409,
      'The quote has changed in the meantime: revision 2 is the newest. Please look at it first.',
    ])
    inDays(7)
    expect((await one.guest.read()).daysLeft).toBe(0)
    inDays(8)
    expect(await one.guest.read()).toMatchObject({ stand: 'expired', daysLeft: -1 })
    const expired = await one.guest.accept()
    expect([expired.status, expired.body.message]).toEqual([
      409,
      'The quote has expired. Ask us to renew it: the link stays the same.',
    ])
    app.setNow(null)
    await one.staff.offers.withdraw.mutate({ id: one.id })
    const withdrawn = await one.guest.accept()
    expect([withdrawn.status, withdrawn.body.message]).toEqual([
      409,
      'We have withdrawn this quote. Please call or write to us.',
    ])
    expect(await app.deps.db.order.count({ where: { userId: one.customer.id } })).toBe(0)
  })

  test('and being revised at the same moment is one or the other', async () => {
    const { guest, staff, id, customer } = await makeSentOffer(app)
    const [accepted, revised] = await Promise.allSettled([
      guest.accept(),
      staff.offers.prolong.mutate({ id }),
    ])
    const isAccepted = accepted.status === 'fulfilled' && accepted.value.status === 201
    expect(isAccepted).toBe(revised.status === 'rejected')
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(isAccepted ? 2 : 0)
  })

  test('may be heard by staff, who stand for it by name; the draft is closed then', async () => {
    const { guest, staff, id, customer } = await makeSentOffer(app)
    const agreed = await staff.offers.agree.mutate({ id, revision: 1, name: 'Elçin Quliyev' })
    expect(agreed).toMatchObject({ stand: 'accepted', turn: null })
    expect(agreed.revisions[0]?.answers[0]).toMatchObject({ heardBy: 'Aysel Əliyeva', name: 'Elçin Quliyev' })
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(2)
    const refused = await refusal(staff.offers.update.mutate({ id, title: 'Yeni' }))
    expect(refused.message).toMatch(/^Elçin Quliyev .* 1/)
    expect((await guest.call('POST', '/changes', { revision: 1, text: 'Başqa rəng' })).status).toBe(409)
  })
})

// OFF-6
describe('other answers', () => {
  test('a change is asked for in words and lines, taken back, and answered by the next revision', async () => {
    const { guest, staff, id } = await makeSentOffer(app)
    expect((await guest.call('POST', '/changes', { revision: 1, text: ' ' })).status).toBe(400)
    const asked = { revision: 1, text: 'Qutu 500 ədəd olsun', lines: [1] }
    expect((await guest.call('POST', '/changes', asked)).status).toBe(201)
    const waiting = await staff.offers.byId.query({ id })
    expect(waiting).toMatchObject({ stand: 'changeAsked', turn: 'staff' })
    expect(waiting.revisions[0]?.answers[0]).toMatchObject({ kind: 'changeAsked', ...asked })
    expect((await guest.accept()).body.message).toBe(
      'You have answered this quote already. Take that back first.',
    )
    expect((await guest.call('DELETE', '/answer')).status).toBe(200)
    expect(await guest.read()).toMatchObject({ stand: 'waiting', answer: null })
    expect((await guest.call('DELETE', '/answer')).status).toBe(409)
    await guest.call('POST', '/changes', asked)
    await staff.offers.send.mutate({ id })
    expect((await guest.call('DELETE', '/answer')).status).toBe(409)
    expect(await guest.read()).toMatchObject({ stand: 'waiting', revision: 2, answer: null })
    const told = await queuedEmails(app.deps.db, 'offerAnswered')
    expect(told.filter(({ offerId }) => offerId === id)).toHaveLength(2)
  })

  test('declining takes one of four reasons or own words, and can be taken back', async () => {
    const { guest } = await makeSentOffer(app)
    expect((await guest.call('POST', '/refusal', { revision: 1 })).body.errors?.[0]?.path).toBe('reason')
    expect((await guest.call('POST', '/refusal', { revision: 1, reason: 'weather' })).status).toBe(400)
    const declined = await guest.call('POST', '/refusal', {
      revision: 1,
      reason: 'price',
      text: 'Baha çıxdı',
    })
    expect(declined.body.data).toMatchObject({
      stand: 'declined',
      answer: { reason: 'price', text: 'Baha çıxdı' },
    })
    expect((await guest.call('DELETE', '/answer')).body.data).toMatchObject({ stand: 'waiting' })
  })

  test('renewing is asked for once it has expired, and staff prolong it', async () => {
    const { guest, staff, id } = await makeSentOffer(app)
    expect((await guest.call('POST', '/renewal', { revision: 1 })).status).toBe(409)
    inDays(8)
    expect((await guest.call('POST', '/changes', { revision: 1, text: 'Rəng' })).status).toBe(409)
    const asked = await guest.call('POST', '/renewal', { revision: 1 })
    expect(asked.body.data).toMatchObject({ stand: 'renewAsked' })
    // OFF-7
    app.setNow(null)
    const renewed = await staff.offers.prolong.mutate({ id, days: 3 })
    expect(renewed).toMatchObject({ stand: 'waiting', lastRevision: 2, total: 260 })
    expect((await guest.accept()).status).toBe(201)
  })

  // BAS-10
  test('leave the draft that staff are changing as it is', async () => {
    const { guest, staff, id, sent } = await makeSentOffer(app)
    await guest.call('POST', '/changes', { revision: 1, text: 'Rəng' })
    const { updatedAt } = sent
    expect((await staff.offers.update.mutate({ id, updatedAt, title: 'Yeni' })).title).toBe('Yeni')
  })
})

// OFF-7
test('prolonging sends what was sent last, not the draft', async () => {
  const { guest, staff, id } = await makeSentOffer(app)
  await staff.offers.update.mutate({ id, title: 'Qaralama' })
  const prolonged = await staff.offers.prolong.mutate({ id, days: 30 })
  expect(prolonged).toMatchObject({ title: 'Qaralama', isChanged: true })
  expect(prolonged.revisions[0]).toMatchObject({ number: 2, title: 'Sərgi' })
  expect(await guest.read()).toMatchObject({ revision: 2, daysLeft: 30 })
  const { offer } = await makeOffer(app)
  expect((await refusal(staff.offers.prolong.mutate({ id: offer.id }))).code).toBe('CONFLICT')
})

// OFF-9
describe('what waits', () => {
  test('for staff are drafts, questions and what has expired, longest wait first; the menu has their number', async () => {
    const fresh = await startTestApp()
    try {
      const draft = await makeOffer(fresh)
      const asked = await makeSentOffer(fresh)
      await asked.guest.call('POST', '/changes', { revision: 1, text: 'Rəng' })
      const open = await makeSentOffer(fresh)
      const over = await makeSentOffer(fresh)
      await over.guest.accept()
      const { staff } = draft
      const idsOf = async (turn: 'staff' | 'customer' | 'over') =>
        (await staff.offers.list.query({ turn })).items.map(({ id }) => id)
      expect(await idsOf('staff')).toEqual([draft.offer.id, asked.id])
      expect(await idsOf('customer')).toEqual([open.id])
      expect(await idsOf('over')).toEqual([over.id])
      expect(await staff.offers.counts.query()).toEqual({ staff: 2, customer: 1 })
      const validUntil = new Date(Date.now() - 2 * day)
      await fresh.deps.db.offer.update({ where: { id: open.id }, data: { validUntil } })
      expect(await staff.offers.counts.query()).toEqual({ staff: 3, customer: 0 })
      const all = await staff.offers.list.query({ page: 1, pageSize: 2 })
      expect([all.items.length, all.pagination.totalItems]).toEqual([2, 4])
    } finally {
      await fresh.close()
    }
  })

  test('views are counted, but not those of staff', async () => {
    const { guest, staff, id, link, token } = await makeSentOffer(app)
    for (const _ of [1, 2, 3]) expect((await guest.call('POST', '/view')).status).toBe(204)
    await app.rest('POST', '/quotes/linked/view', { token, headers: { 'x-quote-link': link } })
    expect((await staff.offers.byId.query({ id })).revisions[0]).toMatchObject({ views: 3 })
    expect((await staff.offers.list.query({})).items.find((one) => one.id === id)?.views).toBe(3)
  })
})

// OFF-10
test('an accepted quote leads to the links of its orders, the same each time', async () => {
  const { guest, customerToken, link } = await makeSentOffer(app)
  await guest.accept()
  const [order] = (await guest.read()).orders
  const open = async () =>
    (await guest.call('POST', `/orders/${order?.id}/link`)).body.data as { path: string }
  const { path } = await open()
  expect(await open()).toEqual({ path })
  const read = await app.rest('GET', '/order/linked', { headers: { 'x-order-link': path.slice(3) } })
  expect(read.body.data).toMatchObject({ id: order?.id, status: 'Accepted' })
  const own = await app.rest('GET', '/quotes/linked', {
    token: await customerToken(),
    headers: { 'x-quote-link': link },
  })
  expect(own.body.data).toMatchObject({ isOwn: true })
})

// DAT-1, DAT-2, DAT-3
test('a customer takes their quotes along; erased, nothing of them is left but the orders', async () => {
  const { guest, customer, customerToken, staff, id, link } = await makeSentOffer(app)
  await guest.call('POST', '/changes', { revision: 1, text: 'Gizlisözlər olsun' })
  const response = await fetch(`${app.url}/api/auth/mydata`, {
    headers: { authorization: `Bearer ${await customerToken()}` },
  })
  const data = (await response.json()) as { quotes: object[] }
  expect(data.quotes).toMatchObject([
    { id, revisions: [{ number: 1, total: 260 }], answers: [{ text: 'Gizlisözlər olsun' }] },
  ])
  await guest.call('DELETE', '/answer')
  await guest.accept({ name: 'Xanbəyim Sultanova' })
  await app.trpc(await app.signIn('SuperAdmin')).personalData.eraseCustomer.mutate({ id: customer.id })
  expect((await app.rest('GET', '/quotes/linked', { headers: { 'x-quote-link': link } })).status).toBe(404)
  expect((await refusal(staff.offers.byId.query({ id }))).code).toBe('NOT_FOUND')
  expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(2)
  for (const table of [
    'offers',
    'offer_revisions',
    'offer_answers',
    'offer_links',
    'offer_orders',
    'history_entries',
  ]) {
    const rows = await app.deps.db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${table} t`)
    expect(JSON.stringify(rows), table).not.toMatch(/Gizlisözlər|Xanbəyim/)
  }
})

test('a quote of another customer has prices of their own: the lines say what comes off', async () => {
  const { staff, customer } = await makeOffer(app)
  const { service, lines } = await makeLines(app)
  await app.deps.db.campaign.create({
    data: {
      title: 'Payız',
      title_ru: '',
      title_en: '',
      description: 'Endirim',
      percentageBp: 1000,
      services: { create: { serviceId: service.id } },
    },
  })
  const offer = await staff.offers.create.mutate({ userId: customer.id, lines })
  expect(offer).toMatchObject({
    subtotal: 260,
    total: 246,
    reductions: [{ kind: 'campaign', percentage: 10, saving: 14 }],
  })
})
