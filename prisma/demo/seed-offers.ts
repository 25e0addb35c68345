import { createHash } from 'node:crypto'
import type { Transaction } from '../../src/db/client.ts'
import { bestPercentage, calculatePrice } from '../../src/domains/catalog/pricing.ts'
import { weightOf } from '../../src/domains/delivery/weight.ts'
import { type OfferLine, totalOf } from '../../src/domains/offers/lines.ts'
import { drawOffer } from '../../src/domains/offers/pdf/draw-offer.ts'
import { bakuDay } from '../../src/lib/days.ts'
import { toQepik } from '../../src/lib/money.ts'
import { demoSeller } from './documents.ts'
import { type DemoOffer, type DemoOfferLine, offers } from './offers.ts'
import type { Item } from './seed-catalog.ts'
import type { People } from './seed-people.ts'
import { contacts } from './site.ts'

const day = 24 * 3_600_000
const validDays = 7
const preparedBy = 'Rəna Nağıyeva'

/** A quote that waits for its customer, one of which a change is wanted, and one that has expired. */
export async function seedOffers(
  tx: Transaction,
  { items, people, now }: { items: Map<string, Item>; people: People; now: Date },
): Promise<void> {
  const by = people.staff.get('SuperAdmin')
  if (by === undefined) throw new Error('the demo has no SuperAdmin')
  for (const offer of offers) await seedOffer(tx, { offer, items, people, now, by })
}

type Seeding = { offer: DemoOffer; items: Map<string, Item>; people: People; now: Date; by: number }

async function seedOffer(tx: Transaction, { offer, items, people, now, by }: Seeding): Promise<void> {
  const userId = people.customers.get(offer.customer)
  if (userId === undefined) throw new Error(`the demo has nobody as ${offer.customer}`)
  const lines = offer.lines.map((line, place) => lineOf(line, place + 1, items))
  const sentAt = new Date(now.getTime() - offer.sentDaysAgo * day - 3_600_000)
  const validUntil = new Date(bakuDay(sentAt).getTime() + validDays * day)
  const { title, note, language, change } = offer
  const total = totalOf(lines)
  const askedAt = change && new Date(now.getTime() - change.hoursAgo * 3_600_000)
  const json = JSON.parse(JSON.stringify(lines))
  const { id } = await tx.offer.create({
    data: {
      userId,
      language,
      createdById: by,
      createdAt: sentAt,
      updatedAt: sentAt,
      title,
      note,
      lines: json,
      isChanged: false,
      days: validDays,
      total,
      lastRevision: 1,
      validUntil,
      state: change ? 'ChangeAsked' : 'Sent',
      stateSince: askedAt ?? sentAt,
    },
    select: { id: true },
  })
  const revision = { number: 1, language, title, note, total, validUntil, sentAt }
  const customer = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  const pdf = await drawOffer({
    ...revision,
    offerId: id,
    lines,
    taxKind: demoSeller.taxKind,
    preparedBy,
    company: companyOf(language),
    buyer: null,
    customer: `${customer.name} ${customer.surname}`,
  })
  await tx.offerRevision.create({
    data: {
      ...revision,
      offerId: id,
      lines: json,
      sentById: by,
      pdf: new Uint8Array(pdf),
      pdfSha256: new Uint8Array(createHash('sha256').update(pdf).digest()),
    },
  })
  const views = { count: offer.views, firstAt: sentAt, lastAt: askedAt ?? now }
  await tx.offerView.create({ data: { offerId: id, revision: 1, ...views } })
  if (!change || !askedAt) return
  const { text, lines: keys } = change
  await tx.offerAnswer.create({
    data: { offerId: id, revision: 1, kind: 'changeAsked', text, lines: keys, address: '', at: askedAt },
  })
}

const nothingChosen = { choices: {}, ownSize: null }

function lineOf(
  { item: name, title, details, count, price, days }: DemoOfferLine,
  key: number,
  items: Map<string, Item>,
): OfferLine {
  const item = items.get(name)
  if (!item) throw new Error(`the demo can't offer ${name}`)
  const campaignBp = bestPercentage(item.campaignsBp, null).percentageBp
  const suggested = title ? null : calculatePrice({ tiers: item.tiers, count, campaignBp })
  return {
    key,
    kind: title ? 'free' : 'product',
    serviceId: item.serviceId,
    count,
    details,
    options: null,
    days: days ?? null,
    serviceTypeId: title ? null : (item.product?.id ?? null),
    service: item.serviceName,
    title: title ? { az: title, ru: title, en: title } : (item.product?.name ?? item.serviceName),
    quote: suggested,
    price: price === undefined ? (suggested?.total ?? 0) : toQepik(price),
    priceReason: '',
    artwork: title ? 'notNeeded' : 'customer',
    grams:
      title || !item.product
        ? null
        : weightOf({ ...item.product, configuration: null }, nothingChosen, count),
    repeats: null,
  }
}

function companyOf(language: DemoOffer['language']) {
  const [contact] = contacts
  return {
    name: 'Mətbəə',
    legalName: contact?.legalName ?? '',
    address: contact?.address[language] ?? '',
    phoneNumber: contact?.phoneNumber ?? '',
    email: contact?.email ?? '',
    site: '',
    logo: null,
  }
}
