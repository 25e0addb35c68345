import type { Page } from '@playwright/test'

/** The next `more` messages arrive, and their answers don't; `more` can be raised later. */
export async function loseReceipts(page: Page, more: number): Promise<{ more: number }> {
  const lost = { more }
  await page.route('**/trpc/messages.post*', async (route) => {
    if (lost.more === 0) return route.continue()
    lost.more -= 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  return lost
}

/** The next call of this procedure arrives, and its answer doesn't. */
export const loseAnswer = (page: Page, procedure: string): Promise<unknown> =>
  page.route(
    `**/trpc/${procedure}*`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
