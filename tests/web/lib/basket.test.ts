import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Client } from '../../../web/lib/api.ts'
import { addLine } from '../../../web/lib/basket/add-line.ts'
import {
  type BasketLine,
  basketText,
  changeLines,
  readAccount,
  readLines,
  readVisitorLines,
} from '../../../web/lib/basket/device-basket.ts'
import { mergeLines, syncBasket } from '../../../web/lib/basket/sync-basket.ts'
import { forgetSession } from '../../../web/lib/device.ts'

const line = (id: string, more: Partial<BasketLine> = {}): BasketLine => ({
  id,
  serviceId: 1,
  serviceTypeId: null,
  options: null,
  count: 100,
  comment: '',
  artwork: 'customer',
  seenTotal: null,
  ...more,
})
const idsOf = (lines: readonly BasketLine[]) => lines.map(({ id }) => id)

describe('two baskets of one account', () => {
  const [a, b, c, d] = [line('a'), line('b'), line('c'), line('d')]

  // BSK-2
  test('keep what was added on either side, and lose what either side removed', () => {
    expect(idsOf(mergeLines([a, b], [a, b, c], [a, b, d]))).toEqual(['a', 'b', 'd', 'c'])
    expect(idsOf(mergeLines([a, b], [b], [a, b, d]))).toEqual(['b', 'd'])
    expect(idsOf(mergeLines([a, b], [a, b, c], [b]))).toEqual(['b', 'c'])
  })

  // BSK-2
  test('take the change of whoever made one, and mine where both did', () => {
    const [mine, theirs] = [line('a', { count: 5 }), line('a', { count: 7 })]
    expect(mergeLines([a, b], [mine, b], [a, b, c])[0]).toEqual(mine)
    expect(mergeLines([a, b], [a, b], [theirs, b])[0]).toEqual(theirs)
    expect(mergeLines([a, b], [mine, b], [theirs, b])[0]).toEqual(mine)
  })

  test('are as mine when nobody else changed anything, in my order', () => {
    expect(mergeLines([a, b], [b, c, a], [a, b])).toEqual([b, c, a])
    const spelt = line('a', { options: { ownSize: null, choices: { one: ['x'], two: ['y'] } } })
    const again = line('a', { options: { choices: { two: ['y'], one: ['x'] }, ownSize: null } })
    expect(mergeLines([spelt], [], [again])).toEqual([])
  })
})

/** A device's storage in memory. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function signIn(id: number): void {
  const appRole = { id: 2, name: 'Client', permissions: [] }
  localStorage.setItem('userData', JSON.stringify({ id, name: 'Aysel', appRole }))
  localStorage.setItem('token', 'a')
}

class Refused extends Error {
  override name = 'TRPCClientError'
  data: { code: string }
  constructor(code: string) {
    super(code)
    this.data = { code }
  }
}

/** An account as the server keeps it. */
function account(lines: BasketLine[] = []) {
  const kept = { version: 0, lines }
  const put = (next: BasketLine[]) => {
    kept.version += 1
    kept.lines = next.map((sent) => ({ ...line(sent.id), ...JSON.parse(JSON.stringify(sent)) }))
    return { ...kept }
  }
  const basket = {
    mine: { query: vi.fn(async () => ({ ...kept })) },
    save: {
      mutate: vi.fn(async ({ version, lines }: { version: number; lines: BasketLine[] }) => {
        if (version !== kept.version) throw new Refused('CONFLICT')
        return put(lines)
      }),
    },
    join: {
      mutate: vi.fn(async ({ lines }: { lines: BasketLine[] }) => {
        const known = new Set(idsOf(kept.lines))
        return put([...kept.lines, ...lines.filter(({ id }) => !known.has(id))])
      }),
    },
  }
  return { kept, put, basket, client: { basket } as unknown as Client }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  // Where storage is blocked, the program remembers who is signed in: so may a test before.
  forgetSession()
})
afterEach(() => vi.unstubAllGlobals())

