import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

/** The text of the newest email of a kind to an address; waits until the queue has written it. */
export async function mailTo(address: string, kind: string): Promise<string> {
  let text = ''
  await expect(async () => {
    text = (await emailsTo(address, kind)).at(-1) ?? ''
    expect(text).not.toBe('')
    // A busy machine tries again later.
  }).toPass({ timeout: 150_000 })
  return text
}

async function emailsTo(address: string, kind: string): Promise<string[]> {
  const folder = process.env.E2E_MAIL ?? ''
  const names = (await readdir(folder)).filter((name) => name.includes(`-${kind}-`) && name.endsWith('.eml'))
  const letters = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return letters
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(({ subject, text }) => `${subject}\n${text}`)
}
