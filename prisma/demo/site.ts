import type { Texts } from '../../src/domains/options/configuration.ts'
import { texts } from '../../src/domains/ready-made/texts.ts'

type Heading = { title: Texts; head: Texts; description: Texts }

/** `title` is the name, `head` the big line. */
export const banner: Heading & {
  slogan: Texts
  alt: Texts
  picture: string
  logo: string
  darkLogo: string
  favicon: string
} = {
  title: texts('Mətbəə', 'Mətbəə', 'Mətbəə'),
  head: texts('Kağıza düşən söz qalır.', 'Слово на бумаге остаётся.', 'Words on paper last.'),
  description: texts(
    'Vizit kartından fasad lövhəsinə qədər: çap edirik, kəsirik, qatlayırıq, yerində quraşdırırıq.',
    'От визитки до вывески на фасаде: печатаем, режем, фальцуем и монтируем на месте.',
    'From business cards to shop signs: we print, cut, fold and install on site.',
  ),
  slogan: texts(
    'Çap və reklam evi. Kağızdan fasada qədər, Bakıda.',
    'Типография и рекламная мастерская. От бумаги до фасада, в Баку.',
    'Printers and sign makers. From paper to façade, in Baku.',
  ),
  alt: texts(
    'Purpur nöqtələrdən yığılmış nəhəng ə hərfi',
    'Огромная буква «Ə», набранная пурпурными точками',
    'A huge letter ə made of magenta dots',
  ),
  picture: 'hero',
  /** For light grounds. */
  logo: 'logo',
  /** For dark grounds. */
  darkLogo: 'logo-dark',
  favicon: 'favicon',
}

export const aboutUs: Heading & { alt: Texts; picture: string } = {
  title: texts('Haqqımızda', 'О нас', 'About us'),
  head: texts(
    'Boya qoxusu gələn emalatxana',
    'Мастерская, где пахнет краской',
    'A workshop that smells of ink',
  ),
  description: texts(
    '1998-ci ildən Bakıda işləyirik. Ofset, rəqəmsal və geniş format bir damın altındadır, ona görə sifarişin harada olduğunu həmişə bilirik.\n\nHər tirajın ilk vərəqini rəng nümunəsi ilə tutuşdururuq. Uyğun gəlmirsə, dəzgahı saxlayırıq.',
    'Работаем в Баку с 1998 года. Офсет, цифра и широкий формат — под одной крышей, поэтому мы всегда знаем, где ваш заказ.\n\nПервый лист каждого тиража сверяем с цветопробой. Не совпал — останавливаем машину.',
    'At work in Baku since 1998. Offset, digital and large format are under one roof, so we always know where your order is.\n\nWe hold the first sheet of each run against the proof. If it does not match, we stop the press.',
  ),
  alt: texts(
    'Öndən çap dəzgahı: boya valları, ortada ə hərfli silindr, yanlarda kağız qalaqları',
    'Печатная машина спереди: красочные валики, цилиндр с буквой «Ə», по бокам стопы бумаги',
    'A press from the front: ink rollers, a cylinder with the letter ə, piles of paper at its sides',
  ),
  picture: 'about',
}

export const pages: Record<'services' | 'portfolio' | 'campaigns', Heading> = {
  services: {
    title: texts('Xidmətlər', 'Услуги', 'Services'),
    head: texts('Nə çap edək?', 'Что напечатаем?', 'What shall we print?'),
    description: texts(
      'Tiraj artdıqca qiymət düşür. Neçə ədəd lazımdırsa, o qədər.',
      'Чем больше тираж, тем ниже цена. Ровно столько, сколько вам нужно.',
      'The longer the run, the lower the price. Exactly as many as you need.',
    ),
  },
  portfolio: {
    title: texts('Portfolio', 'Портфолио', 'Portfolio'),
    head: texts('Çapdan təzə çıxanlar', 'Только что из печати', 'Fresh off the press'),
    description: texts(
      'Hər işin arxasında bir sifarişçi, bir tiraj və bir neçə sınaq vərəqi var. Burada hər üçündən danışılır.',
      'За каждой работой — заказчик, тираж и несколько пробных листов. Здесь рассказано обо всём этом.',
      'Behind each work are a client, a run and a few trial sheets. Here is the story of all three.',
    ),
  },
  campaigns: {
    title: texts('Kampaniyalar', 'Акции', 'Campaigns'),
    head: texts('Bu ayın kampaniyaları', 'Акции этого месяца', 'This month’s campaigns'),
    description: texts(
      'Endirim qiymətə özü tətbiq olunur, kod yazmaq lazım deyil. Bir neçə endirim üst-üstə düşəndə ən böyüyü hesablanır.',
      'Скидка применяется сама, код вводить не нужно. Если подходят несколько скидок, считается самая большая.',
      'The discount is applied automatically, there is no code to enter. Where several apply, you get the largest.',
    ),
  },
}

export type DemoContact = {
  description: Texts
  address: Texts
  phoneNumber: string
  numberWhatsapp: string
  email: string
  legalName: string
  mapEmbedCode: string
}

const map =
  'https://www.openstreetmap.org/export/embed.html?bbox=49.8386%2C40.3707%2C49.8586%2C40.3807&layer=mapnik&marker=40.3757%2C49.8486'

