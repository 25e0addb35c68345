import type { Stop } from '../../../src/domains/courier-days/linked-day.ts'

/** An address of a courier's list that nothing has become of yet, and nothing is owed at. */
export const stopAt = (
  id: number,
  zone: string | null,
  place = 'Nərimanov',
  more: Partial<Stop> = {},
): Stop => ({
  id,
  number: `Ç-${String(id).padStart(4, '0')}`,
  status: 'HandedOver',
  at: '2026-11-26T10:26:00.000Z',
  zone: zone === null ? null : { name: zone, name_ru: '', name_en: '' },
  address: {
    place,
    street: 'Təbriz',
    building: '61',
    entrance: '1',
    floor: '7',
    flat: '26',
    landmark: '«Gənclik» metrosunun yanı',
    phoneNumber: '+994501234567',
    postalCode: '',
  },
  recipient: 'Cəmilə Tağıyeva',
  phoneNumber: '+994501234567',
  note: '',
  boxes: 1,
  owed: 0,
  collected: 0,
  takenBy: '',
  failure: null,
  failureNote: '',
  ...more,
})
