import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openShop, payAt } from './open-shop.ts'

const program = fileURLToPath(new URL('../../../../tools/try-payment.ts', import.meta.url))

const start = (settings: Record<string, string>, ...args: string[]) =>
  spawn(process.execPath, [program, ...args], { env: { ...process.env, ...settings }, stdio: 'pipe' })

test('npm run payments:try pays a manat and gives it back', async () => {
  const shop = await openShop('kapital')
  const child = start(shop.simulator.settings)
  const ended = once(child, 'exit')
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    if (line.startsWith('  http')) await payAt(line.trim(), 'approved')
  }
  expect(await ended).toEqual([0, null])
  expect(shop.simulator.orders()).toMatchObject([{ captured: 100, refunded: 100 }])
  expect(said).toContain('Refunded: {"outcome":"done"}')
  for (const [key, secret] of Object.entries(shop.simulator.settings))
    if (!key.endsWith('_URL')) expect(said.join('\n')).not.toContain(secret)
  await shop.close()
})

const refusals: [Record<string, string>, string[], string][] = [
  [{}, [], 'The keys of a provider aren’t set (docs/settings.md).'],
  [{ PAYRIFF_KEY: 'k' }, ['epoint'], 'The keys of epoint aren’t set (docs/settings.md).'],
  [{ PAYRIFF_KEY: 'k', KAPITAL_LOGIN: 'l', KAPITAL_PASSWORD: 'p' }, [], 'Which one: kapital or payriff?'],
  [{ PAYRIFF_KEY: 'k', PAYRIFF_URL: 'http://127.0.0.1:1' }, [], 'payriff: unclear (unreachable)'],
]

test('what stands in its way is one line', async () => {
  const said = refusals.map(async ([settings, args]) => {
    const child = start(settings, ...args)
    const [line, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return [line.trim(), code]
  })
  expect(await Promise.all(said)).toEqual(refusals.map(([, , line]) => [line, 1]))
})
