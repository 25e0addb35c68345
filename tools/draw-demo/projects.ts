/** The portfolio's main pictures and what is shown beside them. Inks magenta and yellow. */
import {
  type Brand,
  badge,
  boxed,
  carried,
  closeUp,
  cups,
  mugs,
  onStreet,
  opened,
  pattern,
  pressSheet,
  screen,
  shelved,
  stacked,
  standing,
  swatches,
  underLoupe,
  unfolded,
} from './attachments.ts'
import {
  apple,
  bean,
  bolt,
  books,
  cat,
  chair,
  cross,
  type Emblem,
  flower,
  glasses,
  pomegranate,
  runner,
  sail,
  schwa,
  semeni,
  star,
  tower,
} from './emblems.ts'
import {
  at,
  box,
  circle,
  glow,
  halftone,
  key,
  line,
  magenta,
  multiply,
  paper,
  path,
  proof,
  ramp,
  rect,
  smallPrint,
  trim,
  yellow,
} from './ink.ts'
import { text } from './lettering.ts'
import { flat, lit, poster, type Scene, shadow, table } from './stage.ts'
import {
  book,
  carton,
  cropMarks,
  month,
  paperCup,
  shade,
  sheet,
  shirt,
  shop,
  spread,
  stand,
  wire,
} from './things.ts'

const size = { width: 393, height: 470 }

/** A record: the sign of the jazz days. */
const record: Emblem = (ink, second) =>
  circle(0, 0, 54, ink) +
  [46, 38, 30]
    .map((r) => `<circle r="${r}" fill="none" stroke="${ink === key ? second : key}" stroke-width="1.4"/>`)
    .join('') +
  circle(0, 0, 18, second) +
  circle(0, 0, 4, ink)

/** A pear-shaped tea glass. */
const teaGlass: Emblem = (ink, second) =>
  path(
    'M-30-56H30C28-30 16-22 16-4C16 14 36 24 34 46Q32 58 0 58Q-32 58-34 46C-36 24-16 14-16-4C-16-22-28-30-30-56Z',
    ink,
  ) +
  path(
    'M-22-30H22C16-18 11-14 11-2C11 18 28 26 26 44Q20 50 0 50Q-20 50-26 44C-28 26-11 18-11-2C-11-14-16-18-22-30Z',
    second,
  )

const brands = {
  caz: { emblem: record, name: 'Xəzər Caz', note: '12–15 iyun, Bakı' },
  cay: { emblem: teaGlass, name: 'Çinar', note: 'Çayxana, 1987-ci ildən' },
  seki: { emblem: star, name: 'Şəki halvası', note: 'Hədiyyə qutusu, 800 q' },
  xaribulbul: { emblem: flower, name: 'Xarıbülbül', note: 'Musiqi festivalı, Şuşa' },
  elifba: { emblem: schwa, name: 'Əlifba', note: 'Birinci sinif üçün' },
  odlar: { emblem: chair, name: 'Odlar', note: 'Mebel kataloqu 2027' },
  saba: { emblem: cross, name: 'Səba', note: 'Ailə klinikası' },
  qehve: { emblem: bean, name: 'Buta Qəhvə', note: 'Hər səhər təzə qovrulur' },
  marafon: { emblem: runner, name: 'Xəzər 21', note: 'Sahil yarımmarafonu' },
  alma: { emblem: apple, name: 'Quba alması', note: 'Dağ bağlarından, 5 kq' },
  enerji: { emblem: bolt, name: 'Kür Enerji', note: 'İllik hesabat 2025' },
  lale: { emblem: glasses, name: 'Lalə Optika', note: 'Yeni çərçivələr' },
  kitab: { emblem: books, name: 'Kitab həftəsi', note: '3–9 oktyabr, Bakı' },
  otel: { emblem: sail, name: 'Dəniz Otel', note: 'Bilgəh, sahil yolu 4' },
  pisik: { emblem: cat, name: 'Qoçaq Pişik', note: 'Uşaq bağçası' },
  novruz: { emblem: semeni, name: 'Novruz', note: 'Divar təqvimi 2027' },
  qala: { emblem: tower, name: 'İçərişəhər', note: 'Gecə gəzintiləri' },
  nar: { emblem: pomegranate, name: 'Nar Bağı', note: '100 % nar şirəsi' },
} satisfies Record<string, Brand>

