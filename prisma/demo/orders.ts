import type { GateName, OrderStatus } from '../../src/domains/order-status/statuses.ts'
import type { CustomerEmail } from './people.ts'

export type DemoOrder = {
  customer: CustomerEmail
  /** Picture of the product, or of the service where it has none: the one name that both have. */
  item: string
  count: number
  comment: string
  status: OrderStatus
  daysAgo: number
  /** When each state was reached, oldest first; the first is the placing. */
  moves: DemoMove[]
}

/** `reason` is why it was given up, or why a gate was passed that was shut. */
type DemoMove = { to: OrderStatus; at: Date; reason?: string; passed?: GateName }

/** What names an order in the other files of the demo. */
export type OrderName = `${number} ${string}`
export const nameOf = ({ daysAgo, item }: Pick<DemoOrder, 'daysAgo' | 'item'>): OrderName =>
  `${daysAgo} ${item}`

type Row = [
  daysAgo: number,
  customer: CustomerEmail,
  item: string,
  count: number,
  status: OrderStatus,
  comment?: string,
]

const aysel = 'client@example.com'
const reshad = 'reshad.ismayilov@example.com'
const gunel = 'gunel@butaqehve.example'
const ferid = 'ferid@odlarmebel.example'
const maria = 'maria.kuznetsova@example.com'
const orxan = 'orxan.huseynov@example.com'
const nermin = 'nermin@sebaklinika.example'
const emin = 'emin.ceferov@example.com'
const sevinc = 'sevinc@denizotel.example'
const orlov = 'orlov@example.com'
const vusal = 'vusal@narbagi.example'
const lale = 'lale@laleoptika.example'
const james = 'james.whitfield@example.com'
const samir = 'samir.veliyev@example.com'

