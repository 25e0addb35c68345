import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recordedNewIn } from '../audit/recorded.ts'
import { encodeDrawingApart } from '../media/decode-apart.ts'
import { storeEncoded } from '../media/store-picture.ts'
import { storeVersion } from '../options/save-options.ts'
import { type ReadyMade, type ReadyMadeProduct, works } from './definition.ts'
import { countTaken, usualDays } from './list-ready-made.ts'
import { configurationOf } from './options-kit.ts'
import { readyMadePicture } from './pictures.ts'
import { type ReadyMadeKey, readyMadeKeys, type takenFields } from './ready-made-input.ts'
import type { takenSchema } from './ready-made-output.ts'
import { readyMades } from './ready-mades.ts'
import { findTaking, readTakingKey, storeTaking } from './taking-key.ts'
import { columns } from './texts.ts'

const alreadyTaken: Message = /*i18n*/ {
  id: 'readyMade.alreadyTaken',
  message: 'Already among the services: {names}. Take a copy if you need one more.',
}

type Taken = z.infer<typeof takenSchema>
type Wanted = z.output<typeof takenFields> & { idempotencyKey: string | undefined }
type Pictures = ReadonlyMap<string, number>

/**
 * Makes ready-made services: hidden, with prices that are examples until staff save them (RDY-2). All or none
 * of them; a repeat with the same Idempotency-Key makes none and answers the same.
 * @throws CONFLICT for one that is there and isn't among `copies`, and for a key of another request;
 * VALIDATION for a key that can't be stored
 */
export async function takeReadyMade(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  { id: by }: Pick<Caller, 'id'>,
  { idempotencyKey, ...wanted }: Wanted,
): Promise<Taken> {
  const keys = readyMadeKeys.filter((key) => wanted.keys.includes(key))
  const copies = readyMadeKeys.filter((key) => wanted.copies.includes(key))
  const taking = readTakingKey(by, idempotencyKey, { keys, copies })
  const before = taking && (await findTaking(db, taking))
  if (before) return before
  assertNotThere(await countTaken(db), keys, copies)
  const pictures = await drawPictures(media, keys)
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('ready-made services', 0))`
      const meanwhile = taking && (await findTaking(tx, taking))
      if (meanwhile) return meanwhile
      const taken = await countTaken(tx)
      assertNotThere(taken, keys, copies)
      const services: Taken['services'] = []
      // The newest comes first in lists.
      for (const key of keys.toReversed())
        services.unshift({
          key,
          ...(await makeService(tx, { by, key, number: (taken.get(key) ?? 0) + 1, pictures })),
        })
      if (taking)
        await storeTaking(
          tx,
          taking,
          services.map(({ id }) => id),
        )
      return { services }
    },
    { timeout: 20_000 },
  )
}

/** @throws CONFLICT */
function assertNotThere(
  taken: ReadonlyMap<string, number>,
  keys: readonly ReadyMadeKey[],
  copies: readonly ReadyMadeKey[],
): void {
  const there = keys.filter((key) => taken.has(key) && !copies.includes(key))
  if (there.length === 0) return
  const names = there.map((key) => readyMades[key].name.az).join(', ')
  throw new AppError('CONFLICT', { ...alreadyTaken, values: { names } })
}

/** The stored drawings of all that is made, by name. */
async function drawPictures(media: Deps['media'], keys: readonly ReadyMadeKey[]): Promise<Pictures> {
  const all: readonly ReadyMade[] = keys.map((key) => readyMades[key])
  const names = [
    ...new Set(all.flatMap(({ picture, products }) => [picture, ...products.map((one) => one.picture)])),
  ]
  const stored = await storeEncoded(
    media,
    names.map((name) => async () => encodeDrawingApart(await readFile(readyMadePicture(name)))),
  )
  return new Map(stored.map(({ id }, index) => [names[index] ?? '', id]))
}

type Making = {
  by: number
  key: ReadyMadeKey
  /** Which of its services it is: from the second on it stands in the name. */
  number: number
  pictures: Pictures
}

async function makeService(
  tx: Transaction,
  { by, key, number, pictures }: Making,
): Promise<{ id: number; productId: number }> {
  const readyMade: ReadyMade = readyMades[key]
  const { name, description, picture, work, products } = readyMade
  const numbered = (text: string): string => (number === 1 ? text : `${text} ${number}`)
  const workKindId = await workKindOf(tx, by, work.kind)
  const { id } = await recordedNewIn(tx, { by, kind: 'service' }, () =>
    tx.service.create({
      data: {
        ...columns('name', { az: numbered(name.az), ru: numbered(name.ru), en: numbered(name.en) }),
        ...columns('description', description),
        photoId: pictures.get(picture) ?? null,
        state: false,
        readyMade: key,
        artwork: 'Required',
        workKindId,
        productionDays: usualDays(readyMade),
        minutesFixed: work.minutesFixed,
        minutesPer1000: work.minutesPer1000,
      },
      select: { id: true },
    }),
  )
  const ids: number[] = []
  for (const [index, product] of products.entries())
    ids.push(await makeProduct(tx, { by, serviceId: id, priority: index + 1, product, pictures }))
  return { id, productId: ids[0] ?? 0 }
}

type MakingProduct = {
  by: number
  serviceId: number
  priority: number
  product: ReadyMadeProduct
  pictures: Pictures
}

async function makeProduct(
  tx: Transaction,
  { by, serviceId, priority, product, pictures }: MakingProduct,
): Promise<number> {
  const { name, description, picture, weightOf100 = null, prices, options } = product
  const profileId = await profileOf(tx, by, product.profile)
  const { id } = await recordedNewIn(tx, { by, kind: 'product' }, async () => {
    const made = await tx.product.create({
      data: {
        serviceId,
        ...columns('name', name),
        ...columns('description', description),
        photoId: pictures.get(picture) ?? null,
        priority,
        profileId,
        weightOf100,
        examplePrices: true,
      },
      select: { id: true },
    })
    await storeVersion(tx, made.id, configurationOf(prices, options))
    return made
  })
  return id
}

/** The check profile of that name, made where there is none. */
async function profileOf(
  tx: Transaction,
  by: number,
  { name, rules }: ReadyMadeProduct['profile'],
): Promise<number> {
  const { kind } = rules
  const found = await tx.preflightProfile.findFirst({
    where: { name: name.az, kind },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const { id } =
    found ??
    (await recordedNewIn(tx, { by, kind: 'preflightProfile' }, () =>
      tx.preflightProfile.create({ data: { kind, ...columns('name', name), rules }, select: { id: true } }),
    ))
  return id
}

/** The kind of work of that name, made where there is none. */
async function workKindOf(tx: Transaction, by: number, work: keyof typeof works): Promise<number> {
  const { name, capacityMinutes } = works[work]
  const found = await tx.workKind.findFirst({
    where: { name: name.az },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const { id } =
    found ??
    (await recordedNewIn(tx, { by, kind: 'workKind' }, () =>
      tx.workKind.create({ data: { ...columns('name', name), capacityMinutes }, select: { id: true } }),
    ))
  return id
}