const mains: Record<string, Scene> = {
  'project-odlar': poster(
    () =>
      flat(yellow, size, magenta) +
      at(
        196,
        250,
        spread(
          multiply(rect(-320, -210, 320, 430, magenta)) + at(-160, -10, chair(key, paper), { scale: 2.3 }),
          text(34, -92, 50, 'Odlar') +
            smallPrint(36, -66, 110, 9) +
            rect(170, -70, 110, 90, magenta) +
            rect(170, 34, 110, 60, yellow) +
            at(226, -28, chair(paper, key), { scale: 0.6 }),
          [yellow, paper],
        ),
        { scale: 0.57, turn: -7 },
      ) +
      rect(0, 430, 393, 40, key),
  ),
  'project-saba': poster(
    () =>
      rect(0, 0, 393, 470, magenta) +
      halftone([0, 0, 393, 470], ramp(0, 330, 0, -60), yellow, { step: 11 }) +
      at(
        30,
        150,
        shop(
          paper,
          magenta,
          yellow,
          text(24, 82, 80, 'Səba', { style: 'black', fill: paper }) +
            at(490, 56, cross(magenta, paper), { scale: 0.76 }),
          halftone([0, 0, 300, 150], ramp(0, 200, 300, -40), yellow, { step: 15 }),
        ),
        { scale: 0.54 },
      ) +
      rect(0, 389, 393, 81, key) +
      line('M20 430H373', 4, yellow),
  ),
  'project-qehve': poster(
    () =>
      lit(magenta, key, [0.5, 1.2], size) +
      shadow(200, 424, 130, 14) +
      at(
        200,
        250,
        paperCup(
          yellow,
          key,
          at(0, 20, circle(0, 0, 66, paper) + at(0, 0, bean(magenta, key), { scale: 0.9 })) +
            rect(-100, 98, 200, 40, paper, 2) +
            text(0, 127, 24, 'Buta Qəhvə', { style: 'tight', anchor: 'middle' }),
        ),
        { scale: 0.98 },
      ) +
      line('M150 60q-18-20 0-38M200 56q-18-20 0-38M250 60q-18-20 0-38', 6, paper),
  ),
  'project-marafon': poster(
    () =>
      rect(0, 0, 393, 470, yellow) +
      halftone([0, 0, 393, 470], glow(196, 240, 250, 1), magenta, { step: 11, multiply: true }) +
      at(
        196,
        250,
        shirt(
          paper,
          at(0, -46, runner(magenta, key), { scale: 0.9 }) +
            rect(-72, 30, 144, 96, yellow, 2) +
            text(0, 106, 82, '21', { style: 'black', anchor: 'middle' }),
        ),
        { scale: 0.92 },
      ),
  ),
  'project-alma': poster(
    () =>
      table(proof, yellow, 0.7, size) +
      halftone([0, 0, 393, 320], glow(200, 190, 210, 0.9), magenta, { step: 11 }) +
      path('M60 380L196 460L350 370L220 300Z', key) +
      [
        [150, 130],
        [236, 118],
        [196, 176],
        [116, 186],
        [280, 172],
        [160, 224],
        [238, 220],
      ]
        .map(([x = 0, y = 0], n) =>
          at(x, y, circle(0, 10, 52, paper) + apple(n % 3 ? magenta : yellow, key), { scale: 0.62 }),
        )
        .join('') +
      carton(
        44,
        222,
        [180, 170, 120],
        { left: yellow, right: paper, top: 'none' },
        {
          left: shade(180, 120, 0.7) + at(90, 62, apple(key, paper), { scale: 0.7 }),
          right: text(14, 56, 40, 'Quba') + text(15, 82, 20, 'alması, 5 kq', { style: 'label' }),
          top: '',
        },
      ).replace(/<g transform="matrix\(\.866 -\.5 \.866 \.5[\s\S]*$/, ''),
  ),
  'project-enerji': poster(
    () =>
      flat(magenta, size) +
      at(
        78,
        70,
        book(
          220,
          310,
          key,
          halftone([0, 120, 220, 190], ramp(0, 120, 0, 330), magenta, { step: 11 }) +
            at(110, 128, bolt(yellow, key), { scale: 1.5 }) +
            text(20, 256, 36, 'Kür', { fill: paper }) +
            text(20, 290, 36, 'Enerji', { fill: paper }) +
            text(200, 288, 20, '2025', { style: 'label', fill: yellow, anchor: 'end' }),
          34,
        ),
      ),
  ),
  'project-lale': poster(
    () =>
      rect(0, 0, 393, 470, proof) +
      rect(30, 40, 333, 350, key) +
      rect(44, 54, 305, 300, yellow) +
      trim(
        box(44, 54, 305, 300),
        halftone([44, 54, 305, 300], ramp(44, 60, 349, 420), magenta, { step: 11, multiply: true }),
      ) +
      circle(196, 176, 92, paper) +
      at(196, 176, glasses(key, magenta), { scale: 1.28 }) +
      text(196, 324, 38, 'Lalə Optika', { anchor: 'middle' }) +
      rect(20, 354, 353, 36, key) +
      rect(0, 420, 393, 50, key),
  ),
  'project-kitab': poster(
    () =>
      table(yellow, key, 0.86, size) +
      trim(box(0, 0, 393, 404), halftone([0, 0, 393, 404], ramp(0, 420, 0, -80), paper, { step: 12 })) +
      at(
        46,
        70,
        stand(
          130,
          330,
          magenta,
          at(65, 92, books(paper, key), { scale: 0.9 }) +
            text(14, 210, 31, 'Kitab') +
            text(14, 244, 31, 'həftəsi') +
            text(14, 274, 16, '3–9 oktyabr', { style: 'label' }),
        ),
      ) +
      at(
        216,
        50,
        stand(
          130,
          350,
          paper,
          multiply(circle(90, 90, 74, magenta)) +
            text(14, 226, 140, 'K', { style: 'black' }) +
            rect(14, 250, 90, 8, magenta) +
            smallPrint(14, 272, 90, 3),
        ),
      ),
  ),
  'project-otel': poster(
    () =>
      rect(0, 0, 393, 470, magenta) +
      halftone([0, 0, 393, 470], ramp(393, 0, 0, 520, 0.9), key, { step: 11, angle: 45 }) +
      at(
        60,
        70,
        sheet(
          230,
          330,
          paper,
          rect(0, 190, 230, 140, yellow) +
            at(115, 160, sail(magenta, yellow), { scale: 1.3 }) +
            text(20, 52, 33, 'Dəniz Otel'),
        ),
        { turn: -7 },
      ) +
      at(
        180,
        300,
        sheet(
          180,
          112,
          key,
          text(16, 76, 60, '304', { style: 'black', fill: yellow }) +
            at(148, 32, sail(paper, magenta), { scale: 0.34 }),
        ),
        { turn: 9 },
      ),
  ),
  'project-pisik': poster(
    () =>
      rect(0, 0, 393, 470, yellow) +
      halftone([0, 0, 393, 470], ramp(0, 200, 0, 560), magenta, { step: 11, multiply: true }) +
      at(
        196,
        230,
        path('M-150-120L0-160V150L-150 190Z', paper) +
          path('M0-160L150-120V190L0 150Z', magenta) +
          at(76, 14, cat(key, yellow), { scale: 1.12 }) +
          `<g transform="matrix(1 -.266 0 1 -150 -120)">${text(18, 76, 38, 'Qoçaq')}${text(18, 114, 38, 'Pişik')}${smallPrint(20, 140, 100, 6)}${circle(46, 264, 22, magenta)}${circle(98, 264, 22, yellow)}</g>` +
          line('M-150-120L0-160L150-120V190L0 150L-150 190ZM0-160V150', 2.5),
      ),
  ),
  'project-novruz': poster(
    () =>
      flat(magenta, size, yellow) +
      at(
        66,
        50,
        sheet(
          262,
          370,
          paper,
          rect(0, 0, 262, 190, yellow) +
            trim(
              box(0, 0, 262, 190),
              halftone([0, 0, 262, 190], ramp(0, 20, 0, 260), magenta, { step: 10, multiply: true }),
            ) +
            at(131, 108, semeni(magenta, key), { scale: 1.4 }) +
            text(20, 238, 36, 'Mart') +
            text(242, 236, 19, '2027', { style: 'label', anchor: 'end' }) +
            month(20, 256, 33, 19, magenta, 31),
        ) + wire(262),
      ),
  ),
  'project-qala': poster(
    () =>
      rect(0, 0, 393, 470, key) +
      halftone([0, 0, 393, 470], glow(250, 130, 330, 0.85), magenta, { step: 11 }) +
      at(
        60,
        40,
        sheet(
          273,
          384,
          yellow,
          multiply(halftone([0, 140, 273, 244], ramp(0, 140, 0, 420), magenta, { step: 10 })) +
            circle(190, 84, 48, paper) +
            at(120, 196, tower(magenta, 'none'), { scale: 2 }) +
            rect(0, 318, 273, 66, key) +
            text(16, 352, 30, 'İçərişəhər', { fill: paper }) +
            text(17, 374, 15, 'Gecə gəzintiləri, hər cümə', { style: 'tight', fill: yellow }),
        ),
      ) +
      cropMarks(60, 40, 273, 384, 18, 8),
  ),
}

const besides: Record<keyof typeof brands, Scene[]> = {
  nar: [],
  caz: [onStreet(brands.caz, yellow), pressSheet(brands.caz, yellow), badge(brands.caz, magenta)],
  cay: [opened(brands.cay, yellow), pattern(brands.cay, paper), mugs(brands.cay, magenta)],
  seki: [boxed(brands.seki, paper), pattern(brands.seki, magenta, 104), carried(brands.seki, yellow)],
  xaribulbul: [
    screen(brands.xaribulbul, yellow),
    onStreet(brands.xaribulbul, magenta),
    badge(brands.xaribulbul, yellow),
  ],
  elifba: [opened(brands.elifba, magenta), stacked(brands.elifba, yellow)],
  odlar: [stacked(brands.odlar, magenta), unfolded(brands.odlar, yellow), shelved(brands.odlar, yellow)],
  saba: [unfolded(brands.saba, magenta), badge(brands.saba, paper), standing(brands.saba, yellow)],
  qehve: [
    cups(brands.qehve, magenta),
    pattern(brands.qehve, yellow, 116),
    swatches(brands.qehve, magenta),
    boxed(brands.qehve, magenta),
  ],
  marafon: [
    screen(brands.marafon, magenta),
    onStreet(brands.marafon, yellow),
    pattern(brands.marafon, magenta, 150),
  ],
  alma: [unfolded(brands.alma, yellow), carried(brands.alma, magenta), pattern(brands.alma, paper, 110)],
  enerji: [opened(brands.enerji, yellow), closeUp(brands.enerji, key), underLoupe(brands.enerji, yellow)],
  lale: [closeUp(brands.lale, yellow), pressSheet(brands.lale, yellow)],
  kitab: [
    standing(brands.kitab, magenta),
    shelved(brands.kitab, magenta),
    pattern(brands.kitab, yellow, 120),
    onStreet(brands.kitab, yellow),
  ],
  otel: [unfolded(brands.otel, key), badge(brands.otel, yellow), stacked(brands.otel, paper)],
  pisik: [closeUp(brands.pisik, magenta), pattern(brands.pisik, paper, 124), mugs(brands.pisik, yellow)],
  novruz: [
    swatches(brands.novruz, magenta),
    pattern(brands.novruz, paper, 140),
    shelved(brands.novruz, yellow),
  ],
  qala: [underLoupe(brands.qala, magenta), onStreet(brands.qala, magenta), closeUp(brands.qala, yellow)],
}

/** project-<client> and project-<client>-<n>; Nar Bağı's are drawn by hand. */
export const projectScenes: Record<string, Scene> = {
  ...mains,
  ...Object.fromEntries(
    Object.entries(besides).flatMap(([name, scenes]) =>
      scenes.map((scene, n) => [`project-${name}-${n + 1}`, scene]),
    ),
  ),
}
