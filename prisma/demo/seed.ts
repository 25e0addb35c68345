import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database, Transaction } from '../../src/db/client.ts'
import type { MediaStore } from '../../src/domains/media/store.ts'
import type { MediaDeps } from '../../src/domains/media/store-picture.ts'
import { firstSteps } from '../../src/domains/overview/first-steps-input.ts'
import { bakuDay } from '../../src/lib/days.ts'
import { isEmpty } from './is-empty.ts'
import { demoPictures } from './pictures.ts'
import { drawDemoArtwork, seedArtwork, seedProfiles } from './seed-artwork.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedDelivery } from './seed-delivery.ts'
import { seedBuyers } from './seed-documents.ts'
import { seedEqaime } from './seed-eqaime.ts'
import { seedMoney } from './seed-money.ts'
import { seedOffers } from './seed-offers.ts'
import { seedOrders } from './seed-orders.ts'
import { hashDemoPasswords, seedPeople } from './seed-people.ts'
import { seedPromises, seedWorks } from './seed-production.ts'
import { seedShipments } from './seed-shipments.ts'
import { seedSite } from './seed-site.ts'
import { storeDemoPictures } from './store-pictures.ts'

type DemoDeps = {
  db: Database
  media: MediaDeps
  artwork: { store: MediaStore; enqueueCheck(tx: Transaction, fileId: number): Promise<void> }
  log: Logger
  now?: Date
}

/**
 * Fills an empty database with the demo company (OPS-8); does nothing when anything is there.
 * Days are relative to `now`. All rows or none; of two instances that seed at once one does.
 */
export async function seedDemo({ db, media, artwork, log, now = new Date() }: DemoDeps): Promise<void> {
  if (!(await isEmpty(db))) return
  const started = performance.now()
  const [pictures, passwords, drawings] = await Promise.all([
    storeDemoPictures(media, demoPictures()),
    hashDemoPasswords(),
    drawDemoArtwork(),
  ])
  const today = bakuDay(now)
  await db.$transaction(
    async (tx) => {
      await takeTurn(tx)
      if (!(await isEmpty(tx))) return
      const items = await seedCatalog(tx, pictures, today)
      await seedSite(tx, pictures)
      const people = await seedPeople(tx, pictures, passwords, now)
      await seedProfiles(tx, items)
      await seedWorks(tx, now)
      await seedDelivery(tx, people)
      const orders = await seedOrders(tx, items, people, now)
      await seedOffers(tx, { items, people, now })
      await seedArtwork(tx, { ...artwork, drawings, orders, people })
      await seedBuyers(tx, { orders, people, now })
      await seedMoney(tx, { orders, people, now })
      await seedEqaime(tx, { people, now })
      await seedPromises(tx, orders, now)
      await seedShipments(tx, { orders, people, now })
      // The company has begun long ago: what isn't done by its data isn't asked for.
      await tx.skippedStep.createMany({ data: firstSteps.map((step) => ({ step })) })
    },
    { timeout: 60_000 },
  )
  log.info({ ms: Math.round(performance.now() - started) }, 'the demo company is in')
}

/** Asks again and again: whoever comes first may fill the database for longer than a query may wait for a lock. */
async function takeTurn(tx: Transaction): Promise<void> {
  const ask = () => tx.$queryRaw<{ mine: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtext('matbaa demo')) AS mine`
  while (!(await ask())[0]?.mine) await pause(200)
}
