import type { Texts } from '../../src/domains/options/configuration.ts'
import { texts } from '../../src/domains/ready-made/texts.ts'

/** How a work is shown beside its main picture: the words before its sign. */
const views = {
  badge: texts('Dəyirmi nişan', 'Круглый значок', 'A round badge'),
  boxed: texts(
    'Qapağı naxışlı karton qutu',
    'Картонная коробка с узором на крышке',
    'A carton with a patterned lid',
  ),
  carried: texts('Qulplu kağız çanta', 'Бумажный пакет с ручками', 'A carrier bag'),
  closeUp: texts('İşarə lap yaxından', 'Знак крупным планом', 'The sign in close-up'),
  cups: texts(
    'Piştaxtada dörd kağız stəkan',
    'Четыре бумажных стакана на стойке',
    'Four paper cups on a counter',
  ),
  mugs: texts('İki fincan', 'Две кружки', 'Two mugs'),
  onStreet: texts(
    'Küçə divarında üç plakat',
    'Три плаката на уличной стене',
    'Three posters on a street wall',
  ),
  opened: texts('Açıq səhifələr', 'Разворот', 'An open spread'),
  pattern: texts('Bütün vərəqi tutan naxış', 'Узор во весь лист', 'A pattern over the whole sheet'),
  pressSheet: texts(
    'Səkkiz surətli çap vərəqi',
    'Печатный лист с восемью копиями',
    'A press sheet with eight copies',
  ),
  screen: texts('İpək çapı çərçivəsi', 'Рама для шелкографии', 'A silk screen'),
  shelved: texts('Yan-yana üç cild', 'Три тома в ряд', 'Three volumes side by side'),
  stacked: texts('Dəzgahdan yenicə çıxmış tiraj', 'Тираж прямо из машины', 'A pile straight from the press'),
  standing: texts('Girişdə iki stend', 'Два стенда у входа', 'Two stands at the door'),
  swatches: texts(
    '10 faizdən 100 faizədək rəng nümunələri',
    'Пробы тона от 10 до 100 процентов',
    'Proofs of the tone from 10 to 100 per cent',
  ),
  underLoupe: texts(
    'Lupa altında rastr nöqtələri',
    'Растровые точки под лупой',
    'Halftone dots under a loupe',
  ),
  unfolded: texts(
    'Kəsilməmiş vərəq, kənarında rəng zolağı',
    'Необрезанный лист с цветовой шкалой',
    'An uncut sheet with its colour bar',
  ),
} satisfies Record<string, Texts>

type View = keyof typeof views
type ProjectTexts = { main: Texts; attachments: readonly Texts[] }

const shown = (sign: Texts, ...ways: View[]): Texts[] =>
  ways.map((way) =>
    texts(`${views[way].az}: ${sign.az}`, `${views[way].ru}: ${sign.ru}`, `${views[way].en}: ${sign.en}`),
  )