/** The header takes the phone from the first and the e-mail from the first two. */
export const contacts: readonly DemoContact[] = [
  {
    description: texts(
      'Bazar ertəsi – cümə 9:00–19:00, şənbə 10:00–16:00. Maketi gətirin, ya da göndərin: cavab bir saata gəlir.',
      'Пн–пт 9:00–19:00, сб 10:00–16:00. Приносите макет или присылайте: ответим в течение часа.',
      'Monday to Friday 9:00–19:00, Saturday 10:00–16:00. Bring the artwork or send it: we answer within the hour.',
    ),
    address: texts('Bakı, Nizami küçəsi 96', 'Баку, улица Низами, 96', '96 Nizami Street, Baku'),
    phoneNumber: '+994 12 555 01 42',
    numberWhatsapp: '+994 50 555 01 42',
    email: 'salam@metbee.example',
    legalName: '«Mətbəə» MMC',
    mapEmbedCode: map,
  },
  {
    description: texts(
      'İstehsalat və təhvil məntəqəsi. Avtomobillə həyətə girmək olur.',
      'Производство и пункт выдачи. Во двор можно заехать на машине.',
      'Production and pick-up point. You can drive into the yard.',
    ),
    address: texts(
      'Bakı, Keşlə, Babək prospekti 31',
      'Баку, Кешля, проспект Бабека, 31',
      '31 Babek Avenue, Keşlə, Baku',
    ),
    phoneNumber: '+994 12 555 01 43',
    numberWhatsapp: '+994 50 555 01 43',
    email: 'istehsalat@metbee.example',
    legalName: '',
    mapEmbedCode: map,
  },
]

/** Half of them on each of the two lines. */
export const partners: readonly { name: Texts; logo: string }[] = [
  { name: texts('Odlar Mebel', 'Одлар Мебель', 'Odlar Mebel'), logo: 'partner-odlar' },
  { name: texts('Səba Klinika', 'Саба Клиника', 'Səba Klinika'), logo: 'partner-saba' },
  { name: texts('Xəzər Yük', 'Хазар Юк', 'Xəzər Yük'), logo: 'partner-xezer' },
  { name: texts('Göyçay Nar', 'Гёйчай Нар', 'Göyçay Nar'), logo: 'partner-goycay' },
  { name: texts('Bulud Bank', 'Булуд Банк', 'Bulud Bank'), logo: 'partner-bulud' },
  { name: texts('Kür Enerji', 'Кюр Энержи', 'Kür Enerji'), logo: 'partner-kur' },
  { name: texts('Lalə Optika', 'Лале Оптика', 'Lalə Optika'), logo: 'partner-lale' },
  { name: texts('Tikinti 77', 'Тикинти 77', 'Tikinti 77'), logo: 'partner-tikinti' },
  { name: texts('Dəniz Otel', 'Дениз Отель', 'Dəniz Otel'), logo: 'partner-deniz' },
  { name: texts('İpək Yolu', 'Ипек Йолу', 'İpək Yolu'), logo: 'partner-ipek' },
]

export const advertisements: readonly { link: string; alt: Texts; picture: string }[] = [
  {
    link: 'https://kagizci.example',
    alt: texts(
      'Kağızçı – dizayn kağızları, 240 çeşid',
      '«Кагызчы» — дизайнерская бумага, 240 видов',
      'Kağızçı – design papers, 240 kinds',
    ),
    picture: 'ad-kagizci',
  },
  {
    link: 'https://ekspobaki.example',
    alt: texts('Ekspo Bakı sərgisi', 'Выставка «Экспо Баку»', 'The Ekspo Bakı fair'),
    picture: 'ad-ekspo',
  },
  {
    link: 'https://rengevi.example',
    alt: texts(
      'Rəng Evi – ofset və ipək boyaları',
      '«Ренг Эви» — краски для офсета и шелкографии',
      'Rəng Evi – offset and silk-screen inks',
    ),
    picture: 'ad-rengevi',
  },
  {
    link: 'https://dagsuyu.example',
    alt: texts(
      'Dağ suyu – ofisə 19 litr, hər səhər',
      '«Даг Сую» — 19 литров в офис каждое утро',
      'Dağ suyu – 19 litres to your office every morning',
    ),
    picture: 'ad-dagsuyu',
  },
]

export const socialAccounts: readonly { platform: string; link: string; icon: string; lightIcon: string }[] =
  [
    {
      platform: 'Instagram',
      link: 'https://www.instagram.com/metbee.example',
      icon: 'social-instagram',
      lightIcon: 'social-instagram-light',
    },
    {
      platform: 'Facebook',
      link: 'https://www.facebook.com/metbee.example',
      icon: 'social-facebook',
      lightIcon: 'social-facebook-light',
    },
    {
      platform: 'LinkedIn',
      link: 'https://www.linkedin.com/company/metbee-example',
      icon: 'social-linkedin',
      lightIcon: 'social-linkedin-light',
    },
  ]

/** Off for a customer from this spend (AZN, 3 years) on. */
export const discounts: readonly { limit: number; percentage: number }[] = [
  { limit: 500, percentage: 3 },
  { limit: 1000, percentage: 5 },
  { limit: 3000, percentage: 8 },
  { limit: 10_000, percentage: 12 },
]
