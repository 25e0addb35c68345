import type { Texts } from '../options/configuration.ts'
import type { Profile } from '../preflight/profile-input.ts'
import type { OptionsDraft } from './options-kit.ts'
import type { PriceTier } from './texts.ts'

/** The kinds of work that a new installation has, and minutes of a working day where one was deleted. */
export const works = {
  offset: { name: { az: 'Ofset', ru: 'Офсет', en: 'Offset' }, capacityMinutes: 480 },
  digital: { name: { az: 'Rəqəmsal', ru: 'Цифра', en: 'Digital' }, capacityMinutes: 480 },
  largeFormat: {
    name: { az: 'Genişformat', ru: 'Широкий формат', en: 'Large format' },
    capacityMinutes: 480,
  },
  foilAndCutting: {
    name: { az: 'Folqa və kəsim', ru: 'Фольга и резка', en: 'Foil and cutting' },
    capacityMinutes: 480,
  },
} as const

/** What artwork is measured by; of any size, since that of an order is the chosen one (OPT-10). */
export type CheckProfile = { name: Texts; rules: Profile }

export type ReadyMadeProduct = {
  name: Texts
  description: Texts
  /** Without the extension, in the folder of pictures. */
  picture: string
  /** Grams of 100 pieces, where its choices don't say what it weighs (DEL-23). */
  weightOf100?: number
  /** Of the first choices. */
  prices: readonly [PriceTier, ...PriceTier[]]
  options: OptionsDraft
  profile: CheckProfile
}

/** A service as an owner takes it: with products, choices, prices, check of artwork, and minutes of work. */
export type ReadyMade = {
  name: Texts
  description: Texts
  picture: string
  work: { kind: keyof typeof works; minutesFixed: number; minutesPer1000: number }
  products: readonly [ReadyMadeProduct, ...ReadyMadeProduct[]]
}
