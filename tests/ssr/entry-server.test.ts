import { expect, it } from 'vitest'
import type { render } from '../../web/entry-server.tsx'

// As built: the screens' texts are macros.
const built = new URL('../../dist/server/entry-server.js', import.meta.url).href

/** A client whose every call does what is given. */
const customerOf = (call: () => unknown) => {
  const step = (): unknown => new Proxy(call, { get: step, apply: call })
  return step() as Parameters<typeof render>[0]['client']
}

it('makes no page of a fault of ours: its message would stand in the page’s data', async () => {
  const entry = (await import(built)) as { render: typeof render }
  const failed = new TypeError('a slip in a screen')
  const page = entry.render({
    request: { url: 'https://shop.example/services/card/1', signal: new AbortController().signal },
    client: customerOf(() => Promise.reject(failed)),
    language: 'az',
    siteUrl: 'https://shop.example',
    nonce: 'n',
    manifest: { routes: {} },
  })
  await expect(page).rejects.toBe(failed)
})
