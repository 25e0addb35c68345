import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Ink = 'c' | 'm' | 'y' | 'k'

/** The entries of the menu in their order, each with the ink of its area. */
export const menu = [
  { to: '/', label: msg`Home`, ink: 'k' },
  { to: '/portfolio', label: msg`Portfolio`, ink: 'm' },
  { to: '/services', label: msg`Services`, ink: 'c' },
  { to: '/companies', label: msg`Campaigns`, ink: 'y' },
  { to: '/contact', label: msg`Contact`, ink: 'k' },
] as const satisfies { to: string; label: MessageDescriptor; ink: Ink }[]

/** On phones the services come first. */
export const sideMenu = [menu[0], menu[2], menu[1], menu[3], menu[4]] as const

/** The pages of a signed-in user. */
export const accountMenu = [
  { to: '/myaccount', label: msg`My account` },
  { to: '/myorder', label: msg`My orders` },
  { to: '/payments', label: msg`My payments` },
  { to: '/order', label: msg`Place order` },
] as const satisfies { to: string; label: MessageDescriptor }[]

const yellow = /^\/(companies|myaccount|myorder|payments|order|q|basket)(\/|$)/i

/** Each area owns its ink. */
export function inkOf(pathname: string): Ink {
  if (/^\/services(\/|$)/i.test(pathname)) return 'c'
  if (/^\/portfolio(\/|$)/i.test(pathname)) return 'm'
  return yellow.test(pathname) ? 'y' : 'k'
}

export const isHome = (pathname: string): boolean => /^\/(homepage\/?)?$/i.test(pathname)

/** True on the page of an order or a quote opened by its secret link: its holder needs no account. */
export const isByLink = (pathname: string): boolean => /^\/[oq]\//i.test(pathname)

/** A proof fills the window on its own. */
export const isWholeWindow = (pathname: string): boolean => /^\/(myorder|o)\/[^/]+\/proof\/?$/i.test(pathname)
