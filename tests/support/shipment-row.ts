import type { ShipmentRow } from '../../src/domains/order-shipment/shipment-output.ts'

const when = new Date('2026-12-04T12:30:00Z')

/** A shipment as it is read, by courier unless `more` says another kind, with one order of 449.35 AZN, half paid. */
export function shipmentRow(more: Partial<ShipmentRow> = {}): ShipmentRow {
  const isPickedUp = more.kind === 'pickup'
  return {
    id: 418,
    userId: 1,
    status: isPickedUp ? 'Waiting' : 'HandedOver',
    statusSince: when,
    kind: 'ownCourier',
    wayId: 4,
    wayName: 'Kuryer',
    wayName_ru: 'Курьер',
    wayName_en: 'Courier',
    zoneId: 7,
    zoneName: 'Bakı 2',
    zoneName_ru: 'Баку 2',
    zoneName_en: 'Baku 2',
    pointId: isPickedUp ? 1 : null,
    address: isPickedUp
      ? null
      : {
          place: 'Nərimanov',
          street: 'Təbriz küçəsi',
          building: '44',
          entrance: '2',
          floor: '5',
          flat: '38',
          landmark: '',
          phoneNumber: '+994501234567',
          postalCode: '',
        },
    recipient: 'Aysel Əliyeva',
    note: '',
    price: 700,
    isAgreed: true,
    weighed: null,
    boxes: 2,
    shelf: '',
    carrier: '',
    waybill: '',
    trackingLink: '',
    courierDayId: 1,
    code: isPickedUp ? '4817' : null,
    wrongCodes: 0,
    takenBy: '',
    failure: null,
    failureNote: '',
    reminders: 0,
    createdAt: when,
    point: isPickedUp
      ? {
          id: 1,
          address: 'Nizami küçəsi 96',
          address_ru: 'ул. Низами, 96 (Nizami)',
          address_en: '96 Nizami Street',
          hours: '09:00–19:00',
          hours_ru: '',
          hours_en: '',
          mapLink: '',
          phoneNumber: '+994125550142',
          priority: 0,
          updatedAt: when,
        }
      : null,
    courierDay: isPickedUp ? null : { name: 'Rəşad', phoneNumber: '+994555550150' },
    events: [],
    way: null,
    orders: [
      {
        id: 4711,
        serviceName: 'Vizit kartları',
        serviceName_ru: 'Визитки',
        serviceName_en: 'Business cards',
        productName: null,
        productName_ru: null,
        productName_en: null,
        count: 500,
        status: 'Ready',
        grams: 5200,
        promisedOn: when,
        money: { total: 44_935, paid: 22_468, isOnTerms: false },
      },
    ],
    ...more,
  }
}
