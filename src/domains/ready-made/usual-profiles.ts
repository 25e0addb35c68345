import { defaultProfiles, type ProfileKind } from '../preflight/profile-input.ts'
import type { CheckProfile } from './definition.ts'
import { texts } from './texts.ts'

const names = {
  card: texts('Vizit kartı', 'Визитка', 'Business card'),
  leaflet: texts('Vərəq və qablaşdırma', 'Листовая продукция и упаковка', 'Leaflet and packaging'),
  brochure: texts('Broşür və kataloq', 'Брошюра и каталог', 'Brochure and catalogue'),
  largeFormat: texts('Geniş format', 'Широкий формат', 'Large format'),
  sticker: texts('Stiker və etiket', 'Стикер и этикетка', 'Sticker and label'),
  textile: texts('Geyim', 'Одежда', 'Clothing'),
  gift: texts('Suvenir', 'Сувенир', 'Souvenir'),
} satisfies Record<ProfileKind, CheckProfile['name']>

/** The check profile that a new installation has of a kind. */
export const usualProfile = (kind: ProfileKind): CheckProfile => ({
  name: names[kind],
  rules: defaultProfiles[kind],
})
