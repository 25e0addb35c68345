import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../src/env.ts'

const store = { S3_ENDPOINT: 'https://store.example', S3_BUCKET: 'media', S3_KEY: 'key', S3_SECRET: 'secret' }
const without = (set: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(set).filter(([key]) => key !== name))

// OPS-1
describe('settings that belong together are refused alone, with one line that names what is missing', () => {
  test.each<[string, Record<string, string>]>([
    ['S3_BUCKET', { S3_ENDPOINT: store.S3_ENDPOINT }],
    ['S3_BUCKET', { S3_REGION: 'eu-central-1' }],
    ['S3_BUCKET', { S3_KEY: 'key', S3_SECRET: 'secret' }],
    ['S3_BUCKET', without(store, 'S3_BUCKET')],
    ['S3_KEY', without(store, 'S3_KEY')],
    ['S3_SECRET', without(store, 'S3_SECRET')],
    ['S3_ENDPOINT', without(store, 'S3_ENDPOINT')],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@example.az' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long-enough-1' }],
    ['KAPITAL_LOGIN', { KAPITAL_URL: 'https://txpgtst.kapitalbank.az' }],
    ['KAPITAL_PASSWORD', { KAPITAL_LOGIN: 'shop' }],
    ['KAPITAL_LOGIN', { KAPITAL_PASSWORD: 'secret' }],
    ['PAYRIFF_KEY', { PAYRIFF_URL: 'https://api.payriff.com' }],
    ['EPOINT_PRIVATE_KEY', { EPOINT_PUBLIC_KEY: 'i000000001' }],
    ['EPOINT_PUBLIC_KEY', { EPOINT_PRIVATE_KEY: 'secret' }],
    ['EPOINT_PUBLIC_KEY', { EPOINT_URL: 'https://epoint.az' }],
    ['SMTP_URL', { MAIL_FROM: 'shop@example.az' }],
    ['S3_BUCKET', { BACKUP_AT: '03:30', BACKUP_TO: 's3' }],
    ['BACKUP_AT', { ...store, BACKUP_TO: 's3' }],
    ['BACKUP_AT', { BACKUP_KEEP_DAYS: '30' }],
    ['S3_BUCKET', { BACKUP_EVERY: '6h', BACKUP_TO: 's3' }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgresql://db/x' }],
  ])('%s is missing beside %j', (name, set) => {
    expect(() => readSettings(set)).toThrow(new RegExp(`^${name}: .`))
  })

  test('together they are taken', () => {
    const set = {
      ...store,
      BACKUP_AT: '03:30',
      BACKUP_TO: 's3',
      SMTP_URL: 'smtp://mail',
      MAIL_FROM: 'a@b.az',
    }
    expect(readSettings(set)).toMatchObject({ ...set, S3_REGION: 'auto' })
    expect(readSettings({ ...without(store, 'S3_ENDPOINT'), S3_REGION: 'eu-central-1' }).S3_REGION).toBe(
      'eu-central-1',
    )
    expect(
      readSettings({ ADMIN_EMAIL: 'a@b.az', ADMIN_PASSWORD: 'long-enough-1', S3_BUCKET: '' }),
    ).toBeTruthy()
  })
})

// OPS-1
test.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://x'],
  ['SITE_URL', 'not a url'],
  ['ADMIN_EMAIL', 'nobody'],
  ['SMTP_URL', 'http://mail'],
  ['SMTP_URL', 'mail.example.az'],
  ['S3_ENDPOINT', 'store.example.az'],
  ['KAPITAL_URL', 'e-commerce.kapitalbank.az'],
  ['PAYRIFF_URL', 'http://api.payriff.com'],
  ['EPOINT_URL', 'https://epoint.az/api/1'],
  ['BACKUP_EVERY', 'daily'],
  ['RATE_LIMIT', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'perhaps'],
])('%s=%s is refused with one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: .+$`))
})

describe('BACKUP_…', () => {
  test.each(['30m', '1h', '6h', '1d'])('every %s, without BACKUP_AT', (BACKUP_EVERY) => {
    expect(readSettings({ BACKUP_EVERY, BACKUP_KEEP_DAYS: '3' }).BACKUP_EVERY).toBe(BACKUP_EVERY)
  })
  test.each(['0h', '1', 'h', '1w', '-1h', '1.5h', '1h30m', '1000d'])(
    'every %s is refused',
    (BACKUP_EVERY) => {
      expect(() => readSettings({ BACKUP_EVERY })).toThrow(/^BACKUP_EVERY: .*6h/)
    },
  )
  test.each(['secret', 'AGE-SECRET-KEY-1ABC'])('%s is nobody to encrypt for', (BACKUP_KEY) => {
    expect(() => readSettings({ BACKUP_KEY })).toThrow(/^BACKUP_KEY: .*age1/)
  })
})

describe('SITE_URL', () => {
  test.each([
    'https://example.az/shop',
    'https://example.az/?a=1',
    'https://example.az/#top',
    'https://user:word@example.az',
    'ftp://example.az',
  ])('%s is no origin', (SITE_URL) => {
    expect(() => readSettings({ SITE_URL })).toThrow(/^SITE_URL: ./)
  })

  test.each([
    ['https://example.az', 'https://example.az'],
    ['HTTPS://Example.az:443/', 'https://example.az'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('%s is %s', (SITE_URL, origin) => {
    expect(readSettings({ SITE_URL }).SITE_URL).toBe(origin)
  })
})

test('the table of docs/settings.md names every setting there is, and none that there isn’t', async () => {
  const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')
  const [settings, source] = await Promise.all([read('docs/settings.md'), read('src/env.ts')])
  const cells = settings.split('\n').filter((line) => line.startsWith('| `'))
  const named = cells.flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  const known = [...new Set([...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name))]
  expect(known.length).toBeGreaterThan(30)
  expect(named.toSorted()).toEqual(known.toSorted())
})
