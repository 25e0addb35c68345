import type { Texts } from '../../src/domains/options/configuration.ts'
import { texts } from '../../src/domains/ready-made/texts.ts'
import type { ServiceId } from './services.ts'

export type DemoProject = {
  service: ServiceId
  name: Texts
  /** The customer's story. */
  description: Texts
  /** Its main picture in prisma/demo/pictures, without the extension; the attachments add -1, -2 and so on. */
  picture: string
  attachments: 2 | 3 | 4
}

/** In the order of the site: their priority is their place. */
export const projects: readonly DemoProject[] = [
  {
    service: 'stickers',
    name: texts('Nar Bağı şirə etiketləri', 'Этикетки для соков «Нар Багы»', 'Nar Bağı juice labels'),
    description: texts(
      'Göyçaydakı kiçik bir şirə evi üçün iki dad, iki etiket. Hər ikisi cəmi iki boya ilə çap olunub: sarı və purpur. Qırmızı boya yoxdur, o, ikisinin üst-üstə düşməsindən alınır.\n\nNəmə davamlı plyonka, 12.000 ədəd, rulonda. Rəngi hər 500 metrdən bir lupa altında yoxladıq. Qablaşdırma kağızı və beşlik qutu da bizdə kəsilib.',
      'Два вкуса и две этикетки для небольшого производителя соков из Гёйчая. Обе напечатаны всего двумя красками — жёлтой и пурпурной. Красной краски нет: она получается там, где одна ложится на другую.\n\nВлагостойкая плёнка, 12 000 штук, в рулоне. Цвет проверяли под лупой через каждые 500 метров. Обёрточную бумагу и коробку на пять бутылок тоже резали у нас.',
      'Two flavours and two labels for a small juice house in Göyçay. Both are printed in only two inks, yellow and magenta. There is no red ink: it appears where one falls on the other.\n\nMoisture-proof film, 12,000 pieces, on a roll. We checked the colour under a loupe every 500 metres. The wrapping paper and the five-bottle crate were cut here too.',
    ),
    picture: 'project-nar',
    attachments: 4,
  },
  {
    service: 'posters',
    name: texts('Xəzər Caz Günləri plakatı', 'Плакат «Дни джаза на Каспии»', 'Caspian Jazz Days poster'),
    description: texts(
      'Festivalın plakatı həm küçədə, həm də lentdə oxunmalı idi: ona görə bir dairə və üç dalğa. Plastinka ilə dəniz kəsişən yerdə boyalar qarışır.\n\n800 plakat bir gecədə çap olundu, səhər saat 7-də bulvarda asılmışdı. Eyni klişelə qonaqlar üçün döş nişanı da hazırladıq.',
      'Плакат должен был читаться и на улице, и в ленте — поэтому один круг и три волны. Там, где пластинка встречается с морем, краски смешиваются.\n\n800 плакатов напечатали за ночь, в 7 утра они уже висели на бульваре. С тех же форм сделали значки для гостей.',
      'The poster had to work in the street and on a phone: hence one circle and three waves. Where the record meets the sea, the inks mix.\n\n800 posters were printed overnight and hung on the boulevard by 7 in the morning. The same plates gave badges for the guests.',
    ),
    picture: 'project-caz',
    attachments: 3,
  },
  {
    service: 'catalogues',
    name: texts('Çinar çayxanasının menyusu', 'Меню чайханы «Чинар»', 'Menu of the Çinar tea house'),
    description: texts(
      'Birvərəqlik menyu stolun üstündən çay izi ilə geri qayıdırdı. İndi yuyulan laminasiya var və çay ləkəsi dizaynın bir hissəsidir: armudu stəkan iki boyanın üst-üstə çapıdır.\n\nQiymətlər ayrıca vərəqdədir, ildə iki dəfə yalnız o dəyişir.',
      'Одностраничное меню возвращалось со столов с пятнами чая. Теперь ламинация моется, а чай стал частью рисунка: стакан-армуду — это две краски, напечатанные одна поверх другой.\n\nЦены — на отдельном листе, дважды в год меняется только он.',
      'The one-page menu kept coming back with tea stains. Now the lamination wipes clean and tea is part of the drawing: the pear-shaped glass is one ink printed over another.\n\nPrices are on a leaf of their own, the only thing that changes twice a year.',
    ),
    picture: 'project-cay',
    attachments: 3,
  },
  {
    service: 'packaging',
    name: texts(
      'Şəki halvası hədiyyə qutusu',
      'Подарочная коробка для шекинской халвы',
      'Gift box for Şəki halva',
    ),
    description: texts(
      'Səkkizguşəli qutunun qapağı şəbəkə pəncərəsindən götürülüb: naxış dörd dəfə təkrarlanır, heç bir parça artıq qalmır. Lent əvəzinə qara kağız kəmər var.\n\n3.000 qutu, 800 qramlıq. Halvaçı onları yığılmamış alır, beş saniyəyə qatlayır.',
      'Рисунок крышки восьмигранной коробки взят с витража-шебеке: узор повторяется четыре раза, и не остаётся ни одного лишнего куска. Вместо ленты — пояс из чёрной бумаги.\n\n3 000 коробок на 800 граммов. Кондитер получает их в разложенном виде и собирает за пять секунд.',
      'The lid of the octagonal box comes from a şəbəkə window: the pattern repeats four times and no piece is left over. A belt of black paper takes the place of a ribbon.\n\n3,000 boxes for 800 grams. The halva maker gets them flat and folds one in five seconds.',
    ),
    picture: 'project-seki',
    attachments: 3,
  },
  {
    service: 'clothes',
    name: texts(
      'Xarıbülbül festivalının çantası',
      'Сумка фестиваля «Хары-бюльбюль»',
      'Bag of the Xarıbülbül festival',
    ),
    description: texts(
      'Şuşaya gələn hər qonağa bir çanta. Çiçəyin üç ləçəyi bir boya, üç ləçəyi o biri: ipək çapı üçün iki çərçivə kifayət etdi.\n\n1.500 çanta ağardılmamış pambıqdan tikildi, qulpları çiyinə çatır. Dörd saat qurudulub, bir-bir ütüləndi.',
      'По сумке каждому гостю Шуши. Три лепестка — одной краской, три — другой: для шелкографии хватило двух рам.\n\n1 500 сумок сшили из небелёного хлопка, ручки ложатся на плечо. Каждую сушили четыре часа и гладили отдельно.',
      'A bag for every guest who came to Şuşa. Three petals in one ink, three in the other: two screens were enough.\n\n1,500 bags sewn from unbleached cotton with handles that reach the shoulder. Each was dried for four hours and ironed by itself.',
    ),
    picture: 'project-xaribulbul',
    attachments: 3,
  },
  {
    service: 'catalogues',
    name: texts('Əlifba kitabı', 'Букварь «Алифба»', 'The Əlifba primer'),
    description: texts(
      'Birinci sinif üçün 96 səhifə. Kağız ağ deyil, krem rəngindədir: uşağın gözü yorulmur. Küncləri yuvarlaqdır, cildi tikişlidir, çünki bu kitab bir il çantada gəzəcək.\n\nÜz qabığındakı Ə hərfi bizim loqonun da hərfidir; onu heç kimdən gizlətmədik.',
      '96 страниц для первого класса. Бумага не белая, а кремовая: глаза ребёнка не устают. Углы скруглены, блок сшит нитками — этой книге год жить в ранце.\n\nБуква Ə на обложке — она же буква нашего логотипа; скрывать этого мы не стали.',
      '96 pages for the first form. The paper is cream, not white, so that young eyes do not tire. Rounded corners and a sewn binding, because this book will live in a satchel for a year.\n\nThe Ə on the cover is also the letter of our logo; we hid that from nobody.',
    ),
    picture: 'project-elifba',
    attachments: 2,
  },
  {
    service: 'catalogues',
    name: texts('Odlar Mebel kataloqu', 'Каталог «Одлар Мебель»', 'Odlar Mebel catalogue'),
    description: texts(
      '212 stul, masa və divan, hər səhifədə bir əşya. Fotoların fonunu sildik, ağacın rəngini anbardakı nümunələrlə tutuşdurduq.\n\nKataloq termoyapışqanla cildlənib və tam açılır: satıcı onu müştərinin qabağına qoyub əlini çəkə bilir.',
      '212 стульев, столов и диванов, по одному предмету на страницу. Убрали фон с фотографий, цвет дерева сверили с образцами на складе.\n\nКаталог на термоклее раскрывается полностью: продавец кладёт его перед клиентом и может убрать руку.',
      '212 chairs, tables and sofas, one to a page. We cut out the backgrounds and matched the colour of the wood with samples in the warehouse.\n\nPerfect-bound, the catalogue opens flat: the salesperson can put it down in front of a customer and let go.',
    ),
    picture: 'project-odlar',
    attachments: 3,
  },
  {
    service: 'signs',
    name: texts('Səba Klinika fasadı', 'Фасад «Саба Клиники»', 'Shopfront of Səba Klinika'),
    description: texts(
      'Klinika həyətin içindədir, onu tapmaq çətin idi. 70 santimetrlik hərflər və işıqlı xaç indi küçənin başından görünür.\n\nDaxildə 34 kabinet lövhəsi və mərtəbə göstəriciləri: rəqəmlər barmaqla da oxunur.',
      'Клиника стоит во дворе, и найти её было трудно. Буквы в 70 сантиметров и светящийся крест теперь видны с начала улицы.\n\nВнутри — 34 таблички и указатели этажей: цифры читаются и на ощупь.',
      'The clinic stands in a courtyard and was hard to find. Letters of 70 centimetres and a lit cross can now be seen from the head of the street.\n\nInside are 34 door plates and floor signs; the figures can be read by touch as well.',
    ),
    picture: 'project-saba',
    attachments: 3,
  },
  {
    service: 'packaging',
    name: texts('Buta Qəhvə stəkanları', 'Стаканы «Бута Гахве»', 'Buta Qəhvə cups'),
    description: texts(
      'Dörd qəhvəxana, bir stəkan, iki boya. Qara stəkan böyük, ağ stəkan kiçik ölçüdür: barista saymadan ayırır.\n\nAyda 20.000 ədəd. Qutunu da eyni dəyirmi işarə ilə bağladıq, evə aparılan qəhvə üçün.',
      'Четыре кофейни, один стакан, две краски. Чёрный — большой, белый — маленький: бариста отличает не глядя.\n\n20 000 штук в месяц. Тем же круглым знаком закрыли и коробку для зёрен, которые берут домой.',
      'Four coffee houses, one cup, two inks. Black is large and white is small: the barista tells them apart without looking.\n\n20,000 a month. The same round sign closes the box of beans to take home.',
    ),
    picture: 'project-qehve',
    attachments: 4,
  },
  {
    service: 'clothes',
    name: texts('Xəzər 21 qaçış futbolkası', 'Футболка забега «Хазар 21»', 'Xəzər 21 running shirt'),
    description: texts(
      '2.400 qaçışçı, səkkiz ölçü, hər biri öz nömrəsi ilə. Nömrələri bazadan birbaşa çapa göndərdik: bir dənə də səhv düşmədi.\n\nParça nəfəs alır, çap isə tərdən islananda da rəngini saxlayır.',
      '2 400 бегунов, восемь размеров, у каждого свой номер. Номера шли в печать прямо из базы — ни одной ошибки.\n\nТкань дышит, а печать держит цвет, даже когда промокнет.',
      '2,400 runners, eight sizes, a number for each. The numbers went to print straight from the list: not one was wrong.\n\nThe cloth breathes and the print keeps its colour when it is wet through.',
    ),
    picture: 'project-marafon',
    attachments: 3,
  },
  {
    service: 'packaging',
    name: texts('Quba alması qutusu', 'Ящик для губинских яблок', 'Quba apple crate'),
    description: texts(
      'Beş kiloqramlıq qutu həm bağda yığılır, həm dükanda piştaxta olur: qapağı açıb ön divarı endirmək kifayətdir.\n\nQofrakarton, bir rəng çap. Yerdə qalan bütün rəng almanın özündədir.',
      'Ящик на пять килограммов: в саду в него собирают, в магазине он становится витриной — достаточно открыть крышку и опустить переднюю стенку.\n\nГофрокартон, печать в один цвет. Весь остальной цвет — у яблок.',
      'A five-kilogram crate that is packed in the orchard and turns into a counter in the shop: open the lid and lower the front.\n\nCorrugated board, one colour. All the rest of the colour is in the apples.',
    ),
    picture: 'project-alma',
    attachments: 3,
  },
  {
    service: 'catalogues',
    name: texts('Kür Enerji illik hesabatı', 'Годовой отчёт «Кюр Энержи»', 'Kür Enerji annual report'),
    description: texts(
      '148 səhifə cədvəl darıxdırıcı olmasın deyə hər fəsil bir diaqramla açılır: böyük, sarı, bir baxışda aydın.\n\nÜç dildə üç tiraj, cəmi 900 nüsxə. Rəqəmlər auditordan çıxandan dörd gün sonra masada idi.',
      'Чтобы 148 страниц таблиц не утомляли, каждая глава открывается одной диаграммой — большой, жёлтой, понятной с первого взгляда.\n\nТри языка, три тиража, всего 900 экземпляров. Через четыре дня после заключения аудитора отчёт лежал на столе.',
      'So that 148 pages of tables do not tire, each chapter opens with one chart: large, yellow, clear at a glance.\n\nThree languages, three runs, 900 copies. Four days after the auditors signed off it was on the table.',
    ),
    picture: 'project-enerji',
    attachments: 3,
  },
  {
    service: 'stickers',
    name: texts('Lalə Optika vitrini', 'Витрина «Лале Оптика»', 'Lalə Optika shop window'),
    description: texts(
      'Vitrin plyonkası çöldən rəngli, içəridən şəffafdır: mağazaya gün düşür, yol isə görünür. Eynəyin şüşələri kəsilib boş qoyulub, oradan sərgi baxır.\n\nYeddi mağaza, bir həftə sonu. Köhnə plyonkanı da biz qopardıq.',
      'Плёнка снаружи цветная, изнутри прозрачная: в магазин попадает солнце, и видно улицу. Стёкла очков вырезаны — сквозь них смотрит витрина.\n\nСемь магазинов за одни выходные. Старую плёнку тоже сняли мы.',
      'The film is coloured outside and clear inside: the sun comes in and the street can be seen. The lenses are cut out and the display looks through them.\n\nSeven shops in one weekend. We peeled the old film off too.',
    ),
    picture: 'project-lale',
    attachments: 2,
  },
  {
    service: 'banners',
    name: texts('Kitab həftəsi stendləri', 'Стенды «Недели книги»', 'Book Week stands'),
    description: texts(
      'Şəhərin on iki meydanında 36 stend. Hər meydana bir hərf düşdü; hamısını gəzən bir cümlə oxuyurdu.\n\nQuraşdırma gecə saat 2-dən 6-ya qədər, iki briqada. Küləyə görə ayaqlara su çəni qoyduq.',
      '36 стендов на двенадцати площадях города. Каждой площади досталась буква; кто обошёл все, прочёл целую фразу.\n\nМонтаж с 2 до 6 утра, две бригады. Из-за ветра в основания залили воду.',
      '36 stands on twelve squares of the city. Each square got a letter; whoever walked them all read a sentence.\n\nPut up between 2 and 6 at night by two crews. Against the wind the feet were filled with water.',
    ),
    picture: 'project-kitab',
    attachments: 4,
  },
  {
    service: 'cards',
    name: texts('Dəniz Otelin açar kartları', 'Ключ-карты «Дениз Отель»', 'Key cards of Dəniz Otel'),
    description: texts(
      'Qovluq, açar kartı, qapı asqısı və vizit kartları: qonaq gəlişdən gedişə qədər eyni yelkəni görür. Otağın nömrəsi qaranlıqda da oxunsun deyə sarı ilə yazılıb.\n\n304 otaq, hərəsi üç kart. Kartlar çip ilə, sınaqdan keçirilib təhvil verildi.',
      'Папка, ключ-карта, табличка на дверь и визитки: от заезда до отъезда гость видит один и тот же парус. Номер набран жёлтым, чтобы читался и в темноте.\n\n304 номера, по три карты на каждый. Карты с чипом, проверены перед сдачей.',
      'Folder, key card, door hanger and business cards: from arrival to departure the guest sees the same sail. The room number is set in yellow so that it reads in the dark.\n\n304 rooms, three cards each, with a chip and tested before delivery.',
    ),
    picture: 'project-otel',
    attachments: 3,
  },
  {
    service: 'flyers',
    name: texts(
      'Qoçaq Pişik bağçasının bukleti',
      'Буклет детского сада «Гочаг Пишик»',
      'Leaflet of the Qoçaq Pişik nursery',
    ),
    description: texts(
      'Valideyn onu oxuyur, uşaq boyayır: arxa üz kontur çapdır. Kağızı flomaster keçirməyən seçdik, altı növü pişik çəkərək yoxladıq.\n\n2.000 ədəd, qatı yumşaq, küncləri yuvarlaq. Fincanlar isə tərbiyəçilərə hədiyyə idi.',
      'Родители читают, дети раскрашивают: оборот напечатан контуром. Бумагу выбрали такую, чтобы фломастер не проступал, — испытали шесть сортов, рисуя кошек.\n\n2 000 штук, мягкий сгиб, скруглённые углы. А кружки стали подарком воспитателям.',
      'Parents read it, children colour it in: the back is printed in outline. We chose a paper that felt pens do not bleed through and tested six by drawing cats.\n\n2,000 pieces, a soft fold, rounded corners. The mugs were a present for the teachers.',
    ),
    picture: 'project-pisik',
    attachments: 3,
  },
  {
    service: 'calendars',
    name: texts('Novruz divar təqvimi', 'Настенный календарь «Новруз»', 'Novruz wall calendar'),
    description: texts(
      'Bu təqvim yanvardan yox, marttan başlayır. On iki ay, on iki bitki; səməni birinci vərəqdədir və hər il yenidən göyərir.\n\nÇap ofset, iki boya. Bankın 600 müştərisinə çərşənbə axşamları bir-bir çatdırıldı.',
      'Этот календарь начинается не с января, а с марта. Двенадцать месяцев, двенадцать растений; сэмени — на первом листе и каждый год прорастает заново.\n\nОфсет, две краски. 600 клиентов банка получили его в предпраздничные вторники.',
      'This calendar starts in March, not in January. Twelve months, twelve plants; the wheat grass is on the first leaf and sprouts again each year.\n\nOffset, two inks. 600 clients of the bank received it on the Tuesdays before the feast.',
    ),
    picture: 'project-novruz',
    attachments: 3,
  },
  {
    service: 'posters',
    name: texts('İçərişəhər gecə gəzintiləri', 'Ночные прогулки по Ичеришехер', 'Night walks in İçərişəhər'),
    description: texts(
      'Qız Qalası doqquz xətt və iki pəncərə ilə çəkilib, çünki onu hamı tanıyır. Plakat gecə fənər işığında oxunur: sarı zəmin, qara söz.\n\nHər mövsüm fon dəyişir, qala qalır. İndiyə qədər altı tiraj, hərəsi 250 ədəd.',
      'Девичья башня нарисована девятью линиями и двумя окнами — её и так все узнают. Плакат читается ночью под фонарём: жёлтый фон, чёрное слово.\n\nКаждый сезон меняется фон, башня остаётся. Уже шесть тиражей по 250 штук.',
      'The Maiden Tower is drawn with nine lines and two windows, for everybody knows it. The poster reads at night by lamplight: yellow ground, black word.\n\nEach season the ground changes and the tower stays. Six runs of 250 so far.',
    ),
    picture: 'project-qala',
    attachments: 3,
  },
]
