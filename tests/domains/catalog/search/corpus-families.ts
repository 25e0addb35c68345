/** A name in az, ru and en. */
export type Names = readonly [az: string, ru: string, en: string]

export type Family = {
  /** The plain service. */
  plain: Names
  group: 'paper' | 'sign' | 'gift' | 'pack' | 'work'
  /** Names of variants made from the shared patterns below. */
  patterns: string
  /** Variants with a grammar of their own. */
  own?: Record<string, Names>
  /** Products of the plain service. */
  products?: readonly string[]
}

/** `*` is the family's plain name, in lower case unless it comes first. */
export const patterns: Record<string, Names> = {
  lam: ['Laminasiyalı *', '* с ламинацией', 'Laminated *'],
  folqa: ['Qızıl folqalı *', '* с золотой фольгой', '* with gold foil'],
  iki: ['İkitərəfli *', '* с двусторонней печатью', 'Double-sided *'],
  kraft: ['Kraft kağızda *', '* на крафт-бумаге', '* on kraft paper'],
  lak: ['Selektiv laklı *', '* с выборочным лаком', 'Spot varnish *'],
  a3: ['A3 *', '* А3', 'A3 *'],
  a4: ['A4 *', '* А4', 'A4 *'],
  a5: ['A5 *', '* А5', 'A5 *'],
  a6: ['A6 *', '* А6', 'A6 *'],
  s9050: ['* 90x50 mm', '* 90х50 мм', '* 90×50 mm'],
  s8555: ['* 85x55 mm', '* 85х55 мм', '* 85×55 mm'],
  s3x1: ['* 3×1 m', '* 3х1 м', '* 3x1 m'],
  s6x3: ['* 6×3 m', '* 6х3 м', '* 6x3 m'],
  s85: ['* 85x200 sm', '* 85х200 см', '* 85x200 cm'],
  s100: ['* 100x200 sm', '* 100х200 см', '* 100x200 cm'],
  tecili: ['Təcili *', '* срочно', 'Express *'],
  parca: ['Parça *', '* из ткани', 'Fabric *'],
  isiq: ['Arxadan işıqlanan *', '* с подсветкой', 'Backlit *'],
  metal: ['Metal *', '* из металла', 'Metal *'],
  akril: ['Akril *', '* из акрила', 'Acrylic *'],
  taxta: ['Taxta *', '* из дерева', 'Wooden *'],
  loqo: ['Loqolu *', '* с логотипом', '* with logo'],
  usaq: ['Uşaq üçün *', '* детские', 'Kids *'],
  suya: ['Suya davamlı *', '* влагостойкие', 'Waterproof *'],
  seffaf: ['Şəffaf *', '* прозрачные', 'Transparent *'],
  rulon: ['Rulonda *', '* в рулоне', '* on a roll'],
  korp: ['Korporativ *', '* корпоративные', 'Corporate *'],
  toy: ['Toy üçün *', '* свадебные', 'Wedding *'],
  premium: ['Premium *', '* премиум', 'Premium *'],
  yay: ['Yaylı *', '* на пружине', 'Spiral *'],
  deri: ['Dəri *', '* из кожи', 'Leather *'],
}

