import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import type { PageAddress } from '../src/faces/asked-page.ts'
import { isIdParam } from './lib/missing.ts'
import { storefrontRoutes } from './storefront/routes.tsx'

/** Where the page stands that all addresses share which no route has (start-page.tsx). */
const missingAddress = '/404'
/** In place of what can't be an id, where only the browser can say that there is nothing. */
const noId = '0'

type Options = { path: string; ssr?: boolean; validateSearch?: (search: object) => object }
type Page = { names: string[]; isFilledHere: boolean; readSearch?: Options['validateSearch'] | undefined }

const pages = Object.values(storefrontRoutes.children ?? {}).flatMap((route): Page[] => {
  const { path, ssr, validateSearch } = (route as { options: unknown }).options as Options
  // A page that only the browser fills reads nothing on the server.
  const isFilledHere = ssr !== false
  const readSearch = isFilledHere ? validateSearch : undefined
  return withAndWithout(path).map((one) => ({ names: namesOf(one), isFilledHere, readSearch }))
})

/** A last part that may be missing, `{-$name}`, with it and without. */
function withAndWithout(path: string): string[] {
  const [, whole, last] = /^(.*)\/\{-(\$\w+)\}$/.exec(path) ?? []
  return whole && last ? [whole, `${whole}/${last}`] : [path]
}

/** The address of a storefront page as its route reads it: nothing else may show in what the server sends. */
export function readPageAddress(path: string, search: string): PageAddress {
  const names = decodedNames(path)
  const page = names && pageOf(names)
  if (!names || !page) return { kind: isAdmin.test(path) ? 'own' : 'missing', address: missingAddress }
  // Its address holds a secret: it is made for each request, and nothing of it is kept.
  if (page.names.at(-1) === '$' || page.names.includes('$token')) return { kind: 'own', address: path }
  const address = page.names.map((name, index) => `/${spelled(name, names[index] ?? '')}`).join('')
  const read = page.readSearch?.(defaultParseSearch(search)) ?? {}
  return { kind: 'shared', address: (address || '/') + defaultStringifySearch(read) }
}

function spelled(part: string, name: string): string {
  if (!part.startsWith('$')) return part
  return part === '$id' && !isIdParam(name) ? noId : encodeURIComponent(name)
}

const isAdmin = /^\/admin(\/|$)/i

function pageOf(names: string[]): Page | undefined {
  const fitting = pages.filter((page) => fits(page, names))
  return fitting.find((page) => page.names.every((name) => !name.startsWith('$'))) ?? fitting[0]
}

/** As the router matches: without regard to case; what can't be an id is a page that isn't there (`idOf`). */
function fits({ names: pattern, isFilledHere }: Page, names: string[]): boolean {
  const isOpen = pattern.at(-1) === '$' && pattern.length > 1
  if (isOpen ? names.length < pattern.length - 1 : names.length !== pattern.length) return false
  return pattern.every((part, index) => {
    const name = names[index] ?? ''
    if (part === '$') return isOpen
    if (part === '$id' && isFilledHere) return isIdParam(name)
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
