import type { Page } from '@playwright/test'
import type { Configuration } from '../../../src/domains/options/configuration.ts'
import { callApi, logIn, type SignedIn } from './accounts.ts'
import { openAdmin } from './admin.ts'
import { expect, test } from './test.ts'

type Made = { id: number }
type Read = { version: number | null; configuration: Configuration | null }

/** Products whose choices and prices a journey edits; they go with their services after the file's last journey. */
export function editedOptions() {
  const made: number[] = []
  let admin: SignedIn
  test.beforeAll(async () => {
    admin = await logIn('admin@example.com')
  })
  test.afterAll(async () => {
    for (const id of made)
      await callApi('DELETE', `/services/${id}`, { token: admin.accessToken }).catch(() => undefined)
  })
  const call = <Data>(method: string, path: string, body?: unknown) =>
    callApi<Data>(method, path, { token: admin.accessToken, ...(body !== undefined && { body }) })
  return {
    call,
    read: (id: number) => call<Read>('GET', `/ServiceTypes/${id}/options/multilanguage`),
    /** A product that nobody else meets, with these options or none. */
    newProduct: async (configuration?: Configuration): Promise<number> => {
      const service = await call<Made>('POST', '/services', { name: `Kart ${Date.now()}`, priority: 900_000 })
      made.push(service.id)
      const product = await call<Made>('POST', '/ServiceTypes', {
        name: 'Soft-touch vizit kart',
        serviceId: service.id,
        serviceTypePriceDatas: [
          { count: 100, price: 18 },
          { count: 500, price: 45 },
        ],
      })
      if (configuration) await call('PUT', `/ServiceTypes/${product.id}/options`, { configuration })
      return product.id
    },
    open: async (page: Page, id: number, language: 'az' | 'ru' = 'az') => {
      await openAdmin(page, `/admin/services/options/${id}`, admin, language)
      await expect(page.getByRole('grid')).toBeVisible()
    },
    openProduct: (page: Page, id: number, language: 'az' | 'ru' = 'az') =>
      openAdmin(page, `/admin/services/editproduct/${id}`, admin, language),
  }
}
