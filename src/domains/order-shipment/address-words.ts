import type { Message } from '../../lib/errors.ts'
import type { ShipAddress } from './ship-address.ts'

const words = {
  entrance: /*i18n*/ { id: 'address.entrance', message: 'entrance {value}' },
  floor: /*i18n*/ { id: 'address.floor', message: 'floor {value}' },
  flat: /*i18n*/ { id: 'address.flat', message: 'apt. {value}' },
} as const satisfies Record<string, Message>
const inside = ['entrance', 'floor', 'flat'] as const

/** An address in words without its landmark: `Nərimanov, Təbriz 61, giriş 1, mərtəbə 7, m. 26`. */
export const addressWords = (
  address: ShipAddress,
  say: (message: Message, values?: Record<string, string>) => string,
): string =>
  [
    address.place,
    `${address.street} ${address.building}`.trim(),
    ...inside
      .filter((part) => address[part] !== '')
      .map((part) => say(words[part], { value: address[part] })),
  ]
    .filter(Boolean)
    .join(', ')
