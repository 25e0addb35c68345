import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { crowding, figure } from '../../support/figure.ts'
import { KilledProgram } from '../../support/killed-program.ts'
import { expectOnce, openShop, peopleOf, type Site } from '../../support/order-load.ts'
import { randomFrom } from '../../support/seeded-random.ts'

/** 500 in `npm run trust`. */
const cycles = Number(process.env.KILL_CYCLES ?? 4)
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
/** Milliseconds that a cycle is allowed for, and that a start may take until it answers (TRU-8). */
const cycleTime = 4500
const upAgain = 5000

const program = new KilledProgram()
afterEach(() => program.remove())

// TRU-8
test(
  `${cycles} kills -9 in the middle of orders lose and double nothing that was acknowledged`,
  async () => {
    process.stdout.write(`KILL_SEED=${seed}\n`)
    const random = randomFrom(seed)
    const site: Site = { address: await program.start() }
    const people = await program.withDatabase(peopleOf)
    const began = Date.now()
    const shop = openShop(site, people)
    const starts: number[] = []
    for (let cycle = 0; cycle < cycles; cycle++) {
      // However slow the machine is, orders come through between two kills.
      const before = shop.acknowledged()
      await eventually(() => expect(shop.acknowledged()).toBeGreaterThan(before))
      await sleep(random() * 1000)
      await program.kill()
      // Now and then it dies while it is starting.
      if (random() < 0.2) {
        await program.spawn()
        await sleep(random() * 1200)
        await program.kill()
      }
      const spawned = Date.now()
      site.address = await program.start()
      starts.push(Date.now() - spawned)
    }
    const elapsed = Date.now() - began
    const { orders, retries } = await shop.close()
    expect(orders.length).toBeGreaterThan(cycles)
    expect(retries).toBeGreaterThan(0)
    await program.withDatabase((db) => expectOnce(db, orders))
    figure({
      name: `kill -9 in the middle of orders, ${cycles} times`,
      goal: 'no acknowledged order or confirmation lost or doubled, up again in 5 s',
      measured: `${orders.length} orders, ${retries} retries, up again in at most ${Math.max(...starts)} ms, ${elapsed} ms in all`,
      isReached: Math.max(...starts) <= upAgain,
      seed,
    })
    expect(Math.max(...starts)).toBeLessThan(upAgain * crowding())
  },
  cycles * cycleTime * 2 + 240_000,
)
