import type { Texts } from '../../src/domains/options/configuration.ts'
import { type PriceTier, texts } from '../../src/domains/ready-made/texts.ts'

export type DemoService = {
  id: ServiceId
  name: Texts
  description: Texts
  /** Without the extension, in prisma/demo/pictures. */
  picture: string
  /** None where the service is ordered by product (products.ts). */
  prices?: readonly PriceTier[]
}

export type ServiceId =
  | 'cards'
  | 'flyers'
  | 'banners'
  | 'souvenirs'
  | 'packaging'
  | 'stickers'
  | 'signs'
  | 'catalogues'
  | 'clothes'
  | 'posters'
  | 'stamps'
  | 'calendars'

/** In the order of the site: their priority is their place. */
export const services: readonly DemoService[] = [
  {
    id: 'cards',
    name: texts('Vizit kartları', 'Визитки', 'Business cards'),
    description: texts(
      '350 q/m² ağ və ya dizayn kağızı, 90 × 50 mm, bir və ya iki tərəfdən. Laminasiya, folqa və dəyirmi künc istəyə görə.',
      'Белый картон 350 г/м² или дизайнерская бумага, 90 × 50 мм, печать с одной или двух сторон. Ламинация, фольга и скруглённые углы — по желанию.',
      '350 g/m² white card or design paper, 90 × 50 mm, printed on one or both sides. Lamination, foil and rounded corners if you like.',
    ),
    picture: 'service-cards',
    prices: [
      [50, 30],
      [100, 45],
      [250, 87.5],
      [500, 125],
      [1000, 200],
    ],
  },
  {
    id: 'flyers',
    name: texts('Flayer və buklet', 'Листовки и буклеты', 'Flyers and leaflets'),
    description: texts(
      'Açılış, endirim, menyu, xəritə: bir vərəqə sığan hər şey. 130 və 170 q/m² kağız, ofset və ya rəqəmsal çap, qatlama dəzgahda. 5.000 ədəddən çox tirajda rəng nümunəsini əvvəlcə sizə göstəririk.',
      'Открытие, скидка, меню, карта — всё, что помещается на листе. Бумага 130 и 170 г/м², офсет или цифра, машинная фальцовка. При тираже больше 5 000 сначала показываем вам цветопробу.',
      'An opening, a sale, a menu, a map: anything that fits on a sheet. Paper of 130 or 170 g/m², offset or digital, folded by machine. For runs over 5,000 we show you a colour proof first.',
    ),
    picture: 'service-flyer',
  },
  {
    id: 'banners',
    name: texts('Roll-up və banner', 'Ролл-апы и баннеры', 'Roll-ups and banners'),
    description: texts(
      'Sərgi, konfrans və küçə üçün. Stend çantası ilə birlikdə verilir, bannerin kənarına lüvers vurulur. Quraşdırma briqadamız Bakı və Abşeronda eyni gün gəlir.',
      'Для выставок, конференций и улицы. Стенд отдаём вместе с сумкой, баннер — с люверсами по краю. Наша бригада монтирует по Баку и Абшерону в тот же день.',
      'For fairs, conferences and the street. A stand comes with its bag, a banner with eyelets along the edge. Our crew puts them up in Baku and Absheron the same day.',
    ),
    picture: 'service-rollup',
  },
  {
    id: 'souvenirs',
    name: texts('Fincan və suvenir', 'Кружки и сувениры', 'Mugs and souvenirs'),
    description: texts(
      'Fincan, termos, qələm, nişan. Loqonuz sublimasiya, tampoçap və ya lazerlə vurulur, qabyuyan maşında solmur. Bir ədəddən başlayır.',
      'Кружки, термосы, ручки, значки. Логотип наносим сублимацией, тампопечатью или лазером — в посудомойке не выцветает. Делаем от одной штуки.',
      'Mugs, flasks, pens, badges. Your logo goes on by sublimation, pad print or laser and survives the dishwasher. From a single piece.',
    ),
    picture: 'service-mug',
  },
  {
    id: 'packaging',
    name: texts('Qablaşdırma', 'Упаковка', 'Packaging'),
    description: texts(
      'Qutu, çanta, stəkan, pitsa qutusu. Kəsim qəlibini məhsulunuzun ölçüsünə görə özümüz çəkirik, ağ nümunəni pulsuz kəsirik. Qida ilə təmas üçün boyalarımızın sertifikatı var.',
      'Коробки, пакеты, стаканы, коробки для пиццы. Штанцформу чертим сами под размер вашего товара, белый образец вырезаем бесплатно. Краски сертифицированы для контакта с едой.',
      'Boxes, bags, cups, pizza boxes. We draw the cutting die to the size of your product and cut a white sample free of charge. Our inks are certified for contact with food.',
    ),
    picture: 'service-box',
  },
  {
    id: 'stickers',
    name: texts('Stiker və etiket', 'Стикеры и этикетки', 'Stickers and labels'),
    description: texts(
      'Şüşəyə, bankaya, noutbuka, vitrinə. Kağız, şəffaf və ya nəmə davamlı plyonka, istənilən formada kəsim. Rulonda etiket avtomat xətt üçün sarınır.',
      'На бутылку, банку, ноутбук, витрину. Бумага, прозрачная или влагостойкая плёнка, вырубка любой формы. Этикетку в рулоне наматываем под вашу автоматическую линию.',
      'For a bottle, a jar, a laptop, a shop window. Paper, clear or moisture-proof film, cut to any shape. Labels on a roll are wound to suit your machine.',
    ),
    picture: 'service-stickers',
  },
  {
    id: 'signs',
    name: texts('Fasad və lövhə', 'Фасады и вывески', 'Shopfronts and signs'),
    description: texts(
      'Həcmli hərflər, işıq qutuları, kabinet lövhələri. Yerində ölçürük, eskizi fasadın fotosu üzərində göstəririk, icazə sənədlərini hazırlayırıq və quraşdırırıq. İki il zəmanət.',
      'Объёмные буквы, световые короба, таблички. Замеряем на месте, показываем эскиз на фото вашего фасада, готовим документы на разрешение и монтируем. Гарантия два года.',
      'Raised letters, light boxes, door plates. We measure on site, show the sketch on a photo of your shopfront, prepare the permit papers and install. Two-year warranty.',
    ),
    picture: 'service-facade',
  },
  {
    id: 'catalogues',
    name: texts('Kataloq və jurnal', 'Каталоги и журналы', 'Catalogues and magazines'),
    description: texts(
      'Tel tikiş, termoyapışqan və ya spiral. Mətnin korrektəsi, səhifələnmə və şəkillərin rəng düzəlişi bizdə. Tirajdan əvvəl bir nüsxə cildlənib sizə verilir.',
      'Скоба, термоклей или пружина. Корректура, вёрстка и цветокоррекция снимков — у нас. До тиража переплетаем один экземпляр и отдаём вам.',
      'Stapled, perfect-bound or wire-bound. Proofreading, layout and colour correction are done here. Before the run one copy is bound and handed to you.',
    ),
    picture: 'service-catalog',
  },
  {
    id: 'clothes',
    name: texts('Geyimə çap', 'Печать на одежде', 'Printed clothing'),
    description: texts(
      'Futbolka, hudi, kepka, parça çanta. İpək çapı böyük tiraja, DTF bir ədədə yaxşıdır: hansının sərfəli olduğunu birlikdə hesablayırıq. Parça pambıqdır, ölçülər XS-dən 3XL-ə qədər.',
      'Футболки, худи, кепки, сумки из ткани. Шелкография хороша для тиража, DTF — для одной штуки: вместе посчитаем, что выгоднее. Ткань — хлопок, размеры от XS до 3XL.',
      'T-shirts, hoodies, caps, cloth bags. Screen print suits a run, DTF a single piece: we work out with you which is cheaper. Cotton, sizes XS to 3XL.',
    ),
    picture: 'service-clothes',
  },
  {
    id: 'posters',
    name: texts('Plakat və afişa', 'Плакаты и афиши', 'Posters'),
    description: texts(
      'A2, 420 × 594 mm, 150 q/m² təbaşirli kağız. Teatr, konsert, kino və seçdiyiniz divar üçün. Küçəyə yapışdırma da bizdədir.',
      'A2, 420 × 594 мм, мелованная бумага 150 г/м². Для театра, концерта, кино и вашей стены. Расклейка тоже за нами.',
      'A2, 420 × 594 mm, 150 g/m² coated paper. For the theatre, a concert, a film or your own wall. We paste them up too.',
    ),
    picture: 'service-poster',
    prices: [
      [10, 28],
      [25, 60],
      [50, 105],
      [100, 180],
      [300, 450],
      [1000, 1200],
    ],
  },
  {
    id: 'stamps',
    name: texts('Möhür və ştamp', 'Печати и штампы', 'Stamps and seals'),
    description: texts(
      'Şirkət möhürü, ünvan ştampı, tarixqoyan, faksimile. Avtomat korpus, lazerlə kəsilmiş rezin, qara, göy və ya qırmızı boya. VÖEN və reyestr çıxarışı ilə iki saata hazırdır.',
      'Печать компании, адресный штамп, датер, факсимиле. Автоматическая оснастка, резина лазерной резки, чёрная, синяя или красная краска. С ВОЕН (ИНН) и выпиской из реестра — за два часа.',
      'Company seal, address stamp, date stamp, facsimile. Self-inking body, laser-cut rubber, black, blue or red ink. Ready in two hours with your VÖEN and register extract.',
    ),
    picture: 'service-stamp',
    prices: [
      [1, 22],
      [2, 40],
      [5, 90],
      [10, 165],
    ],
  },
  {
    id: 'calendars',
    name: texts('Təqvim və bloknot', 'Календари и блокноты', 'Calendars and notebooks'),
    description: texts(
      'Divar və masaüstü təqvimlər, bloknot, gündəlik. Bayram və istirahət günləri Azərbaycanın rəsmi təqvimi ilə yoxlanılır. Yeni il tirajını oktyabrda sifariş edənə qiymət dəyişmir.',
      'Настенные и настольные календари, блокноты, ежедневники. Праздники и выходные сверяем с официальным календарём Азербайджана. Кто заказал новогодний тираж в октябре, у того цена не меняется.',
      'Wall and desk calendars, notebooks, diaries. Holidays are checked against the official calendar of Azerbaijan. Order your New Year run in October and the price stays.',
    ),
    picture: 'service-calendar',
  },
]
