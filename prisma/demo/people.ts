import type { Language } from '../../src/lib/languages.ts'

export const demoPassword = 'demo-password'

export type DemoPerson = {
  name: string
  surname: string
  fatherName?: string
  email: string
  phoneNumber: string
  language?: Language
  picture?: string
}

/** The first can log in with {@link demoPassword}; the others' passwords are nobody's. */
export const staff: readonly (DemoPerson & { role: StaffRole })[] = [
  {
    role: 'SuperAdmin',
    name: 'Rəna',
    surname: 'Nağıyeva',
    fatherName: 'Tofiq qızı',
    email: 'admin@example.com',
    phoneNumber: '+994 50 555 01 40',
    picture: 'person-rena',
  },
  {
    role: 'Admin',
    name: 'Tural',
    surname: 'Məmmədov',
    fatherName: 'Rafiq oğlu',
    email: 'tural.memmedov@metbee.example',
    phoneNumber: '+994 50 555 01 44',
    picture: 'person-tural',
  },
  {
    role: 'Moderator',
    name: 'Nigar',
    surname: 'Həsənova',
    fatherName: 'Elxan qızı',
    email: 'nigar.hesenova@metbee.example',
    phoneNumber: '+994 55 555 01 45',
    picture: 'person-nigar',
  },
  {
    role: 'ContentCreator',
    name: 'Leyla',
    surname: 'Quliyeva',
    fatherName: 'Vaqif qızı',
    email: 'leyla.quliyeva@metbee.example',
    phoneNumber: '+994 70 555 01 46',
    picture: 'person-leyla',
  },
  {
    role: 'SuperVisor',
    name: 'Elvin',
    surname: 'Rzayev',
    fatherName: 'Namiq oğlu',
    email: 'elvin.rzayev@metbee.example',
    phoneNumber: '+994 51 555 01 47',
    picture: 'person-elvin',
  },
  {
    role: 'Consultant',
    name: 'Kamran',
    surname: 'Babayev',
    fatherName: 'Sabir oğlu',
    email: 'kamran.babayev@metbee.example',
    phoneNumber: '+994 77 555 01 48',
    picture: 'person-kamran',
  },
]
export type StaffRole = 'SuperAdmin' | 'Admin' | 'Moderator' | 'ContentCreator' | 'SuperVisor' | 'Consultant'

/** The first can log in with {@link demoPassword}; the others' passwords are nobody's. */
export const customers = [
  { name: 'Aysel', surname: 'Əliyeva', email: 'client@example.com', phoneNumber: '+994 50 312 44 18' },
  {
    name: 'Rəşad',
    surname: 'İsmayılov',
    email: 'reshad.ismayilov@example.com',
    phoneNumber: '+994 55 201 73 90',
  },
  { name: 'Günel', surname: 'Məmmədova', email: 'gunel@butaqehve.example', phoneNumber: '+994 70 418 22 06' },
  { name: 'Fərid', surname: 'Quliyev', email: 'ferid@odlarmebel.example', phoneNumber: '+994 50 670 15 33' },
  {
    name: 'Мария',
    surname: 'Кузнецова',
    email: 'maria.kuznetsova@example.com',
    phoneNumber: '+994 51 309 88 41',
    language: 'ru',
  },
  {
    name: 'Orxan',
    surname: 'Hüseynov',
    email: 'orxan.huseynov@example.com',
    phoneNumber: '+994 77 256 09 17',
  },
  {
    name: 'Nərmin',
    surname: 'Abbasova',
    email: 'nermin@sebaklinika.example',
    phoneNumber: '+994 55 734 61 20',
  },
  { name: 'Emin', surname: 'Cəfərov', email: 'emin.ceferov@example.com', phoneNumber: '+994 50 845 37 72' },
  {
    name: 'Sevinc',
    surname: 'Kərimova',
    email: 'sevinc@denizotel.example',
    phoneNumber: '+994 70 593 14 85',
  },
  {
    name: 'Дмитрий',
    surname: 'Орлов',
    email: 'orlov@example.com',
    phoneNumber: '+994 55 417 02 69',
    language: 'ru',
  },
  { name: 'Vüsal', surname: 'Həsənli', email: 'vusal@narbagi.example', phoneNumber: '+994 51 628 40 95' },
  { name: 'Lalə', surname: 'Rüstəmova', email: 'lale@laleoptika.example', phoneNumber: '+994 50 961 27 58' },
  {
    name: 'James',
    surname: 'Whitfield',
    email: 'james.whitfield@example.com',
    phoneNumber: '+994 10 233 65 04',
    language: 'en',
  },
  { name: 'Samir', surname: 'Vəliyev', email: 'samir.veliyev@example.com', phoneNumber: '+994 77 380 51 26' },
] as const satisfies readonly DemoPerson[]
export type CustomerEmail = (typeof customers)[number]['email']

/** Hours before the seeding; `handledAfter` hours later staff have called back. */
export const contactRequests: readonly {
  name: string
  phoneNumber: string
  hoursAgo: number
  handledAfter?: number
}[] = [
  { name: 'Pərvin', phoneNumber: '+994 50 774 19 03', hoursAgo: 1 },
  { name: 'Ольга Романова', phoneNumber: '+994 55 612 80 47', hoursAgo: 20 },
  { name: 'Elşən Nəbiyev', phoneNumber: '+994 70 249 33 61', hoursAgo: 52, handledAfter: 2 },
]

/** Who can log in, for the start's message and the tests. */
export const demoAccounts = [
  { role: 'SuperAdmin', email: 'admin@example.com', password: demoPassword },
  { role: 'Client', email: 'client@example.com', password: demoPassword },
] as const
