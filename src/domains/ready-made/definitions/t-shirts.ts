import type { ReadyMade } from '../definition.ts'
import { type OptionsDraft, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

/** The demo sells it at prices of its own. */
export const tshirtOptions: OptionsDraft = {
  maxCount: 3000,
  groups: [
    {
      key: 'print',
      kind: 'size',
      name: texts('Çap sahəsi', 'Зона печати', 'Print area'),
      choices: [
        { key: 'a4', name: texts('A4-ə qədər', 'До A4', 'Up to A4'), width: 210, height: 297 },
        {
          key: 'a3',
          name: texts('A3-ə qədər', 'До A3', 'Up to A3'),
          adds: { percentBp: 2000 },
          width: 297,
          height: 420,
        },
        {
          key: 'pocket',
          name: texts('Cib yeri, 9 × 9\u00a0sm', 'На груди, 9 × 9\u00a0см', 'Pocket, 9 × 9\u00a0cm'),
          width: 90,
          height: 90,
        },
      ],
    },
    {
      key: 'cotton',
      kind: 'material',
      name: texts('Parça', 'Ткань', 'Fabric'),
      inMatrix: true,
      choices: [
        {
          key: '180',
          name: texts('Pambıq 180\u00a0q/m²', 'Хлопок 180\u00a0г/м²', 'Cotton 180\u00a0g/m²'),
          weight: 180,
        },
        {
          key: '220',
          name: texts('Pambıq 220\u00a0q/m²', 'Хлопок 220\u00a0г/м²', 'Cotton 220\u00a0g/m²'),
          factor: 1.2,
          weight: 220,
        },
      ],
    },
    {
      key: 'colour',
      name: texts('Rəng', 'Цвет', 'Colour'),
      choices: [
        { key: 'white', name: texts('Ağ', 'Белый', 'White'), swatch: '#ffffff' },
        { key: 'black', name: texts('Qara', 'Чёрный', 'Black'), swatch: '#17191c' },
        { key: 'grey', name: texts('Boz', 'Серый', 'Grey'), swatch: '#9a9ea3' },
        { key: 'red', name: texts('Qırmızı', 'Красный', 'Red'), swatch: '#c8102e' },
        { key: 'navy', name: texts('Tünd göy', 'Тёмно-синий', 'Navy'), swatch: '#1b2a4a' },
      ],
    },
    {
      key: 'place',
      kind: 'sides',
      name: texts('Çapın yeri', 'Место печати', 'Where'),
      choices: [
        { key: 'chest', name: texts('Sinədə', 'На груди', 'Chest'), sides: 1 },
        { key: 'back', name: texts('Kürəkdə', 'На спине', 'Back'), sides: 1 },
        {
          key: 'both',
          name: texts('Hər iki tərəfdə', 'С двух сторон', 'Both'),
          adds: { percentBp: 3500 },
          sides: 2,
        },
      ],
    },
    {
      key: 'method',
      kind: 'finishing',
      name: texts('Üsul', 'Способ', 'Method'),
      choices: [
        { key: 'transfer', name: texts('Termotransfer', 'Термоперенос', 'Transfer') },
        {
          key: 'screen',
          name: texts('İpək çapı', 'Шелкография', 'Screen print'),
          hint: texts('Ən davamlısı', 'Самая стойкая', 'Lasts longest'),
          adds: { fixed: 4000 },
          minCount: 50,
        },
        {
          key: 'embroidery',
          name: texts('Tikmə', 'Вышивка', 'Embroidery'),
          adds: { fixed: 2500, perPiece: 35_000 },
        },
      ],
    },
    turnaround([5, 3]),
  ],
  rules: [
    {
      kind: 'requires',
      if: { group: 'method', choice: 'embroidery' },
      other: { group: 'print', choice: 'pocket' },
      reason: texts(
        'Böyük tikmə parçanı dartır.',
        'Большая вышивка стягивает ткань.',
        'A large embroidery pulls the fabric.',
      ),
    },
  ],
}

export const tshirts: ReadyMade = {
  name: texts('Futbolkaya çap', 'Печать на футболках', 'Printed T-shirts'),
  description: texts(
    'Komanda, tədbir və hədiyyə üçün, bir ədəddən. Maket fonsuz PDF olsun, şəkillər 300\u00a0dpi. Bədən ölçülərini (XS–3XL) sifarişin şərhində yazın.',
    'Для команды, мероприятия и подарка, от одной штуки. Макет — PDF без фона, изображения 300\u00a0dpi. Размеры (XS–3XL) укажите в комментарии к заказу.',
    'For a team, an event or a gift, from a single piece. Send a PDF without a background and images at 300\u00a0dpi. Give the sizes (XS–3XL) in the comment.',
  ),
  picture: 'service-clothes',
  work: { kind: 'digital', minutesFixed: 30, minutesPer1000: 4000 },
  products: [
    {
      name: texts('Futbolka', 'Футболка', 'T-shirt'),
      description: texts(
        'Pambıq, beş rəng. Az sayda termotransfer, çox sayda ipək çapı daha sərfəlidir.',
        'Хлопок, пять цветов. Для малого количества выгоднее термоперенос, для большого — шелкография.',
        'Cotton in five colours. A transfer suits a few pieces, screen print a large run.',
      ),
      picture: 'product-tshirt',
      weightOf100: 17_000,
      prices: [
        [1, 24],
        [10, 190],
        [25, 425],
        [50, 775],
        [100, 1400],
        [300, 3750],
      ],
      options: tshirtOptions,
      profile: usualProfile('textile'),
    },
  ],
}