export const families: Record<string, Family> = {
  vizit: {
    plain: ['Vizit kartı', 'Визитные карточки', 'Business cards'],
    group: 'paper',
    patterns: 'lam folqa iki kraft lak s9050 s8555 tecili',
    own: { plastik: ['Plastik kart', 'Пластиковые карты', 'Plastic cards'] },
    products: ['Standart vizitka', 'Стандартная визитка', 'Standard business card', 'Soft-touch vizit kartı'],
  },
  flayer: {
    plain: ['Flayer', 'Флаеры', 'Flyers'],
    group: 'paper',
    patterns: 'a4 a5 a6 iki lam tecili',
    products: ['Avroflayer', 'Еврофлаер'],
  },
  buklet: {
    plain: ['Buklet', 'Буклеты', 'Booklets'],
    group: 'paper',
    patterns: 'a4 a5 lam lak',
    own: {
      iki: ['İki qatlı buklet', 'Буклет с одним сгибом', 'Bifold booklet'],
      uc: ['Üç qatlı buklet', 'Буклет с двумя сгибами', 'Trifold booklet'],
    },
  },
  brosur: { plain: ['Broşür', 'Брошюры', 'Brochures'], group: 'paper', patterns: 'a4 a5 yay tecili' },
  kataloq: {
    plain: ['Kataloq', 'Каталоги', 'Catalogues'],
    group: 'paper',
    patterns: 'a4 a5 lam korp',
    own: { mehsul: ['Məhsul kataloqu', 'Каталог продукции', 'Product catalogue'] },
  },
  jurnal: {
    plain: ['Jurnal', 'Журналы', 'Magazines'],
    group: 'paper',
    patterns: 'a4 korp',
    own: { qeydiyyat: ['Qeydiyyat jurnalı', 'Журнал регистрации', 'Log book'] },
  },
  kitab: {
    plain: ['Kitab çapı', 'Печать книг', 'Book printing'],
    group: 'paper',
    patterns: 'a5 usaq',
    own: {
      sert: ['Sərt üzlü kitab', 'Книга в твёрдом переплёте', 'Hardcover book'],
      yumsaq: ['Yumşaq üzlü kitab', 'Книга в мягкой обложке', 'Softcover book'],
    },
  },
  afisa: {
    plain: ['Afişa', 'Афиши', 'Playbills'],
    group: 'paper',
    patterns: 'a3 tecili',
    own: {
      konsert: ['Konsert afişası', 'Концертная афиша', 'Concert playbill'],
      teatr: ['Teatr afişası', 'Театральная афиша', 'Theatre playbill'],
    },
  },
  plakat: {
    plain: ['Plakat', 'Плакаты', 'Posters'],
    group: 'paper',
    patterns: 'a3 lam iki',
    own: { tehluke: ['Təhlükəsizlik plakatı', 'Плакат по технике безопасности', 'Safety poster'] },
  },
  banner: {
    plain: ['Banner', 'Баннеры', 'Banners'],
    group: 'sign',
    patterns: 's3x1 s6x3 parca isiq tecili',
    own: {
      setka: ['Şəbəkəli banner', 'Баннерная сетка', 'Mesh banner'],
      x: ['X-banner', 'Икс-баннер', 'X-banner stand'],
    },
  },
  rollup: {
    plain: ['Roll-up', 'Ролл-ап', 'Roll-up'],
    group: 'sign',
    patterns: 's85 s100 iki premium',
    products: ['Mobil stend', 'Мобильный стенд'],
  },
  stend: {
    plain: ['Məlumat stendi', 'Информационный стенд', 'Information board'],
    group: 'sign',
    patterns: 'akril',
    own: {
      sergi: ['Sərgi stendi', 'Выставочный стенд', 'Exhibition stand'],
      mekteb: ['Məktəb stendi', 'Школьный стенд', 'School board'],
    },
  },
  fincan: {
    plain: ['Fincan üzərində çap', 'Печать на кружках', 'Mug printing'],
    group: 'gift',
    patterns: '',
    own: {
      sehrli: ['Sehrli fincan', 'Кружка-хамелеон', 'Magic mug'],
      termo: ['Termo fincan', 'Термокружка', 'Thermo mug'],
      foto: ['Foto ilə fincan', 'Кружка с фото', 'Photo mug'],
    },
  },
  futbolka: {
    plain: ['Futbolka üzərində çap', 'Печать на футболках', 'T-shirt printing'],
    group: 'gift',
    patterns: '',
    own: {
      polo: ['Polo köynək', 'Рубашки поло', 'Polo shirts'],
      usaq: ['Uşaq futbolkası', 'Детская футболка', 'Kids T-shirt'],
      hudi: ['Hudi üzərində çap', 'Печать на худи', 'Hoodie printing'],
      tikme: ['Kompüter tikməsi', 'Машинная вышивка', 'Embroidery'],
    },
  },
  kepka: { plain: ['Kepka', 'Кепки', 'Caps'], group: 'gift', patterns: 'loqo' },
  qutu: {
    plain: ['Karton qutu', 'Картонные коробки', 'Cardboard boxes'],
    group: 'pack',
    patterns: '',
    own: {
      pizza: ['Tort qutusu', 'Коробка для торта', 'Cake box'],
      hediyye: ['Hədiyyə qutusu', 'Подарочная коробка', 'Gift box'],
      qofre: ['Qofrokarton qutu', 'Гофрокороб', 'Corrugated box'],
      ayaqqabi: ['Ayaqqabı qutusu', 'Коробка для обуви', 'Shoe box'],
    },
  },
  etiket: {
    plain: ['Etiket', 'Этикетки', 'Labels'],
    group: 'pack',
    patterns: 'suya seffaf rulon',
    own: {
      tekstil: ['Tekstil etiketi', 'Текстильная этикетка', 'Textile label'],
      serab: ['Şərab etiketi', 'Винная этикетка', 'Wine label'],
    },
  },
  stiker: {
    plain: ['Stiker', 'Стикеры', 'Stickers'],
    group: 'pack',
    patterns: 'suya seffaf rulon',
    own: { yer: ['Döşəmə stikeri', 'Напольный стикер', 'Floor sticker'] },
  },
  lovhe: {
    plain: ['Reklam lövhəsi', 'Рекламный щит', 'Billboard'],
    group: 'sign',
    patterns: 's6x3 metal isiq',
    own: {
      kabinet: ['Kabinet lövhəsi', 'Кабинетная табличка', 'Door plate'],
      kuce: ['Küçə adı lövhəsi', 'Уличная табличка', 'Street name plate'],
    },
  },
  isiqli: {
    plain: ['İşıqlı reklam', 'Световая реклама', 'Illuminated sign'],
    group: 'sign',
    patterns: 'tecili',
    own: {
      neon: ['Neon yazı', 'Неоновая вывеска', 'Neon sign'],
      led: ['LED ekran', 'Светодиодный экран', 'LED screen'],
      qutu: ['İşıqlı qutu', 'Световой короб', 'Lightbox'],
    },
  },
  herf: {
    plain: ['Həcmli hərflər', 'Объёмные буквы', 'Channel letters'],
    group: 'sign',
    patterns: 'metal akril isiq',
  },
  mohur: {
    plain: ['Möhür', 'Печать организации', 'Company seal'],
    group: 'work',
    patterns: 'tecili metal',
    own: { hekim: ['Həkim möhürü', 'Печать врача', 'Doctor’s seal'] },
  },
  stamp: {
    plain: ['Ştamp', 'Штамп', 'Rubber stamp'],
    group: 'work',
    patterns: 'tecili taxta',
    own: {
      tarix: ['Tarix ştampı', 'Датер', 'Date stamp'],
      faksimile: ['Faksimile', 'Факсимиле', 'Signature stamp'],
    },
  },
  teqvim: {
    plain: ['Təqvim', 'Календари', 'Calendars'],
    group: 'paper',
    patterns: 'korp',
    own: {
      divar: ['Divar təqvimi', 'Настенный календарь', 'Wall calendar'],
      stol: ['Masaüstü təqvim', 'Настольный календарь', 'Desk calendar'],
      cib: ['Cib təqvimi', 'Карманный календарь', 'Pocket calendar'],
      uclu: ['Üçlü təqvim', 'Квартальный календарь', 'Three-month calendar'],
    },
  },
  bloknot: { plain: ['Bloknot', 'Блокноты', 'Notepads'], group: 'paper', patterns: 'a5 a6 yay deri loqo' },
  gundelik: { plain: ['Gündəlik', 'Ежедневники', 'Diaries'], group: 'paper', patterns: 'deri loqo a5' },
  devetname: {
    plain: ['Dəvətnamə', 'Пригласительные', 'Invitations'],
    group: 'paper',
    patterns: 'toy folqa kraft',
    own: { ad: ['Ad günü dəvətnaməsi', 'Приглашение на день рождения', 'Birthday invitation'] },
  },
  menyu: {
    plain: ['Menyu', 'Меню', 'Menu'],
    group: 'paper',
    patterns: 'lam deri taxta',
    own: { qr: ['QR menyu', 'QR-меню', 'QR menu'] },
  },
  zerf: { plain: ['Zərf', 'Конверты', 'Envelopes'], group: 'paper', patterns: 'a4 a5 loqo kraft' },
  blank: {
    plain: ['Firma blankı', 'Фирменные бланки', 'Letterheads'],
    group: 'paper',
    patterns: 'a4 tecili',
    own: { oz: ['Özükopyalanan blank', 'Самокопирующие бланки', 'Carbonless forms'] },
  },
  qovluq: { plain: ['Qovluq', 'Папки', 'Folders'], group: 'paper', patterns: 'a4 loqo lam deri' },
  paket: {
    plain: ['Kağız paket', 'Бумажные пакеты', 'Paper bags'],
    group: 'pack',
    patterns: 'kraft loqo lam',
    own: {
      polietilen: ['Polietilen paket', 'Полиэтиленовые пакеты', 'Plastic bags'],
      bez: ['Bez çanta', 'Сумка-шоппер', 'Tote bag'],
    },
  },
  qelem: {
    plain: ['Qələm üzərində çap', 'Печать на ручках', 'Pen printing'],
    group: 'gift',
    patterns: '',
    own: {
      metal: ['Metal qələm', 'Металлическая ручка', 'Metal pen'],
      karandas: ['Karandaş', 'Карандаши', 'Pencils'],
    },
  },
  bayraq: {
    plain: ['Bayraq', 'Флаги', 'Flags'],
    group: 'sign',
    patterns: '',
    own: {
      yelken: ['Yelkən bayraq', 'Флаг-парус', 'Beach flag'],
      stol: ['Masaüstü bayraq', 'Настольный флажок', 'Table flag'],
      vimpel: ['Vimpel', 'Вымпел', 'Pennant'],
    },
  },
  beyc: {
    plain: ['Beyc', 'Бейджи', 'Name badges'],
    group: 'gift',
    patterns: 'metal akril',
    own: {
      lent: ['Beyc lenti', 'Лента для бейджа', 'Lanyard'],
      nisan: ['Döş nişanı', 'Значки', 'Pin buttons'],
    },
  },
  sertifikat: {
    plain: ['Sertifikat', 'Сертификаты', 'Certificates'],
    group: 'paper',
    patterns: 'folqa a4',
    own: { hediyye: ['Hədiyyə sertifikatı', 'Подарочный сертификат', 'Gift certificate'] },
  },
  diplom: {
    plain: ['Diplom', 'Дипломы', 'Diplomas'],
    group: 'paper',
    patterns: 'folqa taxta',
    own: { qramota: ['Fəxri fərman', 'Почётная грамота', 'Certificate of honour'] },
  },
  lazer: {
    plain: ['Lazer kəsim', 'Лазерная резка', 'Laser cutting'],
    group: 'work',
    patterns: 'tecili',
    own: {
      oyma: ['Lazer oyma', 'Лазерная гравировка', 'Laser engraving'],
      plotter: ['Plotter kəsimi', 'Плоттерная резка', 'Plotter cutting'],
      freze: ['Frezer kəsimi', 'Фрезерная резка', 'CNC milling'],
    },
  },
  genis: {
    plain: ['Geniş formatlı çap', 'Широкоформатная печать', 'Large format printing'],
    group: 'work',
    patterns: 'tecili',
    own: {
      ofset: ['Ofset çap', 'Офсетная печать', 'Offset printing'],
      reqemsal: ['Rəqəmsal çap', 'Цифровая печать', 'Digital printing'],
      uv: ['UV çap', 'УФ-печать', 'UV printing'],
      ipek: ['İpək ekran çapı', 'Шелкография', 'Screen printing'],
      sublim: ['Sublimasiya', 'Сублимация', 'Sublimation'],
      d3: ['3D çap', '3D-печать', '3D printing'],
    },
  },
  vitrin: {
    plain: ['Vitrin bəzəyi', 'Оклейка витрин', 'Shop window film'],
    group: 'sign',
    patterns: 'tecili',
    own: {
      mat: ['Mat plyonka', 'Матовая плёнка', 'Frosted film'],
      perf: ['Perforasiyalı plyonka', 'Перфорированная плёнка', 'One-way vision film'],
    },
  },
  avto: {
    plain: ['Avtomobil üzərində reklam', 'Реклама на автомобиле', 'Vehicle wrap'],
    group: 'sign',
    patterns: '',
    own: {
      avtobus: ['Avtobus reklamı', 'Реклама на автобусе', 'Bus advertising'],
      taksi: ['Taksi reklamı', 'Реклама на такси', 'Taxi advertising'],
    },
  },
  vobler: {
    plain: ['Vobler', 'Воблеры', 'Wobblers'],
    group: 'pack',
    patterns: 'seffaf',
    own: {
      qiymet: ['Qiymət etiketi', 'Ценники', 'Price tags'],
      sirfteller: ['Şelftoker', 'Шелфтокеры', 'Shelf talkers'],
    },
  },
  kubok: {
    plain: ['Kubok', 'Кубки', 'Trophies'],
    group: 'gift',
    patterns: 'akril metal',
    own: { medal: ['Medal', 'Медали', 'Medals'], plaket: ['Plaket', 'Плакетка', 'Award plaque'] },
  },
  dizayn: {
    plain: ['Loqo dizaynı', 'Дизайн логотипа', 'Logo design'],
    group: 'work',
    patterns: '',
    own: {
      brend: ['Brendbuk', 'Брендбук', 'Brand book'],
      qab: ['Qablaşdırma dizaynı', 'Дизайн упаковки', 'Packaging design'],
      sayt: ['Veb sayt dizaynı', 'Дизайн сайта', 'Website design'],
    },
  },
  foto: {
    plain: ['Foto çapı', 'Печать фотографий', 'Photo printing'],
    group: 'gift',
    patterns: '',
    own: {
      kitab: ['Foto kitab', 'Фотокнига', 'Photo book'],
      kanvas: ['Kətan üzərində çap', 'Печать на холсте', 'Canvas printing'],
      divar: ['Foto divar kağızı', 'Фотообои', 'Photo wallpaper'],
    },
  },
  pazl: {
    plain: ['Pazl', 'Пазлы', 'Puzzles'],
    group: 'gift',
    patterns: 'usaq',
    own: {
      yastiq: ['Yastıq üzərində çap', 'Печать на подушках', 'Pillow printing'],
      maus: ['Mauspad', 'Коврик для мыши', 'Mouse pad'],
    },
  },
  maqnit: {
    plain: ['Maqnit', 'Магниты', 'Magnets'],
    group: 'gift',
    patterns: 'akril',
    own: { acar: ['Açarlıq', 'Брелоки', 'Key rings'], usb: ['USB fləş', 'USB-флешка', 'USB flash drive'] },
  },
  qebz: {
    plain: ['Qəbz kitabçası', 'Квитанции', 'Receipt books'],
    group: 'paper',
    patterns: '',
    own: {
      bilet: ['Bilet çapı', 'Печать билетов', 'Ticket printing'],
      kupon: ['Kupon', 'Купоны', 'Coupons'],
    },
  },
  press: {
    plain: ['Press-vol', 'Пресс-волл', 'Press wall'],
    group: 'sign',
    patterns: 'parca',
    own: {
      promo: ['Promo stol', 'Промостойка', 'Promo counter'],
      cadir: ['Reklam çadırı', 'Рекламная палатка', 'Promo tent'],
    },
  },
}
