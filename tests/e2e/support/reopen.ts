import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Closes the open dialog by its button, and presses `opener` again before the browser has told that it was closed, which
 * it does in a task of its own: it must stay open then.
 */
export async function expectReopened(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.click()
  await expect(dialog).toBeVisible()
  const told = page.evaluate(
    () => new Promise((done) => document.querySelector('dialog[open]')?.addEventListener('close', done)),
  )
  await opener.evaluate(async (button: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog[open] button[aria-label="Bağla"]')?.click()
    // React closes it without waiting for a task.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    button.click()
  })
  await told
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(dialog).toBeVisible()
}
