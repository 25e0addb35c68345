import { defaultProfiles } from '../../preflight/profile-input.ts'
import type { ReadyMade } from '../definition.ts'
import { paperName, size, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'

const picturePages = { ...defaultProfiles.brochure, safe: 8 }

export const calendars: ReadyMade = {
  name: texts('Təqvimlər', 'Календари', 'Calendars'),
  description: texts(
    'Divar və masaüstü təqvimlər. Maketi bir PDF-də göndərin: əvvəl üz qabığı, sonra on iki ay, hər tərəfdən 3\u00a0mm kəsim payı; yuxarıda spiral üçün 12\u00a0mm boş yer qalsın.',
    'Настенные и настольные календари. Пришлите один PDF: сначала обложка, затем двенадцать месяцев, вылеты 3\u00a0мм с каждой стороны; сверху оставьте 12\u00a0мм под пружину.',
    'Wall and desk calendars. Send one PDF: the cover first, then the twelve months, with 3\u00a0mm of bleed on every side; leave 12\u00a0mm free at the top for the wire.',
  ),
  picture: 'service-calendar',
  work: { kind: 'digital', minutesFixed: 90, minutesPer1000: 900 },
  products: [
    {
      name: texts('Divar təqvimi', 'Настенный календарь', 'Wall calendar'),
      description: texts(
        'Üz qabığı və on iki vərəq, yuxarıdan spiral və asqı.',
        'Обложка и двенадцать листов, сверху пружина и ригель.',
        'A cover and twelve sheets, with a wire and a hanger at the top.',
      ),
      picture: 'product-calendar-wall',
      prices: [
        [10, 140],
        [25, 315],
        [50, 560],
        [100, 980],
        [300, 2550],
      ],
      options: {
        maxCount: 3000,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [
              size('a3', [297, 420], { label: 'A3' }),
              size('a4', [210, 297], { label: 'A4', factor: 0.7 }),
              size('a2', [420, 594], { label: 'A2', factor: 1.7 }),
            ],
          },
          {
            key: 'paper',
            kind: 'material',
            name: paperName,
            inMatrix: true,
            choices: [
              {
                key: 'gloss-170',
                name: texts('Parlaq 170\u00a0q/m²', 'Глянцевая 170\u00a0г/м²', 'Gloss 170\u00a0g/m²'),
                weight: 170,
                sheets: 13,
                thickness: 0.13,
              },
              {
                key: 'matt-200',
                name: texts('Mat 200\u00a0q/m²', 'Матовая 200\u00a0г/м²', 'Matt 200\u00a0g/m²'),
                factor: 1.1,
                weight: 200,
                sheets: 13,
                thickness: 0.18,
              },
            ],
          },
          turnaround([4, 3]),
        ],
      },
      profile: {
        name: texts('Divar təqvimi', 'Настенный календарь', 'Wall calendar'),
        rules: { ...picturePages, pages: { min: 13, max: 13 } },
      },
    },
    {
      name: texts('Masaüstü təqvim', 'Настольный календарь', 'Desk calendar'),
      description: texts(
        'Bərk karton ayaq, üz qabığı və on iki vərəq; arxa tərəf də çap oluna bilər.',
        'Подставка из плотного картона, обложка и двенадцать листов; оборот тоже можно запечатать.',
        'A stiff card easel, a cover and twelve leaves; the back can be printed as well.',
      ),
      picture: 'product-calendar-desk',
      weightOf100: 15_000,
      prices: [
        [10, 95],
        [25, 215],
        [50, 390],
        [100, 700],
        [500, 3050],
      ],
      options: {
        maxCount: 3000,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [size('210x150', [210, 150]), size('210x100', [210, 100], { factor: 0.9 })],
          },
          {
            key: 'pages',
            name: texts('Çap', 'Печать', 'Printing'),
            inMatrix: true,
            choices: [
              { key: '13', pages: 13, name: texts('Bir tərəfli', 'С одной стороны', 'One side') },
              {
                key: '26',
                pages: 26,
                factor: 1.3,
                name: texts('İki tərəfli', 'С двух сторон', 'Both sides'),
              },
            ],
          },
          turnaround([4, 3]),
        ],
      },
      profile: {
        name: texts('Masaüstü təqvim', 'Настольный календарь', 'Desk calendar'),
        rules: { ...picturePages, pages: { min: 13, max: 26 } },
      },
    },
  ],
}
