import type { ServiceId } from './services.ts'

type DemoWork = {
  kind: 'Ofset' | 'Rəqəmsal' | 'Genişformat' | 'Folqa və kəsim'
  minutes: [fixed: number, per1000: number]
  days: number | null
}

/** What each service takes of the workshop. Stamps are made when there is time: they have no days. */
export const works: Record<ServiceId, DemoWork> = {
  cards: { kind: 'Ofset', minutes: [90, 120], days: 3 },
  flyers: { kind: 'Ofset', minutes: [80, 60], days: 3 },
  banners: { kind: 'Genişformat', minutes: [60, 4000], days: 2 },
  souvenirs: { kind: 'Rəqəmsal', minutes: [60, 2400], days: 4 },
  packaging: { kind: 'Folqa və kəsim', minutes: [120, 30], days: 6 },
  stickers: { kind: 'Rəqəmsal', minutes: [60, 30], days: 3 },
  signs: { kind: 'Genişformat', minutes: [60, 9000], days: 5 },
  catalogues: { kind: 'Ofset', minutes: [120, 400], days: 5 },
  clothes: { kind: 'Rəqəmsal', minutes: [30, 4000], days: 4 },
  posters: { kind: 'Rəqəmsal', minutes: [30, 800], days: 2 },
  stamps: { kind: 'Folqa və kəsim', minutes: [20, 9000], days: null },
  calendars: { kind: 'Ofset', minutes: [90, 900], days: 4 },
}

/** In production, and past their day by so many working days. */
export const lateBy: Readonly<Record<string, number>> = { 'product-flyer-a5': 1, 'service-cards': 2 }
