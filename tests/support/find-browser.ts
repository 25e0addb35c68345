import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The one without windows first: with it the journeys take a third less.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/** A Chromium or Chrome that is here: installed, or Playwright's own. */
function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...installed, ...macBrowsers, chromium.executablePath()].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

type Way = { name: string; run: () => void }

const execute = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

const ways: Way[] = [
  {
    name: "Debian's chromium-headless-shell package",
    run: () => {
      if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('not root on Debian')
      execute('apt-get', 'update')
      execute('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell')
    },
  },
  {
    name: "Playwright's browser",
    run: () => execute('npx', 'playwright', 'install', '--with-deps', 'chromium'),
  },
  {
    name: "Playwright's browser without system packages",
    run: () => execute('npx', 'playwright', 'install', 'chromium'),
  },
]

/** Makes sure that there is a browser: the first way that works. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const failures: string[] = []
  for (const { name, run } of ways) {
    try {
      run()
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
    const now = findBrowser()
    if (now) return now
  }
  throw new Error(`No Chromium for the tests could be had. Install one. Tried:\n${failures.join('\n')}`)
}
