import type { Texts } from '../../src/domains/options/configuration.ts'
import { type PriceTier, texts } from '../../src/domains/ready-made/texts.ts'
import type { ServiceId } from './services.ts'

export type DemoProduct = {
  service: ServiceId
  name: Texts
  description: Texts
  /** Without the extension, in prisma/demo/pictures. */
  picture: string
  prices: readonly PriceTier[]
}

/** In the order of each service's page: their priority is their place. */
export const products: readonly DemoProduct[] = [
  {
    service: 'flyers',
    name: texts('A6 flayer', 'Листовка A6', 'A6 flyer'),
    description: texts(
      '105 × 148 mm, 130 q/m² parlaq kağız, iki tərəfli rəngli çap. Əldə paylamaq və poçt qutusu üçün.',
      '105 × 148 мм, глянцевая бумага 130 г/м², цветная печать с двух сторон. Для раздачи и почтовых ящиков.',
      '105 × 148 mm, 130 g/m² glossy paper, full colour on both sides. To hand out or drop in letterboxes.',
    ),
    picture: 'product-flyer-a6',
    prices: [
      [100, 24],
      [250, 45],
      [500, 75],
      [1000, 120],
      [5000, 420],
    ],
  },
  {
    service: 'flyers',
    name: texts('A5 flayer', 'Листовка A5', 'A5 flyer'),
    description: texts(
      '148 × 210 mm, 170 q/m² mat kağız. Qiymət siyahısı və proqram rahat sığır.',
      '148 × 210 мм, матовая бумага 170 г/м². Удобно для прайса и программы.',
      '148 × 210 mm, 170 g/m² matt paper. Room enough for a price list or a programme.',
    ),
    picture: 'product-flyer-a5',
    prices: [
      [100, 38],
      [250, 75],
      [500, 125],
      [1000, 210],
      [5000, 780],
    ],
  },
  {
    service: 'flyers',
    name: texts('Buklet A4, iki qatlama', 'Буклет в два сложения', 'Three-panel leaflet'),
    description: texts(
      'A4 vərəq, iki qatlama, altı səhifə. 150 q/m² kağız, qat yerində boya çatlamır: əvvəl bigovka edilir.',
      'Лист A4, два сгиба, шесть полос. Бумага 150 г/м²; перед фальцовкой делаем биговку, и краска на сгибе не трескается.',
      'An A4 sheet with two folds and six pages. 150 g/m² paper, creased before folding so that the ink does not crack.',
    ),
    picture: 'product-leaflet-trifold',
    prices: [
      [50, 40],
      [100, 68],
      [250, 140],
      [500, 240],
      [1000, 390],
      [3000, 990],
    ],
  },
  {
    service: 'banners',
    name: texts('Roll-up stend 85 × 200', 'Ролл-ап 85 × 200', 'Roll-up stand 85 × 200'),
    description: texts(
      'Alüminium korpus, 85 × 200 sm çap, daşıma çantası. Bir dəqiqəyə açılır, çapı ayrıca dəyişmək olur.',
      'Алюминиевый корпус, печать 85 × 200 см, сумка для переноски. Раскрывается за минуту, полотно можно заменить отдельно.',
      'Aluminium body, 85 × 200 cm print, carrying bag. Up in a minute; the print can be replaced later.',
    ),
    picture: 'product-rollup-85',
    prices: [
      [1, 95],
      [2, 180],
      [5, 425],
      [10, 800],
    ],
  },
  {
    service: 'banners',
    name: texts('Küçə banneri', 'Уличный баннер', 'Outdoor banner'),
    description: texts(
      '440 q/m² frontlit, günəşə davamlı boya, kənarı qatlanır, lüvers vurulur. Ölçünü özünüz yazırsınız, 15 × 5 metrədək.',
      'Фронтлит 440 г/м², стойкие к солнцу краски, край подогнут, люверсы. Размер задаёте сами, до 15 × 5 метров.',
      '440 g/m² frontlit, inks that stand the sun, hemmed with eyelets. You give the size yourself, up to 15 × 5 metres.',
    ),
    picture: 'product-banner-outdoor',
    prices: [
      [1, 14],
      [2, 26],
      [5, 60],
      [10, 110],
      [20, 200],
    ],
  },
  {
    service: 'banners',
    name: texts('Pop-up divar 3 × 3', 'Поп-ап стенд 3 × 3', 'Pop-up wall 3 × 3'),
    description: texts(
      'Foto və mətbuat divarı: maqnitli karkas, parça çap, təkərli çanta. Parça yuyulur və ütülənir.',
      'Фотозона и пресс-волл: каркас на магнитах, печать на ткани, кейс на колёсах. Ткань стирается и гладится.',
      'A wall for photos and press: magnetic frame, print on cloth, wheeled case. The cloth can be washed and ironed.',
    ),
    picture: 'product-popup-wall',
    prices: [
      [1, 620],
      [2, 1180],
      [3, 1710],
      [5, 2750],
    ],
  },
  {
    service: 'souvenirs',
    name: texts('Ağ fincan 330 ml', 'Белая кружка 330 мл', 'White mug 330 ml'),
    description: texts(
      'Keramika, dairəvi sublimasiya çapı, fərdi qutu. İç rəngi və qulpu seçmək olar.',
      'Керамика, сублимация по кругу, индивидуальная коробка. Цвет внутри и ручки — на выбор.',
      'Ceramic, sublimation print all round, a box for each. Choose the colour of the inside and the handle.',
    ),
    picture: 'product-mug-white',
    prices: [
      [1, 12],
      [10, 105],
      [25, 240],
      [50, 450],
      [100, 790],
    ],
  },
  {
    service: 'souvenirs',
    name: texts('Termos 500 ml', 'Термос 500 мл', 'Flask 500 ml'),
    description: texts(
      'İkiqat divarlı, paslanmayan polad, çayı səkkiz saat isti saxlayır. Lazer həkkı və ya dairəvi UV çap.',
      'Двойные стенки из нержавеющей стали, восемь часов держит чай горячим. Лазерная гравировка или круговая УФ-печать.',
      'Double-walled stainless steel, keeps tea hot for eight hours. Laser engraving or UV print all round.',
    ),
    picture: 'product-thermos',
    prices: [
      [5, 145],
      [10, 270],
      [25, 625],
      [50, 1150],
      [100, 2100],
    ],
  },
  {
    service: 'souvenirs',
    name: texts('Loqolu qələm', 'Ручка с логотипом', 'Pen with a logo'),
    description: texts(
      'Metal və ya plastik korpus, göy mürəkkəb, iki rəngədək tampoçap. Rəngi loqonuza uyğun seçirik.',
      'Металл или пластик, синие чернила, тампопечать до двух цветов. Цвет корпуса подберём под логотип.',
      'Metal or plastic, blue ink, pad print in up to two colours. We match the body to your logo.',
    ),
    picture: 'product-pen',
    prices: [
      [50, 75],
      [100, 130],
      [250, 285],
      [500, 500],
      [1000, 850],
    ],
  },
  {
    service: 'souvenirs',
    name: texts('Döş nişanı 56 mm', 'Значок 56 мм', 'Badge 56 mm'),
    description: texts(
      'Metal əsas, sancaq və ya maqnit, parlaq və ya mat örtük. Hər dizayndan on ədəd olsa da bəsdir.',
      'Металлическая основа, булавка или магнит, глянец или мат. Достаточно десяти штук каждого дизайна.',
      'Metal base, pin or magnet, gloss or matt. Ten of each design is enough.',
    ),
    picture: 'product-badge',
    prices: [
      [10, 18],
      [50, 65],
      [100, 110],
      [300, 270],
      [1000, 750],
    ],
  },
  {
    service: 'packaging',
    name: texts('Karton qutu', 'Картонная коробка', 'Cardboard box'),
    description: texts(
      'Mikroqofra və ya 300 q/m² karton, kəsim və bigovka qəliblə. Ölçü 200 × 200 × 150 mm-ə qədər bu qiymətdədir.',
      'Микрогофра или картон 300 г/м², вырубка и биговка по штанцформе. Цена — для размера до 200 × 200 × 150 мм.',
      'Micro-flute or 300 g/m² board, die-cut and creased. The price holds up to 200 × 200 × 150 mm.',
    ),
    picture: 'product-carton-box',
    prices: [
      [100, 190],
      [250, 400],
      [500, 650],
      [1000, 1100],
      [5000, 4250],
    ],
  },
  {
    service: 'packaging',
    name: texts('Kağız çanta', 'Бумажный пакет', 'Paper bag'),
    description: texts(
      'Ağ və ya kraft kağız, burulmuş kağız qulp, 240 × 310 × 100 mm. Altı möhkəmləndirilib, beş kiloqrama davam gətirir.',
      'Белая или крафт-бумага, кручёные ручки, 240 × 310 × 100 мм. Дно усилено, выдерживает пять килограммов.',
      'White or kraft paper, twisted handles, 240 × 310 × 100 mm. Reinforced base, carries five kilograms.',
    ),
    picture: 'product-paper-bag',
    prices: [
      [50, 85],
      [100, 150],
      [250, 325],
      [500, 575],
      [1000, 990],
    ],
  },
  {
    service: 'packaging',
    name: texts('Kağız stəkan 250 ml', 'Бумажный стакан 250 мл', 'Paper cup 250 ml'),
    description: texts(
      'İsti içki üçün, ikiqat divar, qida sertifikatlı boya. Qapaq və qarışdırıcı ayrıca sifariş olunur.',
      'Для горячих напитков, двойная стенка, пищевые краски. Крышки и мешалки заказываются отдельно.',
      'For hot drinks, double wall, food-safe inks. Lids and stirrers are ordered separately.',
    ),
    picture: 'product-paper-cup',
    prices: [
      [500, 160],
      [1000, 290],
      [3000, 780],
      [5000, 1200],
      [10000, 2200],
    ],
  },
  {
    service: 'packaging',
    name: texts('Pitsa qutusu 33 sm', 'Коробка для пиццы 33 см', 'Pizza box 33 cm'),
    description: texts(
      'Mikroqofra, bir və ya iki rəng, buxar üçün deşiklər. Yığılmamış, bağlamada 50 ədəd verilir.',
      'Микрогофра, один или два цвета, отверстия для пара. Отдаём в разложенном виде, по 50 штук в пачке.',
      'Micro-flute, one or two colours, vents for the steam. Delivered flat in packs of 50.',
    ),
    picture: 'product-pizza-box',
    prices: [
      [100, 95],
      [300, 255],
      [500, 400],
      [1000, 720],
      [3000, 1950],
    ],
  },
  {
    service: 'stickers',
    name: texts('Stiker vərəqi A5', 'Лист стикеров A5', 'Sticker sheet A5'),
    description: texts(
      'Bir vərəqdə doqquz stiker, kontur kəsim, ağ vinil. Yağışa və suya dözür, izsiz çıxır.',
      'Девять стикеров на листе, контурная резка, белый винил. Не боятся дождя и снимаются без следа.',
      'Nine stickers to a sheet, cut to shape, white vinyl. Rain-proof and comes off without a trace.',
    ),
    picture: 'product-sticker-sheet',
    prices: [
      [20, 30],
      [50, 62.5],
      [100, 110],
      [250, 237.5],
      [500, 425],
    ],
  },
  {
    service: 'stickers',
    name: texts('Rulonda etiket', 'Этикетка в рулоне', 'Labels on a roll'),
    description: texts(
      '60 × 80 mm-ə qədər, kağız və ya nəmə davamlı plyonka. Sarğı istiqamətini və oymaq diametrini siz deyirsiniz.',
      'До 60 × 80 мм, бумага или влагостойкая плёнка. Направление намотки и диаметр втулки — по вашему заданию.',
      'Up to 60 × 80 mm, paper or moisture-proof film. You tell us the winding direction and the core.',
    ),
    picture: 'product-label-roll',
    prices: [
      [500, 110],
      [1000, 180],
      [3000, 450],
      [5000, 675],
      [10000, 1200],
    ],
  },
  {
    service: 'stickers',
    name: texts('Vitrin plyonkası, 1 m²', 'Плёнка на витрину, 1 м²', 'Window film, 1 m²'),
    description: texts(
      'Şəffaf, tutqun və ya perforasiyalı plyonka, yapışdırma daxildir. Sayı kvadratmetrlə yazın.',
      'Прозрачная, матовая или перфорированная плёнка, поклейка включена. Количество указывайте в квадратных метрах.',
      'Clear, frosted or perforated film, fitting included. Give the quantity in square metres.',
    ),
    picture: 'product-window-film',
    prices: [
      [1, 32],
      [3, 87],
      [5, 135],
      [10, 250],
      [25, 575],
    ],
  },
  {
    service: 'signs',
    name: texts('Həcmli hərf, 1 ədəd', 'Объёмная буква, 1 шт.', 'Raised letter, each'),
    description: texts(
      'Hündürlüyü 40 sm-ə qədər, akril üz, alüminium yan, daxildən LED işıq. Sayı hərf sayıdır; quraşdırma daxildir.',
      'Высота до 40 см, лицевая часть из акрила, борт из алюминия, внутри светодиоды. Количество — число букв; монтаж включён.',
      'Up to 40 cm high, acrylic face, aluminium sides, LED inside. The count is the number of letters; installation included.',
    ),
    picture: 'product-letters-3d',
    prices: [
      [3, 210],
      [6, 402],
      [10, 640],
      [15, 930],
      [25, 1475],
    ],
  },
  {
    service: 'signs',
    name: texts('İşıq qutusu 100 × 80', 'Световой короб 100 × 80', 'Light box 100 × 80'),
    description: texts(
      'Bir və ya iki tərəfli, gecə avtomat yanır. Divara konsolla bərkidilir, ayda təxminən 4 ₼-lıq elektrik enerjisi sərf edir.',
      'Одно- или двусторонний, вечером включается сам. Крепится к стене на консоли, расходует электричества на 4 ₼ в месяц.',
      'Single or double-sided, switches itself on at dusk. Hangs on a bracket and uses about 4 ₼ of power a month.',
    ),
    picture: 'product-lightbox',
    prices: [
      [1, 420],
      [2, 800],
      [3, 1155],
      [5, 1850],
    ],
  },
  {
    service: 'signs',
    name: texts('Kabinet lövhəsi', 'Табличка на кабинет', 'Door plate'),
    description: texts(
      '300 × 200 mm, akril və ya kompozit, dörd dekorativ vint. Ad dəyişəndə üz lövhəsini ayrıca çap edirik.',
      '300 × 200 мм, акрил или композит, четыре декоративных винта. Сменилось имя — перепечатаем только лицевую часть.',
      '300 × 200 mm, acrylic or composite, four decorative screws. When the name changes we reprint the face alone.',
    ),
    picture: 'product-office-plaque',
    prices: [
      [1, 28],
      [5, 125],
      [10, 230],
      [20, 420],
      [50, 950],
    ],
  },
  {
    service: 'catalogues',
    name: texts('Kataloq A4, 24 səhifə', 'Каталог A4, 24 страницы', 'Catalogue A4, 24 pages'),
    description: texts(
      'Üz qabığı 250 q/m² mat laminasiya ilə, iç 130 q/m². Tel ilə tikilir, nüsxələr onluqla bağlanır.',
      'Обложка 250 г/м² с матовой ламинацией, блок 130 г/м². Скрепление на скобу, пачки по десять.',
      '250 g/m² cover with matt lamination, inside 130 g/m². Stapled, packed in tens.',
    ),
    picture: 'product-catalog-a4',
    prices: [
      [25, 187.5],
      [50, 325],
      [100, 560],
      [300, 1380],
      [500, 2050],
      [1000, 3600],
    ],
  },
  {
    service: 'catalogues',
    name: texts('Jurnal A4, 64 səhifə', 'Журнал A4, 64 страницы', 'Magazine A4, 64 pages'),
    description: texts(
      'Termoyapışqan cild, kötükdə yazı, 115 q/m² iç. ISSN və ştrixkodu yerləşdiririk.',
      'Термоклеевой переплёт, текст на корешке, блок 115 г/м². Разместим ISSN и штрихкод.',
      'Perfect-bound with lettering on the spine, inside 115 g/m². We place the ISSN and the barcode.',
    ),
    picture: 'product-magazine',
    prices: [
      [50, 650],
      [100, 1150],
      [300, 2940],
      [500, 4500],
      [1000, 8200],
    ],
  },
  {
    service: 'catalogues',
    name: texts('Restoran menyusu', 'Меню для ресторана', 'Restaurant menu'),
    description: texts(
      'A4, səkkiz səhifə; laminasiya və yuvarlaq künc istəyə görə. Qiymət dəyişəndə iç vərəqi ayrıca təzələnir.',
      'A4, восемь страниц; ламинация и скруглённые углы — по желанию. Изменились цены — заменим только вкладыш.',
      'A4, eight pages; lamination and rounded corners if you like. When prices change only the insert is renewed.',
    ),
    picture: 'product-menu',
    prices: [
      [5, 90],
      [10, 165],
      [20, 300],
      [40, 560],
      [100, 1250],
    ],
  },
  {
    service: 'clothes',
    name: texts('Futbolka', 'Футболка', 'T-shirt'),
    description: texts(
      '180 q/m² pambıq, A4-ə qədər çap sinədə və ya kürəkdə. Ölçüləri sifarişin şərhində yazın.',
      'Хлопок 180 г/м², печать до A4 на груди или спине. Размеры укажите в комментарии к заказу.',
      '180 g/m² cotton, print up to A4 on the chest or the back. Give the sizes in the comment.',
    ),
    picture: 'product-tshirt',
    prices: [
      [1, 24],
      [10, 190],
      [25, 425],
      [50, 775],
      [100, 1400],
      [300, 3750],
    ],
  },
  {
    service: 'clothes',
    name: texts('Hudi', 'Худи', 'Hoodie'),
    description: texts(
      '320 q/m² üçsaplı trikotaj, kapüşon ikiqat. İpək çapı və ya tikmə, eyni qiymətə.',
      'Трёхнитка 320 г/м², двойной капюшон. Шелкография или вышивка по одной цене.',
      '320 g/m² three-thread knit, lined hood. Screen print or embroidery at the same price.',
    ),
    picture: 'product-hoodie',
    prices: [
      [1, 58],
      [10, 520],
      [25, 1225],
      [50, 2300],
      [100, 4300],
    ],
  },
  {
    service: 'clothes',
    name: texts('Kepka', 'Кепка', 'Cap'),
    description: texts(
      'Beş dilim, metal toqqa, alın hissəsində çap və ya həcmli tikmə. Uşaq ölçüsü də var.',
      'Пять клиньев, металлическая пряжка, печать или объёмная вышивка спереди. Есть детский размер.',
      'Five panels, metal buckle, print or raised embroidery on the front. Also in a child’s size.',
    ),
    picture: 'product-cap',
    prices: [
      [5, 80],
      [10, 145],
      [25, 325],
      [50, 590],
      [100, 1090],
    ],
  },
  {
    service: 'clothes',
    name: texts('Parça çanta', 'Сумка из ткани', 'Tote bag'),
    description: texts(
      '38 × 42 sm, ağardılmamış və ya qara pambıq, uzun qulp. Bir rəng ipək çapı daxildir.',
      '38 × 42 см, небелёный или чёрный хлопок, длинные ручки. Шелкография в один цвет включена.',
      '38 × 42 cm, unbleached or black cotton, long handles. One-colour screen print included.',
    ),
    picture: 'product-tote',
    prices: [
      [10, 95],
      [25, 212.5],
      [50, 390],
      [100, 690],
      [300, 1800],
    ],
  },
  {
    service: 'calendars',
    name: texts('Divar təqvimi A3', 'Настенный календарь A3', 'Wall calendar A3'),
    description: texts(
      'On iki vərəq və üz qabığı, spiral və asqı. Hər ayın şəkli sizin, günlər bizim.',
      'Двенадцать листов и обложка, пружина и ригель. Картинка месяца ваша, сетка дней — наша.',
      'Twelve sheets and a cover, wire and hanger. The picture of each month is yours, the days are ours.',
    ),
    picture: 'product-calendar-wall',
    prices: [
      [10, 145],
      [25, 325],
      [50, 575],
      [100, 990],
      [300, 2550],
    ],
  },
  {
    service: 'calendars',
    name: texts('Masaüstü təqvim', 'Настольный календарь', 'Desk calendar'),
    description: texts(
      '210 × 150 mm, bərk karton ayaq, on üç vərəq. Arxa tərəfdə qeyd üçün yer.',
      '210 × 150 мм, подставка из плотного картона, тринадцать листов. На обороте — место для заметок.',
      '210 × 150 mm, stiff card easel, thirteen leaves. Room for notes on the back.',
    ),
    picture: 'product-calendar-desk',
    prices: [
      [10, 98],
      [25, 220],
      [50, 400],
      [100, 720],
      [500, 3100],
    ],
  },
  {
    service: 'calendars',
    name: texts('Bloknot A5', 'Блокнот A5', 'Notebook A5'),
    description: texts(
      '80 vərəq, xətli, damalı və ya xətsiz. Bərk üz qabığı, spiral və ya tikiş, rezin bağ.',
      '80 листов в линейку, в клетку или без линовки. Твёрдая обложка, пружина или сшивка, резинка.',
      '80 leaves, ruled, squared or plain. Hard cover, wire or thread-sewn, elastic band.',
    ),
    picture: 'product-notebook',
    prices: [
      [20, 150],
      [50, 340],
      [100, 620],
      [250, 1400],
      [500, 2500],
    ],
  },
]
