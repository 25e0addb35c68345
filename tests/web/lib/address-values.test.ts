import { expect, test } from 'vitest'
import { readOnly } from '../../../web/lib/address-values.ts'
import { listSearch } from '../../../web/lib/list-search.ts'

test('what an address says wrongly, or about something else, is as if it weren’t there', () => {
  const given = { q: ' kart ', page: -1, tab: 'papers' }
  // The router lays what was read over what was given.
  expect({ ...given, ...readOnly(listSearch)(given) }).toEqual({ q: 'kart', page: undefined, tab: undefined })
})
