import type { Texts } from '../../src/domains/options/configuration.ts'
import type { Profile } from '../../src/domains/preflight/profile-input.ts'
import { defaultProfiles } from '../../src/domains/preflight/profile-input.ts'
import { texts } from '../../src/domains/ready-made/texts.ts'
import type { DemoDrawing, DemoPage } from './draw-artwork.ts'
import type { CustomerEmail } from './people.ts'

type DemoProfile = { item: string; name: Texts; rules: Profile }

/** What the artwork of some products is measured by. */
export const profiles: readonly DemoProfile[] = [
  {
    item: 'product-leaflet-trifold',
    name: texts('Buklet A4, iki qatlama', 'Буклет A4, два сгиба', 'A4 leaflet, two folds'),
    rules: { ...defaultProfiles.leaflet, sizes: [{ width: 297, height: 210 }], pages: { min: 2, max: 2 } },
  },
  {
    item: 'product-menu',
    name: texts('Menyu A4', 'Меню A4', 'A4 menu'),
    rules: {
      ...defaultProfiles.brochure,
      sizes: [{ width: 210, height: 297 }],
      pages: { min: 2, max: 8 },
      severities: {},
    },
  },
]

export type DemoVersion = { name: string; by: 'customer' | 'staff'; hoursAfter: number; drawing: DemoDrawing }
type DemoPin = {
  page: number
  x: number
  y: number
  text: string
  by: 'customer' | 'staff'
  isFixed?: true
}
export type DemoProof = {
  version: number
  hoursAfter: number
  message: string
  pins: DemoPin[]
  /** What was asked for, or who approved it. */
  asked?: string
  approvedBy?: string
}
type DemoMessage = { by: 'customer' | 'staff'; hoursAfter: number; text: string; isRead: boolean }

/** The artwork of an order; hours are counted from its acceptance, before that from its placing. */
export type DemoArtwork = {
  customer: CustomerEmail
  item: string
  count: number
  state: 'Checking' | 'ProofWaiting' | 'Approved' | 'DesignByUs'
  versions: DemoVersion[]
  proofs: DemoProof[]
  messages: DemoMessage[]
}

const paper: DemoPage['ground'] = [0, 0, 4, 0]
const key: DemoPage['ink'] = [0, 0, 0, 100]
const magenta: DemoPage['dot'] = [0, 95, 0, 0]
const yellow: DemoPage['dot'] = [0, 12, 95, 0]
const navy: DemoPage['ground'] = [100, 80, 20, 30]

const notary: DemoPage[] = [
  {
    ground: paper,
    ink: key,
    dot: magenta,
    headline: 'Notariat kontoru',
    lines: ['Etibarnamə və müqavilələr', 'Vərəsəlik', 'Sənədlərin surəti'],
    small: 'Bakı, Nizami küçəsi 96, bazar ertəsi–şənbə 9:00–18:00',
  },
  {
    ground: magenta,
    ink: key,
    dot: yellow,
    headline: 'Növbəyə yazılın',
    lines: ['+994 12 555 01 42', 'aysel@numune.example'],
    small: 'Qəbul üçün şəxsiyyət vəsiqənizi gətirin',
  },
]
const menu: DemoPage[] = [
  {
    ground: navy,
    ink: [0, 0, 0, 0],
    dot: yellow,
    headline: 'Buta qəhvə',
    lines: ['Qış menyusu', '2026–2027'],
    small: 'Qiymətlərə xidmət daxildir',
  },
  {
    ground: paper,
    ink: key,
    dot: [0, 40, 70, 0],
    headline: 'İsti içkilər',
    lines: ['Salep  6,50', 'Kakao  5,00', 'Alma çayı  4,50', 'Türk qəhvəsi  4,00'],
    small: 'Tərkibi barədə ofisiantdan soruşun',
  },
]
const sheet = { width: 297, height: 210, bleed: 3, edge: 8, pages: notary }
const menuSheet = { width: 210, height: 297, bleed: 3, edge: 12, pages: menu }

const aysel = 'client@example.com'
const maria = 'maria.kuznetsova@example.com'