/** What the pictures of the portfolio show, by the main picture's name; the others in their order. */
export const projectAlts: Record<string, ProjectTexts> = {
  'project-nar': {
    main: texts(
      'Yan-yana iki şirə şüşəsi; etiketlərində nar dənələri',
      'Две бутылки сока рядом; на этикетках зёрна граната',
      'Two juice bottles side by side; pomegranate seeds on their labels',
    ),
    attachments: [
      texts(
        'Etiket kəsim nişanları arasında: kəsilmiş nar və ştrixkod',
        'Этикетка между метками реза: разрезанный гранат и штрихкод',
        'The label between crop marks: a cut pomegranate and a barcode',
      ),
      texts(
        'Sarı və purpur narlardan naxış',
        'Узор из жёлтых и пурпурных гранатов',
        'A pattern of yellow and magenta pomegranates',
      ),
      texts(
        'Lupa altında iki boyanın nöqtələri üst-üstə düşüb qırmızı verir',
        'Под лупой точки двух красок ложатся друг на друга и дают красный',
        'Under a loupe the dots of two inks overlap and make red',
      ),
      texts(
        'Rəfdə şüşələr və üstündə «Nar Bağı» yazılmış qutu',
        'Бутылки на полке и ящик с надписью «Нар Багы»',
        'Bottles on a shelf and a crate that says Nar Bağı',
      ),
    ],
  },
  'project-caz': {
    main: texts(
      'Plakat: purpur vinil plastinka sarı dalğalara batır',
      'Плакат: пурпурная пластинка погружается в жёлтые волны',
      'A poster: a magenta record sinks into yellow waves',
    ),
    attachments: shown(
      texts('vinil plastinka', 'виниловая пластинка', 'a record'),
      'onStreet',
      'pressSheet',
      'badge',
    ),
  },
  'project-cay': {
    main: texts(
      'Birvərəqlik menyu və qarşısında armudu stəkanda çay',
      'Меню на одном листе, перед ним чай в стакане-армуду',
      'A one-page menu with tea in a pear-shaped glass before it',
    ),
    attachments: shown(
      texts('armudu stəkan', 'стакан-армуду', 'a pear-shaped glass'),
      'opened',
      'pattern',
      'mugs',
    ),
  },
  'project-seki': {
    main: texts(
      'Yuxarıdan səkkizguşəli qutu: qapağında şəbəkə naxışı, ortasında qara kəmər',
      'Восьмигранная коробка сверху: на крышке узор шебеке, поперёк чёрный пояс',
      'An octagonal box from above: a şəbəkə pattern on the lid, a black belt across it',
    ),
    attachments: shown(
      texts('şəbəkə ulduzu', 'звезда шебеке', 'a şəbəkə star'),
      'boxed',
      'pattern',
      'carried',
    ),
  },
  'project-xaribulbul': {
    main: texts(
      'Parça çanta; üstündə üç ləçəyi sarı, üçü purpur olan çiçək',
      'Тканевая сумка с цветком: три лепестка жёлтые, три пурпурные',
      'A cloth bag with a flower: three petals yellow, three magenta',
    ),
    attachments: shown(
      texts('altı ləçəkli çiçək', 'цветок с шестью лепестками', 'a flower with six petals'),
      'screen',
      'onStreet',
      'badge',
    ),
  },
  'project-elifba': {
    main: texts(
      'Qalın purpur kitab; üz qabığında iri sarı Ə hərfi',
      'Толстая пурпурная книга с большой жёлтой буквой Ə на обложке',
      'A thick magenta book with a large yellow Ə on its cover',
    ),
    attachments: shown(texts('Ə hərfi', 'буква Ə', 'the letter Ə'), 'opened', 'stacked'),
  },
  'project-odlar': {
    main: texts(
      'Açıq kataloq: solda qara stul, sağda mətn',
      'Раскрытый каталог: слева чёрный стул, справа текст',
      'An open catalogue: a black chair on the left, text on the right',
    ),
    attachments: shown(texts('stul', 'стул', 'a chair'), 'stacked', 'unfolded', 'shelved'),
  },
  'project-saba': {
    main: texts(
      'Klinikanın girişi: qara lövhədə ad və dairədə xaç, altında zolaqlı markiz',
      'Вход в клинику: на чёрной вывеске название и крест в круге, ниже полосатая маркиза',
      'The clinic’s front: a black sign with its name and a cross in a circle, a striped awning below',
    ),
    attachments: shown(
      texts('tibb xaçı', 'медицинский крест', 'a medical cross'),
      'unfolded',
      'badge',
      'standing',
    ),
  },
  'project-qehve': {
    main: texts(
      'Qapaqlı sarı stəkandan buxar qalxır; üstündə qəhvə dənəsi',
      'Над жёлтым стаканом с крышкой поднимается пар; на нём кофейное зерно',
      'Steam rises from a yellow cup with a lid; a coffee bean is on it',
    ),
    attachments: shown(
      texts('qəhvə dənəsi', 'кофейное зерно', 'a coffee bean'),
      'cups',
      'pattern',
      'swatches',
      'boxed',
    ),
  },
  'project-marafon': {
    main: texts(
      'Ağ futbolka; sinəsində qaçan adam və 21 rəqəmi',
      'Белая футболка: на груди бегун и число 21',
      'A white T-shirt with a runner and the number 21 on its chest',
    ),
    attachments: shown(texts('qaçan adam', 'бегущий человек', 'a runner'), 'screen', 'onStreet', 'pattern'),
  },
  'project-alma': {
    main: texts(
      'Almalar «Quba alması» yazılmış qutunun üstündə havada asılı qalıb',
      'Яблоки повисли в воздухе над ящиком губинских яблок',
      'Apples hang in the air over a crate for apples from Quba',
    ),
    attachments: shown(texts('alma', 'яблоко', 'an apple'), 'unfolded', 'carried', 'pattern'),
  },
  'project-enerji': {
    main: texts(
      'Qara cildli hesabat; üz qabığında sarı ildırım',
      'Отчёт в чёрной обложке с жёлтой молнией',
      'A report in a black cover with a yellow bolt of lightning',
    ),
    attachments: shown(texts('ildırım', 'молния', 'a bolt of lightning'), 'opened', 'closeUp', 'underLoupe'),
  },
  'project-lale': {
    main: texts(
      'Mağaza vitrini: narıncı plyonkada ağ dairə və qara çərçivəli eynək',
      'Витрина: на оранжевой плёнке белый круг и очки в чёрной оправе',
      'A shop window: on orange film a white circle and black-rimmed glasses',
    ),
    attachments: shown(texts('eynək', 'очки', 'a pair of glasses'), 'closeUp', 'pressSheet'),
  },
  'project-kitab': {
    main: texts(
      'İki hündür stend: birində kitab qalağı, o birində iri K hərfi',
      'Два высоких стенда: на одном стопка книг, на другом большая буква K',
      'Two tall stands: a pile of books on one, a large K on the other',
    ),
    attachments: shown(
      texts('kitab qalağı', 'стопка книг', 'a pile of books'),
      'standing',
      'shelved',
      'pattern',
      'onStreet',
    ),
  },
  'project-otel': {
    main: texts(
      'Üstündə yelkənli qayıq olan qovluq və 304 nömrəli qara açar kartı',
      'Папка с парусной лодкой и чёрная ключ-карта с номером 304',
      'A folder with a sailing boat and a black key card with the number 304',
    ),
    attachments: shown(
      texts('yelkənli qayıq', 'парусная лодка', 'a sailing boat'),
      'unfolded',
      'badge',
      'stacked',
    ),
  },
  'project-pisik': {
    main: texts(
      'Qatlanan buklet: solda bağçanın adı, sağda sarı gözlü qara pişik',
      'Складной буклет: слева название сада, справа чёрная кошка с жёлтыми глазами',
      'A folded leaflet: the nursery’s name on the left, a black cat with yellow eyes on the right',
    ),
    attachments: shown(texts('pişik başı', 'голова кошки', 'a cat’s head'), 'closeUp', 'pattern', 'mugs'),
  },
  'project-novruz': {
    main: texts(
      'Divar təqviminin mart vərəqi: lentlə bağlanmış səməni',
      'Мартовский лист настенного календаря: сэмени с лентой',
      'The March leaf of a wall calendar: wheat grass tied with a ribbon',
    ),
    attachments: shown(texts('səməni', 'сэмени', 'wheat grass'), 'swatches', 'pattern', 'shelved'),
  },
  'project-qala': {
    main: texts(
      'Sarı plakat: ay işığında Qız Qalası, aşağıda qara zolaq',
      'Жёлтый плакат: Девичья башня под луной, внизу чёрная полоса',
      'A yellow poster: the Maiden Tower under the moon, a black band below',
    ),
    attachments: shown(
      texts('Qız Qalası', 'Девичья башня', 'the Maiden Tower'),
      'underLoupe',
      'onStreet',
      'closeUp',
    ),
  },
}
