import type { Texts } from '../options/configuration.ts'

export const texts = (az: string, ru: string, en: string): Texts => ({ az, ru, en })

/** A price tier: pieces, and AZN for the whole run of them. */
export type PriceTier = readonly [count: number, price: number]

type Columns<Name extends string> = Record<Name | `${Name}_ru` | `${Name}_en`, string>

/** A text in three languages as the columns `name`, `name_ru`, `name_en`. */
export function columns<Name extends string>(name: Name, { az, ru, en }: Texts): Columns<Name> {
  return { [name]: az, [`${name}_ru`]: ru, [`${name}_en`]: en } as Columns<Name>
}