/** Newest first. */
const rows: readonly Row[] = [
  [0, samir, 'service-cards', 200, 'Pending', 'Künclər yuvarlaq olsun. Maketi axşam göndərəcəyəm.'],
  [
    0,
    maria,
    'product-leaflet-trifold',
    500,
    'Pending',
    'Нужна бумага поплотнее, 170 г, если есть. Самовывоз.',
  ],
  [0, gunel, 'product-paper-cup', 6000, 'Pending', 'Qış dizaynı, qapaqlar qara.'],
  [0, aysel, 'product-mug-white', 12, 'Pending', 'Hər fincana ayrı ad yazılacaq, siyahı maketdədir.'],
  [1, orxan, 'product-tshirt', 30, 'Accepted', 'Ölçülər: S 6, M 12, L 9, XL 3.'],
  [1, lale, 'product-window-film', 8, 'Accepted', 'Gənclik filialı, quraşdırma saat 21-dən sonra.'],
  [1, aysel, 'product-leaflet-trifold', 250, 'Accepted', 'Kontor üçün, maketi özüm göndərəcəyəm.'],
  [2, gunel, 'product-menu', 12, 'Accepted', 'Qış menyusu, laminasiya ilə.'],
  [2, aysel, 'service-stamp', 2, 'Accepted', 'Biri notariat möhürü, biri tarixqoyan.'],
  [2, sevinc, 'product-office-plaque', 20, 'Accepted'],
  [3, vusal, 'product-label-roll', 8000, 'InProduction', 'Sarğı çölə, oymaq 76 mm.'],
  [3, orlov, 'product-rollup-85', 3, 'InProduction', 'Макеты трёх ролл-апов в одном файле, страницы 1–3.'],
  [3, aysel, 'product-leaflet-trifold', 1000, 'InProduction', 'İki dildə, ötənki kimi.'],
  [4, aysel, 'service-cards', 370, 'InProduction', 'Qara üz mat, yazı parlaq lak.'],
  [4, ferid, 'product-catalog-a4', 500, 'InProduction', 'Üz qabığında yeni loqo, köhnəsi yox.'],
  [5, nermin, 'product-flyer-a5', 2500, 'InProduction', 'Vaksinasiya günləri, mətn iki dildə.'],
  [6, emin, 'service-poster', 120, 'Ready', 'Premyera cümə günüdür, zəhmət olmasa gecikməsin.'],
  [7, aysel, 'product-notebook', 50, 'Ready'],
  [7, vusal, 'product-carton-box', 250, 'Ready', 'Göyçaya göndərin, anbar səhər işləyir.'],
  [8, james, 'product-tote', 60, 'Ready', 'Black bags, white print. Will collect on Friday.'],
  [9, reshad, 'product-office-plaque', 4, 'NotApproved', 'Latun olsun.'],
  [12, gunel, 'product-menu', 24, 'Completed', 'Dörd filial, altı nüsxə hər birinə.'],
  [16, ferid, 'product-banner-outdoor', 36, 'Completed', 'Babək prospektindəki salonun fasadı.'],
  [19, sevinc, 'product-pen', 500, 'Completed', 'Göy korpus, ağ loqo.'],
  [23, lale, 'product-sticker-sheet', 250, 'Completed'],
  [27, orlov, 'product-thermos', 20, 'Completed', 'Гравировка имён, список приложен.'],
  [31, vusal, 'product-carton-box', 1000, 'Completed', 'Beş butulkalıq, bölmə ilə.'],
  [38, aysel, 'product-flyer-a6', 1000, 'Completed', 'Ünvanı yoxlayın: Nizami küçəsi 12.'],
  [44, nermin, 'product-office-plaque', 34, 'Completed', 'Brayl ilə.'],
  [51, maria, 'service-cards', 250, 'Completed', 'Как в прошлый раз, изменился только телефон.'],
  [58, samir, 'product-hoodie', 15, 'NotApproved', 'Cümə gününə qədər.'],
  [66, emin, 'product-badge', 300, 'Completed'],
  [73, gunel, 'product-paper-cup', 10000, 'Completed', 'Yay dizaynı.'],
  [85, ferid, 'product-letters-3d', 11, 'Completed', 'Gecə ağ, gündüz qara görünsün.'],
  [97, orxan, 'product-tshirt', 100, 'Completed', 'Korporativ qaçış, arxada nömrə yeri boş.'],
  [104, aysel, 'product-tote', 25, 'Completed'],
  [118, sevinc, 'service-cards', 1000, 'Completed', 'On əməkdaş, hərəsinə yüz.'],
  [131, james, 'product-popup-wall', 1, 'Completed', 'For the trade fair, needed a day early.'],
  [146, vusal, 'product-label-roll', 10000, 'Completed'],
  [160, lale, 'product-lightbox', 2, 'Completed', 'Konsol qara rəngdə.'],
  [178, orlov, 'product-magazine', 100, 'Completed', 'Корешок 6 мм, прошу проверить.'],
  [195, reshad, 'service-cards', 250, 'Completed'],
  [214, nermin, 'product-leaflet-trifold', 1000, 'Completed', 'Qatlar səliqəli olsun, ötən dəfə əyri idi.'],
  [233, gunel, 'product-paper-bag', 500, 'Completed', 'Novruz üçün.'],
  [252, aysel, 'product-calendar-desk', 25, 'Completed'],
  [268, emin, 'service-poster', 300, 'Completed'],
  [290, maria, 'product-calendar-wall', 50, 'NotApproved', 'Нужно завтра к утру.'],
  [312, ferid, 'product-calendar-wall', 300, 'Completed', 'Hər ayda bir divan.'],
  [335, sevinc, 'product-thermos', 50, 'Completed', 'Yeni il hədiyyəsi, ayrıca qutuda.'],
  [360, samir, 'product-cap', 25, 'Completed'],
  [391, orxan, 'product-flyer-a5', 1000, 'Completed'],
  [428, vusal, 'product-carton-box', 500, 'Completed'],
  [463, lale, 'service-stamp', 5, 'Completed'],
  [502, nermin, 'product-letters-3d', 12, 'Completed', 'Xaç ayrıca, qırmızı.'],
  [540, orlov, 'product-pen', 250, 'Completed'],
  [588, gunel, 'product-lightbox', 1, 'Completed'],
  [631, aysel, 'service-cards', 500, 'Completed', 'İlk sifarişim, maket sizdən.'],
  [677, ferid, 'product-magazine', 1000, 'Completed', 'Mebel və interyer, birinci nömrə.'],
  [724, reshad, 'product-rollup-85', 1, 'Completed'],
  [781, emin, 'product-tshirt', 50, 'Completed'],
  [839, sevinc, 'product-menu', 40, 'Completed', 'Rus və ingilis dilində ayrı-ayrı.'],
  [902, james, 'service-cards', 100, 'Completed', 'English on one side, Azerbaijani on the other.'],
  [968, maria, 'product-mug-white', 50, 'Completed'],
  [1034, orxan, 'product-sticker-sheet', 100, 'Completed'],
]

