import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import type { PageAddress } from '../src/ssr/asked-page.ts'
import { isIdParam } from './lib/missing.ts'
import { storefrontBranch } from './storefront-branch.tsx'

/** Where the page stands that all addresses share which no route has (`routes/$.tsx`, start-page.tsx). */
export const missingAddress = '/404'

type Options = { path: string; ssr?: boolean; validateSearch?: (search: object) => object }
type Page = { names: string[]; readSearch?: Options['validateSearch'] | undefined }

const pages = Object.values(storefrontBranch.children ?? {}).map((route): Page => {
  const { path, ssr, validateSearch } = (route as { options: unknown }).options as Options
  // A page that only the browser fills reads nothing on the server.
  return { names: namesOf(path), readSearch: ssr === false ? undefined : validateSearch }
})

/** The address of a storefront page as its route reads it: nothing else may show in what the server sends. */
export function readPageAddress(path: string, search: string): PageAddress {
  const names = decodedNames(path)
  const page = names && pageOf(names)
  if (!names || !page) return { kind: isOffice.test(path) ? 'own' : 'missing', address: missingAddress }
  if (page.names.at(-1) === '$') return { kind: 'own', address: path }
  const address = page.names.map((name, index) => `/${spelled(name, names[index] ?? '')}`).join('')
  const read = page.readSearch?.(defaultParseSearch(search)) ?? {}
  return { kind: 'shared', address: (address || '/') + defaultStringifySearch(read) }
}

const spelled = (part: string, name: string): string =>
  part.startsWith('$') ? encodeURIComponent(name) : part

const isOffice = /^\/admin(\/|$)/i

function pageOf(names: string[]): Page | undefined {
  const fitting = pages.filter((page) => fits(page.names, names))
  return fitting.find((page) => page.names.every((name) => !name.startsWith('$'))) ?? fitting[0]
}

/** As the router matches: without regard to case; what can't be an id is a page that isn't there (`idOf`). */
function fits(pattern: string[], names: string[]): boolean {
  const isOpen = pattern.at(-1) === '$' && pattern.length > 1
  if (isOpen ? names.length < pattern.length - 1 : names.length !== pattern.length) return false
  return pattern.every((part, index) => {
    const name = names[index] ?? ''
    if (part === '$') return isOpen
    if (part === '$id') return isIdParam(name)
    return part.startsWith('$') || part === name.toLowerCase()
  })
}

/** Null for what isn't written as an address. */
function decodedNames(path: string): string[] | null {
  try {
    const names = namesOf(path.replace(/\/$/, '')).map(decodeURIComponent)
    return names.some((name) => name === '' || name.includes('/')) ? null : names
  } catch {
    return null
  }
}

function namesOf(path: string): string[] {
  return path === '/' || path === '' ? [] : path.slice(1).split('/')
}
