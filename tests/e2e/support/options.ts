import type {
  AddOn,
  Choice,
  Configuration,
  Group,
  Texts,
} from '../../../src/domains/options/configuration.ts'
import { matrixRows } from '../../../src/domains/options/matrix-rows.ts'

const none: AddOn = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }
const noWords: Texts = { az: '', ru: '', en: '' }
const said = (az: string, ru = az, en = az): Texts => ({ az, ru, en })
const choice = (key: string, name: Texts, more: Partial<Choice> = {}): Choice => ({
  key,
  name,
  hint: noWords,
  addOn: none,
  ...more,
})
const group = (
  kind: Group['kind'],
  key: string,
  name: Texts,
  choices: Choice[],
  more: Partial<Group> = {},
): Group => ({
  key,
  kind,
  name,
  hint: noWords,
  several: false,
  required: true,
  inMatrix: false,
  choices,
  ...more,
})

/** Cards: sizes, papers and sides in the table, finishing and turnaround beside it. Prices rise with run and row. */
export function cardOptions(
  sizes: readonly [number, number][] = [
    [90, 50],
    [85, 55],
    [50, 50],
  ],
  papers = ['Mat', 'Soft-touch', 'Kraft'],
  runs = [100, 200, 300, 500, 1000, 2000, 5000],
): Configuration {
  const inMatrix = { inMatrix: true }
  const groups = [
    group(
      'size',
      'size',
      said('Ölçü', 'Размер', 'Size'),
      sizes.map(([width, height]) =>
        choice(`${width}x${height}`, said(`${width} × ${height} mm`), { width, height }),
      ),
      inMatrix,
    ),
    group(
      'material',
      'paper',
      said('Kağız', 'Бумага', 'Paper'),
      papers.map((name, index) =>
        choice(`p${index}`, said(name), {
          weight: 300 + 10 * index,
          swatch: index === 1 ? '#26282b' : '#f2f1ec',
        }),
      ),
      inMatrix,
    ),
    group(
      'sides',
      'sides',
      said('Üzlər', 'Стороны', 'Sides'),
      [choice('one', said('4+0'), { sides: 1 }), choice('two', said('4+4'), { sides: 2 })],
      inMatrix,
    ),
    group(
      'finishing',
      'finish',
      said('Çapdan sonrakı emal', 'Отделка', 'Finishing'),
      [
        choice('foil', said('Qızıl folqa', 'Золотая фольга', 'Gold foil'), {
          addOn: { ...none, fixed: 1800, perPiece: 600 },
          swatch: '#b98a33',
        }),
        choice(
          'round',
          { ...said('Yuvarlaq künc', '', 'Round corner') },
          { addOn: { ...none, fixed: 600 }, cornerRadius: 3 },
        ),
        choice('uv', said('UV lak', 'УФ-лак', 'UV varnish'), {
          addOn: { ...none, fixed: 1500, perSquareMetre: 240 },
        }),
      ],
      { several: true, required: false },
    ),
    group('turnaround', 'time', said('Müddət', 'Срок', 'Time'), [
      choice('standard', said('Standart', 'Обычный', 'Standard'), { days: 3, factorBp: 0 }),
      choice('express', said('Ekspres', 'Срочный', 'Express'), { days: 1, factorBp: 3000 }),
    ]),
  ]
  const rows = matrixRows({ groups, rules: [], runs, prices: {}, ownSize: null, minCount: 1, maxCount: 1 })
  return {
    groups,
    rules: [
      {
        kind: 'excludes',
        if: { group: 'paper', choice: 'p1' },
        other: { group: 'finish', choice: 'uv' },
        reason: said('UV lak soft-touch örtüyün üstündə qopur.', 'УФ-лак отходит от soft-touch.', ''),
      },
    ],
    runs,
    prices: Object.fromEntries(
      rows.map((row, index) => [row, runs.map((run) => 1000 + 50 * index + 7 * run)]),
    ),
    ownSize: null,
    minCount: 50,
    maxCount: 5000,
  }
}
