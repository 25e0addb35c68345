import type { ShipmentStatus } from '../../src/domains/shipment-status/shipment-statuses.ts'
import type { OrderName } from './orders.ts'

type DemoShipment = {
  order: OrderName
  kind: 'pickup' | 'ownCourier' | 'post'
  /** The statuses since it was chosen, each so many hours after the one before; the first is `Planned`. */
  statuses: readonly ShipmentStatus[]
  address?: { place: string; street: string; building: string; landmark?: string }
  /** AZN; undefined: staff are to say it. */
  price?: number
  weighed?: number
  boxes?: number
  shelf?: string
  carrier?: string
  waybill?: string
  takenBy?: string
  failureNote?: string
  /** With the courier of today. */
  isWithCourier?: boolean
}

/** The courier of the demo, who is on the way today. */
export const demoCourier = { name: 'Rəşad', phoneNumber: '+994555550150' }

/** A shipment in every state that one can be in. */
export const shipments: readonly DemoShipment[] = [
  {
    order: '3 product-leaflet-trifold',
    kind: 'ownCourier',
    statuses: ['Planned'],
    address: {
      place: 'Nərimanov',
      street: 'Təbriz küçəsi',
      building: '44',
      landmark: '«Gənclik» metrosu, Araz marketin yanı',
    },
    price: 0,
  },
  {
    order: '2 product-menu',
    kind: 'ownCourier',
    statuses: ['Planned'],
    address: { place: 'Quba', street: 'Heydər Əliyev prospekti', building: '112' },
  },
  {
    order: '6 service-poster',
    kind: 'ownCourier',
    statuses: ['Planned', 'Packed'],
    address: { place: 'Səbail', street: 'Neftçilər prospekti', building: '83', landmark: 'Muğam Mərkəzi' },
    price: 4,
    weighed: 4200,
    shelf: 'A-2',
  },
  {
    order: '7 product-notebook',
    kind: 'ownCourier',
    statuses: ['Planned', 'Packed', 'HandedOver'],
    address: {
      place: 'Yasamal',
      street: 'Şərifzadə küçəsi',
      building: '196',
      landmark: '«Elmlər» metrosunun çıxışı',
    },
    price: 0,
    weighed: 11_300,
    boxes: 2,
    isWithCourier: true,
  },
  {
    order: '7 product-carton-box',
    kind: 'post',
    statuses: ['Planned', 'Packed', 'HandedOver', 'Failed'],
    address: { place: 'Göyçay', street: 'Heydər Əliyev prospekti', building: '5' },
    price: 8,
    weighed: 18_900,
    boxes: 4,
    carrier: 'Azərpoçt',
    waybill: 'RR118200417AZ',
    failureNote: 'Anbar bağlı idi, telefon cavab vermədi',
  },
  {
    order: '8 product-tote',
    kind: 'pickup',
    statuses: ['Planned', 'Waiting'],
    price: 0,
    weighed: 5100,
    shelf: 'B-3',
  },
  {
    order: '16 product-banner-outdoor',
    kind: 'ownCourier',
    statuses: ['Planned', 'Packed', 'HandedOver', 'Delivered'],
    address: { place: 'Xətai', street: 'Babək prospekti', building: '22' },
    price: 0,
    weighed: 22_400,
    boxes: 3,
    takenBy: 'Vaqif, anbardar',
  },
  {
    order: '12 product-menu',
    kind: 'pickup',
    statuses: ['Planned', 'Waiting', 'PickedUp'],
    price: 0,
    shelf: 'A-1',
    takenBy: 'Günel Abbasova',
  },
  {
    order: '23 product-sticker-sheet',
    kind: 'ownCourier',
    statuses: ['Planned', 'Packed', 'HandedOver', 'Failed', 'Returned'],
    address: { place: 'Nəsimi', street: 'Bülbül prospekti', building: '31' },
    price: 0,
    failureNote: 'Optika bağlı idi',
  },
  {
    order: '2 service-stamp',
    kind: 'ownCourier',
    statuses: ['Planned', 'Cancelled'],
    address: { place: 'Yasamal', street: 'Şərifzadə küçəsi', building: '196' },
    price: 4,
  },
]
