import type { ReadyMade } from './definition.ts'
import { banners } from './definitions/banners.ts'
import { brochures } from './definitions/brochures.ts'
import { calendars } from './definitions/calendars.ts'
import { cards } from './definitions/cards.ts'
import { leaflets } from './definitions/leaflets.ts'
import { mugs } from './definitions/mugs.ts'
import { packaging } from './definitions/packaging.ts'
import { posters } from './definitions/posters.ts'
import { rollUps } from './definitions/roll-ups.ts'
import { stamps } from './definitions/stamps.ts'
import { stickers } from './definitions/stickers.ts'
import { tshirts } from './definitions/t-shirts.ts'
import type { ReadyMadeKey } from './ready-made-input.ts'

export const readyMades = {
  cards,
  leaflets,
  brochures,
  posters,
  stickers,
  banners,
  rollUps,
  mugs,
  tshirts,
  stamps,
  calendars,
  packaging,
} as const satisfies Record<ReadyMadeKey, ReadyMade>
