import { createHash } from 'node:crypto'
import type { Transaction } from '../../src/db/client.ts'
import type { ArtworkState } from '../../src/domains/artwork/states.ts'
import { pieceName, storageKeyOf } from '../../src/domains/artwork/stored-file.ts'
import type { MediaStore } from '../../src/domains/media/store.ts'
import { columns } from '../../src/domains/ready-made/texts.ts'
import {
  artworks,
  type DemoArtwork,
  type DemoProof,
  type DemoVersion,
  messageTemplates,
  profiles,
} from './artwork.ts'
import type { DemoDrawing } from './draw-artwork.ts'
import { madeOnce } from './made-once.ts'
import type { Item } from './seed-catalog.ts'
import type { StoredOrder } from './seed-orders.ts'
import type { People } from './seed-people.ts'

type Drawings = ReadonlyMap<DemoVersion, Buffer>
type Parts = {
  store: MediaStore
  enqueueCheck(tx: Transaction, fileId: number): Promise<void>
  drawings: Drawings
  orders: readonly StoredOrder[]
  people: People
}
const hour = 3_600_000

/** The PDFs of all versions. */
export async function drawDemoArtwork(): Promise<Drawings> {
  const drawn = new Map<DemoVersion, Buffer>()
  for (const { versions } of artworks)
    for (const version of versions) drawn.set(version, await drawnOnce(version.drawing))
  return drawn
}

const drawnBy = [
  'node_modules/pdfkit/package.json',
  'prisma/demo/draw-artwork.ts',
  'src/domains/orders/pdf/display.otf',
  'src/domains/orders/pdf/regular.otf',
]

const drawnOnce = (drawing: DemoDrawing): Promise<Buffer> =>
  madeOnce(JSON.stringify(drawing), drawnBy, async () => {
    const { drawArtwork } = await import('./draw-artwork.ts')
    return drawArtwork(drawing)
  })

/** Profiles of products that have one of their own, and what staff often write. */
export async function seedProfiles(tx: Transaction, items: Map<string, Item>): Promise<void> {
  for (const { item, name, rules } of profiles) {
    const { id } = await tx.preflightProfile.create({
      data: { kind: rules.kind, ...columns('name', name), rules },
    })
    const product = items.get(item)?.product
    if (!product) throw new Error(`the demo has no product ${item}`)
    await tx.product.update({ where: { id: product.id }, data: { profileId: id } })
  }
  await tx.messageTemplate.createMany({
    data: messageTemplates.map(({ title, text }) => ({ title, ...columns('text', text) })),
  })
}

/** Slots of the open orders of those products; the checks read the files once the program runs. */
export async function seedArtwork(tx: Transaction, parts: Parts): Promise<void> {
  const open = parts.orders.filter(
    ({ item, status }) =>
      profiles.some((profile) => profile.item === item) && status !== 'Completed' && status !== 'NotApproved',
  )
  for (const order of open) {
    const artwork = artworks.find(
      ({ customer, item, count }) =>
        customer === order.customer && item === order.item && count === order.count,
    )
    await seedSlot(tx, order, artwork?.state ?? 'Missing')
    if (artwork) await seedWork(tx, parts, order, artwork)
  }
}

async function seedSlot(tx: Transaction, { id, item }: StoredOrder, state: ArtworkState): Promise<void> {
  const profile = profiles.find((one) => one.item === item)?.rules ?? {}
  await tx.artwork.create({ data: { orderId: id, state, profile } })
}

async function seedWork(
  tx: Transaction,
  parts: Parts,
  order: StoredOrder,
  artwork: DemoArtwork,
): Promise<void> {
  const staffId = parts.people.staff.get('Consultant') ?? null
  const begun = order.moves.find(({ to }) => to === 'Accepted') ?? order.moves[0]
  const circumstances: Circumstances = {
    order,
    after: (hours) => new Date((begun?.at.getTime() ?? 0) + hours * hour),
    authorOf: (by) => (by === 'customer' ? order.userId : staffId),
    versionIds: [],
  }
  const { after, authorOf, versionIds } = circumstances
  for (const [index, version] of artwork.versions.entries()) {
    const by = { byUserId: authorOf(version.by), createdAt: after(version.hoursAfter) }
    versionIds.push(await seedVersion(tx, parts, { orderId: order.id, number: index + 1, version, ...by }))
  }
  for (const [index, proof] of artwork.proofs.entries()) await seedProof(tx, circumstances, proof, index + 1)
  await tx.orderMessage.createMany({
    data: artwork.messages.map(({ by, hoursAfter, text, isRead }) => ({
      orderId: order.id,
      side: by,
      userId: authorOf(by),
      text,
      createdAt: after(hoursAfter),
      readAt: isRead ? after(hoursAfter + 1) : null,
    })),
  })
}

type Circumstances = {
  order: StoredOrder
  /** Hours after it was accepted. */
  after: (hours: number) => Date
  authorOf: (by: 'customer' | 'staff') => number | null
  versionIds: number[]
}

async function seedProof(
  tx: Transaction,
  { order, after, authorOf, versionIds }: Circumstances,
  { version, hoursAfter, message, pins, asked, approvedBy }: DemoProof,
  round: number,
): Promise<void> {
  const versionId = versionIds[version - 1] ?? 0
  const { id: proofId } = await tx.proof.create({
    data: {
      orderId: order.id,
      round,
      versionId,
      message,
      createdAt: after(hoursAfter),
      byUserId: message === '' ? null : authorOf('staff'),
      ...(asked !== undefined && { askedText: asked, askedAt: after(hoursAfter + 2) }),
    },
  })
  await tx.proofPin.createMany({
    data: pins.map(({ page, x, y, text, by, isFixed }, place) => ({
      proofId,
      number: place + 1,
      page,
      x,
      y,
      text,
      side: by,
      byUserId: authorOf(by),
      createdAt: after(hoursAfter + 1),
      fixedAt: isFixed ? after(hoursAfter + 16) : null,
    })),
  })
  if (approvedBy === undefined) return
  const files = await tx.artworkFile.findMany({ where: { versionId }, orderBy: { position: 'asc' } })
  await tx.approval.create({
    data: {
      orderId: order.id,
      proofId,
      versionId,
      name: approvedBy,
      userId: order.userId,
      address: '127.0.0.1',
      at: after(hoursAfter + 1),
      hashes: files.map(({ sha256 }) => Buffer.from(sha256).toString('hex')),
    },
  })
}

type NewVersion = {
  orderId: number
  number: number
  version: DemoVersion
  byUserId: number | null
  createdAt: Date
}

async function seedVersion(
  tx: Transaction,
  { store, enqueueCheck, drawings }: Parts,
  { orderId, number, version, byUserId, createdAt }: NewVersion,
): Promise<number> {
  const content = drawings.get(version) ?? Buffer.alloc(0)
  const hash = createHash('sha256').update(content).digest()
  const storageKey = storageKeyOf(orderId, hash.subarray(0, 16).toString('base64url'))
  await store.put(pieceName(storageKey, 0), content)
  const stored = await tx.artworkVersion.create({
    data: {
      orderId,
      number,
      byStaff: version.by === 'staff',
      byUserId,
      createdAt,
      files: {
        create: {
          position: 1,
          name: version.name,
          kind: 'pdf',
          size: content.length,
          storageKey,
          sha256: new Uint8Array(hash),
          check: 'Waiting',
        },
      },
    },
    include: { files: { select: { id: true } } },
  })
  for (const { id } of stored.files) await enqueueCheck(tx, id)
  return stored.id
}