const hour = 3_600_000
/** The way of an order and the hours after placing at which each step is reached. */
const ways: Record<OrderStatus, readonly (readonly [to: OrderStatus, afterHours: number])[]> = {
  Pending: [['Pending', 0]],
  NotApproved: [
    ['Pending', 0],
    ['NotApproved', 5],
  ],
  Accepted: [
    ['Pending', 0],
    ['Accepted', 3],
  ],
  InProduction: [
    ['Pending', 0],
    ['Accepted', 3],
    ['InProduction', 21],
  ],
  Ready: [
    ['Pending', 0],
    ['Accepted', 3],
    ['InProduction', 21],
    ['Ready', 70],
  ],
  Completed: [
    ['Pending', 0],
    ['Accepted', 3],
    ['InProduction', 21],
    ['Ready', 70],
    ['Completed', 94],
  ],
}

/** Orders of which the money wasn't there, and staff let them pass. */
const passed: Readonly<Record<OrderName, Required<Omit<DemoMove, 'at'>>>> = {
  '4 product-catalog-a4': {
    to: 'InProduction',
    passed: 'deposit',
    reason: 'Daimi müştəridir, köçürməsi bu həftə gələcək.',
  },
  '16 product-banner-outdoor': {
    to: 'Completed',
    passed: 'payment',
    reason: 'Açılış günü quraşdırılmalı idi, qalanını köçürəcək.',
  },
  '31 product-carton-box': {
    to: 'Completed',
    passed: 'payment',
    reason: 'Yük maşını gözləyirdi, qalanını köçürməklə ödəyəcək.',
  },
  '44 product-office-plaque': {
    to: 'Completed',
    passed: 'payment',
    reason: 'Klinikanın açılışına çatmalı idi.',
  },
  '85 product-letters-3d': {
    to: 'Completed',
    passed: 'payment',
    reason: 'Montaj briqadası artıq yolda idi.',
  },
}
/** Given up after the acceptance, so many hours later. */
const cancelled: Readonly<Record<OrderName, { after: number; reason: string }>> = {
  '9 product-office-plaque': { after: 26, reason: 'Latun lövhə tapılmadı, avans qaytarılır.' },
}

/**
 * Sixty-three orders of the last 3 years, newest first, four of them placed on the day of `now` (a day in Baku,
 * which began at `dayStart`). The same `now` gives the same orders.
 */
export function orders(now: Date, dayStart: Date): DemoOrder[] {
  const placedOrders = rows.map(([daysAgo, customer, item, count, status, comment = ''], index) => {
    const placed =
      daysAgo === 0
        ? dayStart.getTime() + ((now.getTime() - dayStart.getTime()) * (9 - index * 2)) / 10
        : dayStart.getTime() -
          daysAgo * 24 * hour +
          (9 + ((index * 7) % 9)) * hour +
          ((index * 23) % 60) * 60_000
    const moves = movesOf(nameOf({ daysAgo, item }), status, placed)
    return { placed, order: { customer, item, count, comment, status, daysAgo, moves } }
  })
  return placedOrders.toSorted((one, other) => other.placed - one.placed).map(({ order }) => order)
}

function movesOf(name: OrderName, status: OrderStatus, placed: number): DemoMove[] {
  const end = cancelled[name]
  const moves = ways[end ? 'Accepted' : status].map(([to, after]): DemoMove => {
    const at = new Date(placed + after * hour)
    return passed[name]?.to === to ? { ...passed[name], at } : { to, at }
  })
  return end ? [...moves, { to: status, at: new Date(placed + end.after * hour), reason: end.reason }] : moves
}
