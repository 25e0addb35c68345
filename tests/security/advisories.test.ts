import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Advisories, findKnown, isWithin } from '../../security/advisories.ts'

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const known: Advisories = read('security/advisories.json')

test('no version in the lockfile has a known advisory', () => {
  expect(findKnown(read('package-lock.json'), known)).toEqual([])
})

/** What the check prints and how it ends, without a registry that answers. */
function check(...args: string[]) {
  const { stdout, status } = spawnSync(process.execPath, ['security/check.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' },
  })
  return { stdout, status }
}

test('says of how many packages it knows, and doesn’t take what it can’t ask for nothing', () => {
  const kept = check('--kept')
  expect(kept.stdout).toMatch(
    /^\d+ of \d{3} packages have an entry in the kept list of \d{4}-\d\d-\d\d: no known/,
  )
  expect(kept.stdout).toContain('of the others nothing is known here')
  expect(kept.status).toBe(0)
  const asked = check()
  expect(asked.stdout).toMatch(
    /npm audit: the registry can't be asked here, so of \d{3} packages it is not known/,
  )
  expect(asked.status).toBe(2)
})

test('a planted one is found, wherever it lies, and the fixed one is not', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@fastify/multipart': { version: '9.0.2' },
    'node_modules/smtp-server/node_modules/nodemailer': { version: '9.0.0' },
    'node_modules/sharp': { version: '0.35.0' },
    'node_modules/hasOwnProperty': { version: '1.0.0' },
  }
  expect(findKnown({ packages }, known)).toEqual([
    { name: '@fastify/multipart', version: '9.0.2', advisory: 'GHSA-27c6-mcxv-x3fh' },
    { name: 'nodemailer', version: '9.0.0', advisory: 'GHSA-p6gq-j5cr-w38f' },
  ])
})

test.each([
  ['5.12.0', '>=5.8.3 <5.12.1', true],
  ['5.12.1', '>=5.8.3 <5.12.1', false],
  ['5.9.0', '>=5.8.3 <5.12.1', true],
  ['5.12.1-beta.1', '>=5.8.3 <5.12.1', true],
  ['0.9.99', '>=0 <1.0.0', true],
  ['10.0.0', '>=0 <9.0.1', false],
])('%s within %s: %s', (version, range, expected) => {
  expect(isWithin(version, range)).toBe(expected)
})

test('every line of the list is a range and an id that GitHub gives', () => {
  expect(() => isWithin('1.0.0', '<2')).toThrow('not a range')
  for (const [id, ranges] of Object.values(known).flatMap(Object.entries)) {
    expect(id).toMatch(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/)
    for (const range of ranges as string[]) expect(isWithin('0.0.0', range)).toBeTypeOf('boolean')
  }
})

test('the bill of materials holds what runs, and nothing that only builds', () => {
  expect(spawnSync(process.execPath, ['security/sbom.ts'], { encoding: 'utf8' }).stderr).toBe('')
  const { bomFormat, components } = read('dist/sbom.json')
  const names = components.map(({ group, name }: { group?: string; name: string }) =>
    [group, name].filter(Boolean).join('/'),
  )
  expect(bomFormat).toBe('CycloneDX')
  expect(names).toEqual(expect.arrayContaining(['fastify', '@trpc/server', 'sharp', 'react', 'zod', 'jsdom']))
  expect(names).not.toContain('vitest')
})
