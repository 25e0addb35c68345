import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as device from '../../../web/lib/device.ts'

const user: device.UserData = {
  accessToken: 'token-1',
  id: 7,
  name: 'Aysel',
  surname: 'Əliyeva',
  email: 'aysel@example.com',
  phoneNumber: '+994501234567',
  appRole: { id: 7, name: 'Client', permissions: [] },
}

class Storage {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

let storage = new Storage()
beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => {
  device.forgetSession()
  vi.unstubAllGlobals()
})

// WEB-13
it('keeps who signed in, and forgets userData, token and socialData at log-out', () => {
  device.storeSession(user)
  storage.setItem('socialData', '[]')
  expect(device.readToken()).toBe('token-1')
  expect(device.parseUser(device.readUserText())).toEqual(user)
  device.forgetSession()
  expect([...storage.items.keys()]).toEqual([])
  expect(device.readToken()).toBeNull()
})

it('takes nonsense for nothing', () => {
  for (const text of ['', '{', 'null', '[]', '{"id":"7"}', '{"id":7,"name":"A","appRole":{}}'])
    expect(device.parseUser(text)).toBeNull()
  storage.setItem('language', 'xx')
  expect(device.readLanguage()).toBeNull()
})

// BAS-2
it('stores the language also as the cookie that the server reads', () => {
  device.storeLanguage('ru')
  expect(device.readLanguage()).toBe('ru')
  expect(document.cookie).toMatch(/^language=ru; path=\//)
})

// WEB-13
it('lets a visitor sign in where storage is blocked or full, for as long as the page is open', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(device.writeStored('draft', 'text')).toBe(false)
  expect(device.readStored('draft')).toBeNull()
  device.storeSession(user)
  expect(device.readToken()).toBe('token-1')
  device.storeLanguage('en')
})