describe('a basket on the device', () => {
  const { client } = account()
  const cards = { serviceId: 1, serviceTypeId: 2, options: null, count: 500, seenTotal: 115 }

  // BSK-1
  test('keeps what a visitor puts in, counts it for the header, and comes back', () => {
    expect(addLine(client, cards)).toBe('added')
    addLine(client, { ...cards, count: 100 })
    expect(readLines()).toMatchObject([{ ...cards, comment: '', artwork: 'customer' }, { count: 100 }])
    expect(localStorage.getItem('basketCount')).toBe('2')
    changeLines(() => [])
    expect(localStorage.getItem('basketCount')).toBeNull()
    expect(basketText()).not.toContain('500')
  })

  test('takes a line in the place of another, and no more than 50', () => {
    addLine(client, cards)
    const [first] = readLines()
    changeLines(([one]) => (one ? [{ ...one, comment: 'Mat' }] : []))
    expect(addLine(client, { ...cards, count: 7 }, first?.id)).toBe('replaced')
    expect(readLines()).toMatchObject([{ id: first?.id, count: 7, comment: 'Mat' }])
    changeLines(() => Array.from({ length: 50 }, (_, index) => line(`l${index}`)))
    expect(addLine(client, cards)).toBe('full')
    expect(addLine(client, cards, 'l3')).toBe('replaced')
  })

  test('says when the browser keeps nothing, and reads nonsense as nothing', () => {
    for (const nonsense of ['{', '7', '[{"id":1}]', '[null]', '{"a":1}']) {
      localStorage.setItem('basket', nonsense)
      expect(readLines()).toEqual([])
    }
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(addLine(client, cards)).toBe('blocked')
  })

  test('isn’t shown to anybody else who signs in', async () => {
    signIn(1)
    changeLines(() => [line('a')])
    expect(idsOf(readLines())).toEqual(['a'])
    signIn(2)
    expect(readLines()).toEqual([])
  })
})

describe('device and account', () => {
  // BSK-3
  test('become one at signing in: the visitor’s lines join the account’s', async () => {
    const server = account([line('kept')])
    changeLines(() => [line('new')])
    await syncBasket(server.client)
    expect(server.basket.mine.query).not.toHaveBeenCalled()
    signIn(1)
    await syncBasket(server.client)
    expect(idsOf(readLines())).toEqual(['kept', 'new'])
    expect(readVisitorLines()).toEqual([])
    expect(readAccount(1)).toMatchObject({ version: 1 })
    await syncBasket(server.client)
    expect(server.basket.join.mutate).toHaveBeenCalledTimes(1)
    expect(server.basket.save.mutate).not.toHaveBeenCalled()
  })

  // BSK-2
  test('are put together line by line when another device was faster', async () => {
    const server = account([line('a'), line('b')])
    signIn(1)
    await syncBasket(server.client)
    changeLines((lines) => [...lines.filter(({ id }) => id !== 'a'), line('mine')])
    server.basket.mine.query.mockImplementationOnce(async () => {
      const read = { ...server.kept }
      server.put([...server.kept.lines, line('theirs')])
      return read
    })
    await syncBasket(server.client)
    expect(idsOf(server.kept.lines)).toEqual(['b', 'theirs', 'mine'])
    expect(idsOf(readLines())).toEqual(['b', 'theirs', 'mine'])
  })

  test('lose nothing that is changed while the account answers', async () => {
    const server = account([line('a'), line('b')])
    signIn(1)
    await syncBasket(server.client)
    changeLines((lines) => [...lines, line('c')])
    server.basket.save.mutate.mockImplementationOnce(async ({ lines }) => {
      changeLines((now) => [...now.filter(({ id }) => id !== 'c' && id !== 'a'), line('d')])
      return server.put(lines)
    })
    await syncBasket(server.client)
    expect(idsOf(readLines())).toEqual(['b', 'd'])
    await syncBasket(server.client)
    expect(idsOf(server.kept.lines)).toEqual(['b', 'd'])
  })

  test('stay on the device when the account can’t be reached or takes no more', async () => {
    const server = account()
    changeLines(() => [line('new')])
    signIn(1)
    server.basket.join.mutate.mockRejectedValueOnce(new TypeError('offline'))
    await expect(syncBasket(server.client)).rejects.toThrow('offline')
    expect(idsOf(readLines())).toEqual(['new'])
    server.basket.join.mutate.mockRejectedValueOnce(new Refused('VALIDATION'))
    server.basket.save.mutate.mockRejectedValueOnce(new Refused('VALIDATION'))
    await expect(syncBasket(server.client)).rejects.toThrow('VALIDATION')
    expect(idsOf(readLines())).toEqual(['new'])
    await syncBasket(server.client)
    expect(idsOf(server.kept.lines)).toEqual(['new'])
  })
})
