import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { readBuiltPages, screensFile, sideOf } from '../../src/ssr/page-manifest.ts'

const chunks = {
  'web/entry-client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/site.css'] },
  'web/entry-admin.tsx': {
    file: 'assets/office.js',
    imports: ['_shared.js', '_mosaic.js'],
    css: ['assets/entry-admin-1.css', 'assets/storefront.css'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_mosaic.js': { file: 'assets/mosaic.js', css: ['assets/mosaic.css'] },
  'web/storefront/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_mosaic.js'] },
  'web/storefront/service.tsx': { file: 'assets/service.js' },
  'locales/az.po?part=site': { file: 'assets/az.js' },
  'locales/ru.po?part=site': { file: 'assets/ru.js' },
  'locales/en.po?part=site': { file: 'assets/en.js' },
}

function manifestOf(content: object) {
  const client = mkdtempSync(join(tmpdir(), 'manifest-'))
  mkdirSync(join(client, '.vite'))
  const file = join(client, '.vite/manifest.json')
  writeFileSync(file, JSON.stringify(content))
  const screens = {
    '/_storefront/': ['web/storefront/home.tsx'],
    '/_storefront/services/card/$id': ['web/storefront/service.tsx'],
  }
  writeFileSync(join(client, '.vite', screensFile), JSON.stringify(screens))
  return readBuiltPages(pathToFileURL(file))
}

it('runs what the whole site has, the texts of one language and the screen’s own, and the entry last', () => {
  const { programs } = manifestOf(chunks)
  const common = ['/assets/shared.js', '/assets/ru.js']
  expect(programs('ru', ['__root__'])).toEqual([...common, '/assets/entry.js'])
  expect(programs('ru', ['__root__', '/_storefront', '/_storefront/'])).toEqual([
    ...common,
    '/assets/mosaic.js',
    '/assets/home.js',
    '/assets/entry.js',
  ])
  expect(programs('az', ['__root__', '/_storefront/services/card/$id'])).toEqual([
    '/assets/shared.js',
    '/assets/az.js',
    '/assets/service.js',
    '/assets/entry.js',
  ])
})

it('tells the router of a storefront’s page about its sheets alone', () => {
  const { routes } = manifestOf(chunks).manifests('ru', 'storefront')
  expect(routes.__root__).toEqual({ css: ['/assets/site.css'] })
  expect(routes['/_storefront/']).toEqual({ css: ['/assets/mosaic.css'] })
})

it('loads the back office’s own program at its addresses', () => {
  const { routes } = manifestOf(chunks).manifests('az', sideOf('/Admin/users'))
  expect(routes.__root__?.scripts?.[0]?.attrs?.src).toBe('/assets/office.js')
  // What it shares with the storefront first, so that its own rules win.
  expect(routes.__root__?.css).toEqual([
    '/assets/mosaic.css',
    '/assets/storefront.css',
    '/assets/entry-admin-1.css',
  ])
  expect(routes['/_storefront/']?.preloads).toEqual(['/assets/home.js'])
  expect(sideOf('/administration')).toBe('storefront')
})

it('names the command when there is no build', () => {
  expect(() => manifestOf({})).toThrow('node src/build.ts')
})
