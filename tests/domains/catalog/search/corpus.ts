import type { SearchDocument } from '../../../../src/domains/catalog/search/search-document.ts'
import { type Family, families, type Names, patterns } from './corpus-families.ts'

/** Descriptions of a group of services; `*` is the service's name. */
const descriptions: Record<Family['group'], readonly Names[]> = {
  paper: [
    [
      '*: ofset və rəqəmsal çap, 150–350 qr kağız, istənilən tiraj. Maket dəyişikliyi pulsuzdur.',
      '*: офсет и цифра, бумага 150–350 г, любой тираж. Правки макета бесплатно.',
      '*: offset and digital, 150–350 gsm stock, any run. Artwork changes are free.',
    ],
    [
      'Tam rəngli, parlaq və ya mat kuşe kağızda. * bir iş günündə hazır olur.',
      'Полноцветно, на глянцевой или матовой мелованной бумаге. * готовы за один рабочий день.',
      'Full colour on gloss or matt coated stock. * ready in one working day.',
    ],
  ],
  sign: [
    [
      'Ölçmə, istehsal və quraşdırma daxildir. * açıq havada üç il rəngini saxlayır.',
      'Замер, изготовление и монтаж включены. * три года держит цвет на улице.',
      'Survey, production and installation included. * keeps its colour outdoors for three years.',
    ],
    [
      'Mağaza, ofis və tədbirlər üçün. Eko-solvent mürəkkəb, möhkəm material.',
      'Для магазинов, офисов и мероприятий. Экосольвентные чернила, прочный материал.',
      'For shops, offices and events. Eco-solvent ink, sturdy material.',
    ],
  ],
  gift: [
    [
      'Komandanız və müştəriləriniz üçün hədiyyə. Şəkliniz və ya loqonuz yuyulanda solmur.',
      'Подарок команде и клиентам. Ваш рисунок или логотип не смывается.',
      'A present for your team and customers. Your picture or logo does not wash off.',
    ],
    [
      'Bir ədəddən başlayaraq sublimasiya və termotransfer ilə hazırlanır.',
      'От одной штуки, сублимация и термоперенос.',
      'From a single piece, by sublimation and heat transfer.',
    ],
  ],
  pack: [
    [
      'Məhsulunuzun ölçüsünə görə kəsilir. Qida üçün təhlükəsiz mürəkkəblər.',
      'Вырубка по размеру вашего товара. Краски безопасны для пищевых продуктов.',
      'Die-cut to the size of your goods. Food-safe inks.',
    ],
    [
      'Kiçik və böyük partiyalar, nümunə çapdan əvvəl təsdiqlənir.',
      'Малые и большие партии, образец утверждается до запуска.',
      'Small and large batches, a sample is approved first.',
    ],
  ],
  work: [
    [
      'Faylınızı göndərin, bir saata qiymət deyək. Dəqiqlik 0,1 mm.',
      'Пришлите файл, через час назовём стоимость. Точность 0,1 мм.',
      'Send a file and get a quote within the hour. Accurate to 0.1 mm.',
    ],
    [
      'Sənədlərə uyğun, avadanlığımız yerindədir, çatdırılma şəhər daxili pulsuzdur.',
      'По документам, на собственном оборудовании, доставка по городу бесплатно.',
      'By the book, on our own equipment, free delivery in town.',
    ],
  ],
}

const fill = (pattern: string, name: string) =>
  pattern.startsWith('*') ? pattern.replace('*', name) : pattern.replace('*', name.toLocaleLowerCase('az'))

const texts = ([az, ru, en]: Names) => ({ az, ru, en })

function variantsOf(family: Family): [string, Names][] {
  const { plain, own = {} } = family
  const made = family.patterns
    .split(' ')
    .filter(Boolean)
    .map((key): [string, Names] => {
      const pattern = patterns[key]
      if (!pattern) throw new Error(`no pattern ${key}`)
      return [key, [fill(pattern[0], plain[0]), fill(pattern[1], plain[1]), fill(pattern[2], plain[2])]]
    })
  return [['', plain], ...made, ...Object.entries(own)]
}

export type CorpusService = SearchDocument & { key: string }

/** The house's services, in a fixed order; `key` is `family` for the plain one, `family/variant` for others. */
export const corpus: readonly CorpusService[] = Object.entries(families)
  .flatMap(([familyKey, family]) =>
    variantsOf(family).map(([variant, name]) => ({ familyKey, family, variant, name })),
  )
  .map(({ familyKey, family, variant, name }, index) => {
    const sentences = descriptions[family.group][index % 2]
    if (!sentences) throw new Error('two descriptions a group')
    return {
      key: variant ? `${familyKey}/${variant}` : familyKey,
      id: index + 1,
      name: texts(name),
      description: texts([
        sentences[0].replace('*', name[0]),
        sentences[1].replace('*', name[1]),
        sentences[2].replace('*', name[2]),
      ]),
      extra: variant ? [] : [...(family.products ?? [])],
      priority: 1 + (index % 3),
    }
  })
