import type { Texts } from '../../src/domains/options/configuration.ts'
import { texts } from '../../src/domains/ready-made/texts.ts'
import type { ServiceId } from './services.ts'

export type DemoCampaign = {
  title: Texts
  head: Texts
  description: Texts
  offer: Texts
  /** The period in words. */
  date: Texts
  percentage: number
  /** A day in Baku, yyyy-mm-dd; null for a campaign without end. */
  endDate: string | null
  services: readonly ServiceId[]
  picture: string
}

type Draft = Omit<DemoCampaign, 'date' | 'endDate'> & {
  /** Days from today; null: open-ended. */ endsIn: number | null
}

const drafts: readonly Draft[] = [
  {
    title: texts('Yeni ofis dəsti', 'Набор для нового офиса', 'New office set'),
    head: texts(
      'Ofisi açın, kağızı biz verək',
      'Вы открываете офис, бумага — за нами',
      'You open the office, we bring the paper',
    ),
    description: texts(
      'Vizit kartı və stikerlər 20% ucuzdur. Loqonuz yoxdursa, sadə yazı loqosunu hədiyyə edirik. Minimum tiraj yoxdur.',
      'Визитки и стикеры на 20 % дешевле. Нет логотипа? Простой шрифтовой логотип сделаем в подарок. Минимального тиража нет.',
      'Business cards and stickers are 20% cheaper. No logo yet? A simple lettered one is on us. No minimum run.',
    ),
    offer: texts(
      'Vizit kartı və stikerə 20% endirim',
      'Скидка 20 % на визитки и стикеры',
      '20% off business cards and stickers',
    ),
    percentage: 20,
    endsIn: 12,
    services: ['cards', 'stickers'],
    picture: 'campaign-office',
  },
  {
    title: texts('Sərgi paketi', 'Выставочный пакет', 'Exhibition package'),
    head: texts(
      'Stenddən bukletə, bir maşına yığılır',
      'От стенда до буклета — влезает в одну машину',
      'From stand to leaflet, it fits in one car',
    ),
    description: texts(
      'Sərgiyə hazırlaşırsınız? Roll-up, banner və bukletlər 15% ucuz, üstəlik Bakı Ekspo Mərkəzinə çatdırılma pulsuz. Sərgidən bir gün əvvəl saat 18-ə qədər hazır edirik.',
      'Готовитесь к выставке? Ролл-апы, баннеры и буклеты на 15 % дешевле, доставка в Бакинский экспоцентр бесплатно. Сдаём накануне до 18 часов.',
      'Getting ready for a fair? Roll-ups, banners and leaflets are 15% cheaper and delivery to the Baku Expo Center is free. Ready by 6 p.m. the day before.',
    ),
    offer: texts(
      'Banner və bukletə 15% endirim',
      'Скидка 15 % на баннеры и буклеты',
      '15% off banners and leaflets',
    ),
    percentage: 15,
    endsIn: 22,
    services: ['banners', 'flyers'],
    picture: 'campaign-expo',
  },
  {
    title: texts('Yeni il təqvimləri', 'Новогодние календари', 'New Year calendars'),
    head: texts(
      'Tez sifariş edən az ödəyir',
      'Кто раньше заказал, тот меньше заплатил',
      'Order early, pay less',
    ),
    description: texts(
      'Dekabr növbəsini gözləməyin. Divar və masaüstü təqvimləri indi sifariş edin, 18% qənaət edin; çap gününü özünüz seçin.',
      'Не ждите декабрьской очереди. Закажите настенные и настольные календари сейчас, сэкономьте 18 % и сами выберите день печати.',
      'Do not wait for the December queue. Order wall and desk calendars now, save 18% and choose the printing day yourself.',
    ),
    offer: texts(
      'Təqvim və bloknota 18% endirim',
      'Скидка 18 % на календари и блокноты',
      '18% off calendars and notebooks',
    ),
    percentage: 18,
    endsIn: 40,
    services: ['calendars'],
    picture: 'campaign-calendar',
  },
  {
    title: texts('Qəhvəxana açılışı', 'Открытие кофейни', 'Opening a coffee house'),
    head: texts('Lövhədən stəkana qədər', 'От вывески до стакана', 'From the sign to the cup'),
    description: texts(
      'Yeni qəhvəxana üçün lövhə, stəkan və menyu bir eskizdə. Hər biri 12,5% ucuzdur, vitrin stikeri hədiyyə.',
      'Вывеска, стаканы и меню для новой кофейни — в одном эскизе. Каждая позиция на 12,5 % дешевле, а наклейка на витрину в подарок.',
      'The sign, the cups and the menu of a new coffee house in one sketch. Each is 12.5% cheaper; the window sticker is a gift.',
    ),
    offer: texts(
      'Lövhə, qablaşdırma və menyuya 12,5% endirim',
      'Скидка 12,5 % на вывески, упаковку и меню',
      '12.5% off signs, packaging and menus',
    ),
    percentage: 12.5,
    endsIn: 65,
    services: ['signs', 'packaging', 'catalogues'],
    picture: 'campaign-cafe',
  },
  {
    title: texts('Tələbə endirimi', 'Студенческая скидка', 'Student discount'),
    head: texts('Diplom işi bir saata cildlənir', 'Диплом переплетём за час', 'A thesis is bound in an hour'),
    description: texts(
      'Plakat və kataloq çapı bütün il boyu 10% ucuzdur. Diplom işinin cildlənməsi bir saat, sabah müdafiə olanlar üçün yarım saat.',
      'Печать плакатов и каталогов круглый год на 10 % дешевле. Переплёт диплома — за час, а если защита завтра — за полчаса.',
      'Posters and booklets are 10% cheaper all year round. A thesis is bound in an hour, or in half of it if your defence is tomorrow.',
    ),
    offer: texts(
      'Plakat və kataloqa 10% endirim',
      'Скидка 10 % на плакаты и каталоги',
      '10% off posters and catalogues',
    ),
    percentage: 10,
    endsIn: null,
    services: ['posters', 'catalogues'],
    picture: 'campaign-student',
  },
  {
    title: texts('Payız kataloqu', 'Осенний каталог', 'Autumn catalogue'),
    head: texts(
      'Mövsümün nümunələri bir cilddə',
      'Коллекция сезона в одном переплёте',
      'The season between two covers',
    ),
    description: texts(
      '300 nüsxədən çox kataloq sifarişinə 14% endirim və pulsuz rəng nümunəsi. Kampaniya bitib, amma qiyməti menecerdən soruşmağa dəyər.',
      'Скидка 14 % на каталоги тиражом больше 300 и бесплатная цветопроба. Акция завершена, но цену стоит спросить у менеджера.',
      '14% off catalogues in runs over 300 and a free colour proof. The campaign is over, but the manager may still have a price for you.',
    ),
    offer: texts(
      'Kataloq və jurnala 14% endirim',
      'Скидка 14 % на каталоги и журналы',
      '14% off catalogues and magazines',
    ),
    percentage: 14,
    endsIn: -9,
    services: ['catalogues'],
    picture: 'campaign-catalogue',
  },
  {
    title: texts('Məktəbə hazır', 'Готовы к школе', 'Ready for school'),
    head: texts('Dəftərin üstündə öz adın', 'Своё имя на тетради', 'Your own name on the notebook'),
    description: texts(
      'Bloknot və qələmlər sinif siyahısı ilə çap olunurdu: hər uşağa öz adı. Kampaniya bitib, növbəti dərs ilindən əvvəl qayıdacaq.',
      'Блокноты и ручки печатали по списку класса: каждому ребёнку — его имя. Акция закончилась и вернётся перед следующим учебным годом.',
      'Notebooks and pens printed from the class list, with a name for each child. The campaign is over and will be back before the next school year.',
    ),
    offer: texts(
      'Bloknot və suvenirə 10% endirim',
      'Скидка 10 % на блокноты и сувениры',
      '10% off notebooks and souvenirs',
    ),
    percentage: 10,
    endsIn: -64,
    services: ['calendars', 'souvenirs'],
    picture: 'campaign-school',
  },
  {
    title: texts('Novruz xonçası', 'Хонча к Новрузу', 'Novruz gifts'),
    head: texts(
      'Bayram qabı da bayramdır',
      'Праздничная упаковка — тоже праздник',
      'The wrapping is part of the feast',
    ),
    description: texts(
      'Hədiyyə çantası, qutu və fincan bir naxışla, 25% endirimlə. Builki kampaniya bitib; gələn Novruz üçün sifarişi fevralda qəbul edirik.',
      'Подарочный пакет, коробка и кружка с одним узором и скидкой 25 %. В этом году акция закончилась; заказы к следующему Новрузу принимаем в феврале.',
      'Gift bag, box and mug in one pattern at 25% off. This year’s campaign is over; orders for next Novruz are taken in February.',
    ),
    offer: texts(
      'Qablaşdırma və suvenirə 25% endirim',
      'Скидка 25 % на упаковку и сувениры',
      '25% off packaging and souvenirs',
    ),
    percentage: 25,
    endsIn: -240,
    services: ['packaging', 'souvenirs'],
    picture: 'campaign-novruz',
  },
]

const months = {
  az: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avqust',
    'sentyabr',
    'oktyabr',
    'noyabr',
    'dekabr',
  ],
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/** "12 dekabr 2026 tarixinədək", and so in Russian and English. */
function until(day: Date): Texts {
  const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()]
  return texts(
    `${date} ${months.az[month]} ${year} tarixinədək`,
    `до ${date} ${months.ru[month]} ${year} года`,
    `until ${date} ${months.en[month]} ${year}`,
  )
}

/** Eight campaigns around a day in Baku (yyyy-mm-dd): four with an end to come, one open-ended, three over. */
export function campaigns(today: string): DemoCampaign[] {
  return drafts.map(({ endsIn, ...draft }) => {
    if (endsIn === null) {
      return { ...draft, endDate: null, date: texts('Bütün il boyu', 'Круглый год', 'All year round') }
    }
    const end = new Date(`${today}T00:00:00Z`)
    end.setUTCDate(end.getUTCDate() + endsIn)
    return { ...draft, endDate: end.toISOString().slice(0, 10), date: until(end) }
  })
}
