import type { CustomerEmail } from './people.ts'

type DemoAddress = {
  label: string
  place: string
  street: string
  building: string
  entrance?: string
  floor?: string
  flat?: string
  landmark?: string
  postalCode?: string
}

/** Where customers have their orders brought to; the phone is their own. */
export const demoAddresses: Partial<Record<CustomerEmail, readonly DemoAddress[]>> = {
  'client@example.com': [
    {
      label: 'Ev',
      place: 'Yasamal',
      street: 'Şərifzadə küçəsi',
      building: '196',
      entrance: '2',
      floor: '7',
      flat: '58',
      landmark: '«Elmlər» metrosunun çıxışı',
      postalCode: 'AZ1138',
    },
    {
      label: 'Ofis',
      place: 'Nərimanov',
      street: 'Təbriz küçəsi',
      building: '44',
      floor: '3',
      flat: 'ofis 38',
      landmark: '«Gənclik» metrosu, Araz marketin yanı',
      postalCode: 'AZ1008',
    },
  ],
  'reshad.ismayilov@example.com': [
    {
      label: '',
      place: 'Binəqədi',
      street: '7-ci mikrorayon',
      building: '12',
      entrance: '3',
      floor: '9',
      flat: '107',
    },
  ],
  'maria.kuznetsova@example.com': [
    {
      label: 'Дом',
      place: 'Насими',
      street: 'улица Самеда Вургуна',
      building: '92',
      entrance: '2',
      floor: '4',
      flat: '41',
      landmark: 'рядом с аптекой «Бульвар»',
      postalCode: 'AZ1014',
    },
  ],
  'sevinc@denizotel.example': [
    {
      label: 'Otel',
      place: 'Mərdəkan',
      street: 'Yesenin küçəsi',
      building: '90',
      landmark: 'Dendrariyə çatmamış sağda',
    },
  ],
}
