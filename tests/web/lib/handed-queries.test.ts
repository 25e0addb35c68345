import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { handOver, takeOver } from '../../../web/lib/handed-queries.ts'

const key = [['services', 'byId'], { input: { id: 1 } }]

// WEB-23
it('hands over what was read, with its key and its age, and nothing that could not be', async () => {
  const server = new QueryClient()
  server.setQueryData(key, { name: 'Vizit “kartları” </script>' }, { updatedAt: 1000 })
  server.setQueryData(['later'], [1], { updatedAt: 2000 })
  await server.prefetchQuery({
    queryKey: ['failed'],
    queryFn: () => Promise.reject(new Error('secret')),
    retry: false,
  })
  const handed = handOver(server)
  expect(handed).not.toContain('secret')

  const browser = new QueryClient()
  takeOver(browser, handed)
  expect(browser.getQueryData(key)).toEqual({ name: 'Vizit “kartları” </script>' })
  expect(browser.getQueryData(['later'])).toEqual([1])
  expect(browser.getQueryState(key)?.dataUpdatedAt).toBe(1000)
  expect(browser.getQueryState(['failed'])).toBeUndefined()
})

it('hands over nothing where nothing was read', () => {
  const browser = new QueryClient()
  takeOver(browser, handOver(new QueryClient()))
  expect(browser.getQueryCache().getAll()).toEqual([])
})