/** Ways that artwork may stand: with errors, at its second proof, approved, to be designed. */
export const artworks: readonly DemoArtwork[] = [
  {
    customer: aysel,
    item: 'product-leaflet-trifold',
    count: 250,
    state: 'Checking',
    versions: [
      {
        name: 'buklet_notariat.pdf',
        by: 'customer',
        hoursAfter: 2,
        drawing: { ...sheet, bleed: 0, edge: 1.5 },
      },
    ],
    proofs: [],
    messages: [
      {
        by: 'staff',
        hoursAfter: 0,
        text: 'Salam, Aysel xanım! Sifarişinizi qəbul etdik. Maketi bu səhifədən göndərə bilərsiniz.',
        isRead: true,
      },
      {
        by: 'customer',
        hoursAfter: 2,
        text: 'Maketi göndərdim. Al rəng ekrandakı kimi parlaq çıxacaq?',
        isRead: true,
      },
      {
        by: 'staff',
        hoursAfter: 3,
        text: 'Təmiz boyadır, parlaq çıxacaq. Kəsim payı əlavə edib yenidən göndərin.',
        isRead: false,
      },
    ],
  },
  {
    customer: 'gunel@butaqehve.example',
    item: 'product-menu',
    count: 12,
    state: 'ProofWaiting',
    versions: [
      { name: 'qis_menyusu.pdf', by: 'customer', hoursAfter: 1, drawing: { ...menuSheet, edge: 6 } },
      { name: 'qis_menyusu_2.pdf', by: 'staff', hoursAfter: 20, drawing: menuSheet },
    ],
    proofs: [
      {
        version: 1,
        hoursAfter: 4,
        message: 'Menyu belə çap olunacaq. Qiymətləri bir də yoxlayın.',
        pins: [
          {
            page: 1,
            x: 30,
            y: 285,
            text: 'Bu sətir kənara çox yaxındır, yuxarı qaldıraq.',
            by: 'customer',
            isFixed: true,
          },
          { page: 2, x: 40, y: 165, text: 'Kakao 5,50 olmalıdır?', by: 'customer', isFixed: true },
        ],
        asked: 'İki yer düzəlsin, qalanı çox gözəldir.',
      },
      {
        version: 2,
        hoursAfter: 21,
        message: 'Alt sətir 6 mm yuxarı qalxdı. Kakaonun qiyməti faylda 5,00-dır, belə qalsın?',
        pins: [{ page: 2, x: 60, y: 165, text: 'Qiymət belə qalır?', by: 'staff' }],
      },
    ],
    messages: [
      {
        by: 'customer',
        hoursAfter: 23,
        text: 'Nümunəyə baxdım, gözəldir. Bu gün təsdiqləsəm, cümə gününə hazır olar?',
        isRead: false,
      },
    ],
  },
  {
    customer: aysel,
    item: 'product-leaflet-trifold',
    count: 1000,
    state: 'Approved',
    versions: [{ name: 'buklet_ru_az.pdf', by: 'customer', hoursAfter: 3, drawing: sheet }],
    proofs: [{ version: 1, hoursAfter: 5, message: '', pins: [], approvedBy: 'Aysel Əliyeva' }],
    messages: [
      {
        by: 'staff',
        hoursAfter: 6,
        text: 'Maket təsdiqləndi, çapa veririk.',
        isRead: true,
      },
    ],
  },
  {
    customer: maria,
    item: 'product-leaflet-trifold',
    count: 500,
    state: 'DesignByUs',
    versions: [],
    proofs: [],
    messages: [
      {
        by: 'customer',
        hoursAfter: 0.1,
        text: 'Логотип прислала на почту, остальное на ваш вкус.',
        isRead: true,
      },
    ],
  },
]

/** What staff often write. */
export const messageTemplates: readonly { title: string; text: Texts }[] = [
  {
    title: 'Kəsim payı',
    text: texts(
      'Salam! Maketə hər tərəfdən 3 mm kəsim payı əlavə edib yenidən göndərin, zəhmət olmasa.',
      'Здравствуйте! Добавьте, пожалуйста, вылеты по 3 мм с каждой стороны и пришлите макет снова.',
      'Hello! Please add 3 mm of bleed on every side and send the artwork again.',
    ),
  },
  {
    title: 'Nümunə hazırdır',
    text: texts(
      'Nümunə hazırdır. Mətni hərf-hərf oxuyun və hər şey düzdürsə, çapa icazə verin.',
      'Макет на утверждение готов. Прочитайте текст по буквам и, если всё верно, подпишите макет в печать.',
      'The proof is ready. Please read the text letter by letter and, if everything is right, approve it for print.',
    ),
  },
]
