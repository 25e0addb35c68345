/** Products of the paper services: leaflets, banners, packaging, catalogs, calendars. Inks cyan and magenta. */
import { buta, flower, gear, house, lamp, medallion, pomegranate, sail, star } from './emblems.ts'
import {
  at,
  box,
  circle,
  cyan,
  ellipse,
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
  serviceInks,
  skew,
  smallPrint,
  trim,
} from './ink.ts'
import { text } from './lettering.ts'
import { blown, disc, flat, landscape, lit, type Scene, shadow, table } from './stage.ts'
import {
  barcode,
  book,
  carrier,
  carton,
  column,
  cropMarks,
  leaflet,
  month,
  paperCup,
  pile,
  repeat,
  shade,
  sheet,
  spread,
  stand,
  wire,
} from './things.ts'

const inks = serviceInks

const flyerFace = (w: number, h: number): string =>
  multiply(circle(w * 0.7, h * 0.3, w * 0.42, cyan), circle(w * 0.32, h * 0.46, w * 0.34, magenta)) +
  text(w * 0.09, h * 0.8, w * 0.17, 'Açılış') +
  text(w * 0.09, h * 0.92, w * 0.085, '5 aprel, 18:00', { style: 'label' })

export const paperProducts: Record<string, Scene> = {
  'product-flyer-a6': landscape(
    () =>
      blown(inks, [1, 0]) +
      at(
        130,
        130,
        sheet(
          240,
          340,
          magenta,
          halftone([0, 160, 240, 180], ramp(0, 160, 0, 380), key, { step: 11, angle: 45 }) +
            text(22, 88, 66, '1+1') +
            at(120, 200, star(paper, key), { scale: 1.2 }),
        ),
        { turn: -11 },
      ) +
      at(330, 96, sheet(250, 356, paper, flyerFace(250, 356)), { turn: 5 }) +
      at(
        560,
        190,
        sheet(
          190,
          270,
          cyan,
          smallPrint(22, 190, 140, 4) +
            text(20, 76, 50, '1+1') +
            at(94, 128, star(key, paper), { scale: 0.8 }),
        ),
        { turn: 18 },
      ),
  ),
  'product-flyer-a5': landscape(
    () =>
      flat(magenta) +
      at(
        120,
        150,
        pile(
          370,
          262,
          paper,
          rect(0, 0, 130, 262, cyan) +
            halftone([0, 0, 130, 262], ramp(0, 0, 0, 300, 0.8), key, { step: 11, angle: 45 }) +
            at(66, 100, lamp(paper, magenta)) +
            text(152, 84, 46, 'Işıq') +
            text(152, 128, 46, 'həftəsi') +
            smallPrint(154, 158, 180, 5),
        ),
        { turn: -6 },
      ) +
      at(
        500,
        110,
        sheet(
          206,
          292,
          cyan,
          at(103, 128, lamp(key, paper), { scale: 1.4 }) + text(103, 262, 40, '−40 %', { anchor: 'middle' }),
        ),
        { turn: 9 },
      ),
  ),
  'product-leaflet-trifold': landscape(
    () =>
      table(proof, magenta, 0.72) +
      at(
        400,
        300,
        leaflet(
          [
            text(26, 92, 46, 'Quba') +
              text(26, 138, 46, 'yolları') +
              at(100, 268, pomegranate(magenta, paper), { scale: 1.2 }),
            smallPrint(30, 190, 130, 7),
            text(28, 96, 30, 'Xəritə') + smallPrint(28, 300, 150, 3),
          ],
          [paper, proof, paper],
          multiply(path('M-310 60Q-180-60-60 40T180-20T320 20V300H-310Z', cyan)) +
            line('M-280 150Q-120 20 20 100T290-60', 6) +
            circle(286, -60, 12, magenta, 3),
        ),
      ),
  ),
  'product-rollup-85': landscape(
    () =>
      table(proof, magenta, 0.8) +
      halftone([40, 20, 720, 440], glow(400, 260, 330, 0.8), cyan, { step: 14, multiply: true }) +
      shadow(400, 545, 200, 16) +
      at(
        295,
        60,
        stand(
          210,
          440,
          cyan,
          multiply(path('M0 440L210 180V440Z', magenta)) +
            text(20, 72, 50, 'Yeni') +
            text(20, 120, 50, 'nəfəs') +
            at(105, 218, sail(paper, key), { scale: 1.1 }) +
            text(20, 414, 27, '85 × 200', { fill: paper }),
        ),
      ) +
      at(
        560,
        200,
        stand(
          140,
          305,
          paper,
          rect(0, 0, 140, 120, magenta) +
            at(70, 62, star(paper, key), { scale: 0.7 }) +
            smallPrint(18, 150, 100, 5),
        ),
      ) +
      at(
        130,
        230,
        stand(
          110,
          275,
          key,
          text(55, 120, 70, 'ə', { style: 'black', anchor: 'middle', fill: paper }) +
            rect(20, 160, 70, 8, magenta),
        ),
      ),
  ),
  'product-banner-outdoor': landscape(
    () =>
      rect(0, 0, 800, 600, cyan) +
      halftone([0, 0, 800, 600], ramp(0, 440, 0, -160), paper, { step: 16 }) +
      rect(120, 380, 26, 220, key) +
      rect(654, 380, 26, 220, key) +
      rect(0, 560, 800, 40, key) +
      at(
        60,
        90,
        sheet(
          680,
          310,
          paper,
          multiply(circle(560, 150, 190, magenta)) +
            text(36, 128, 92, 'Bahar') +
            text(36, 216, 92, 'gəldi') +
            text(38, 270, 30, '3 × 6 metr, bir gecədə', { style: 'label' }) +
            at(560, 150, flower(cyan, paper), { scale: 2.1 }),
        ),
      ) +
      line('M60 90L40 60M740 90L760 60M60 400L40 430M740 400L760 430', 4),
  ),
  'product-popup-wall': landscape(
    () =>
      table(proof, cyan, 0.82) +
      at(
        90,
        70,
        path('M0 20Q310-50 620 20V420Q310 372 0 420Z', magenta) +
          trim(
            'M0 20Q310-50 620 20V420Q310 372 0 420Z',
            repeat(620, 420, 103, (odd) => at(0, 0, star(odd ? paper : cyan, odd ? cyan : key)), 0.55) +
              halftone([420, -20, 200, 460], ramp(420, 0, 640, 0, 0.6), key, { step: 12, angle: 45 }),
          ) +
          line('M0 20Q310-50 620 20V420Q310 372 0 420ZM206-8V392M414-8V392', 2.5),
      ) +
      at(
        330,
        400,
        rect(0, 0, 150, 130, paper, 3) +
          rect(-14, -14, 178, 18, key) +
          text(75, 84, 52, 'ə', { style: 'black', anchor: 'middle' }),
      ) +
      shadow(405, 540, 120, 10),
  ),
  'product-carton-box': landscape(
    () =>
      blown(inks, [0, 0.2]) +
      path('M196 470L430 600L700 446L470 330Z', key) +
      carton(
        160,
        236,
        [270, 290, 190],
        { left: cyan, right: magenta, top: paper },
        {
          left: shade(270, 190, 0.75) + at(135, 96, buta(paper, key), { scale: 1.1 }),
          right:
            text(26, 84, 58, 'Buta') +
            text(28, 124, 26, 'əl işi sabun', { style: 'label' }) +
            barcode(26, 146, 110, 26),
          top: repeat(290, 270, 96, (odd) => buta(odd ? magenta : cyan, paper), 0.6),
        },
      ) +
      line('M276 170L527 315', 2.5),
  ),
  'product-paper-bag': landscape(
    () =>
      flat(cyan) +
      shadow(300, 520, 190, 18) +
      shadow(560, 526, 150, 14) +
      at(
        290,
        356,
        carrier(
          paper,
          proof,
          at(0, -10, house(magenta, cyan), { scale: 1.5 }) + text(0, 116, 38, 'Ocaq', { anchor: 'middle' }),
        ),
        { scale: 1.05 },
      ) +
      at(560, 400, carrier(magenta, key, at(0, 0, house(paper, key), { scale: 1.3 })), { scale: 0.78 }),
  ),
  'product-paper-cup': landscape(
    () =>
      table(paper, magenta, 0.78) +
      trim(
        box(0, 0, 800, 468),
        halftone([0, 0, 800, 468], ramp(800, 0, 200, 400, 0.9), cyan, { step: 14, multiply: true }),
      ) +
      shadow(250, 514, 110) +
      shadow(420, 532, 120) +
      shadow(590, 514, 100) +
      at(590, 350, paperCup(cyan, key, text(0, 60, 120, 'ə', { style: 'black', anchor: 'middle' })), {
        scale: 0.86,
      }) +
      at(
        250,
        346,
        paperCup(
          magenta,
          paper,
          at(0, 30, circle(0, 0, 62, paper) + at(0, 0, buta(key, magenta), { scale: 0.85 })),
        ),
        { scale: 0.92 },
      ) +
      at(
        420,
        340,
        paperCup(
          paper,
          magenta,
          at(
            -110,
            -110,
            repeat(220, 300, 74, (odd) => buta(odd ? cyan : magenta, paper), 0.5),
          ),
        ),
      ),
  ),
  'product-pizza-box': landscape(
    () =>
      lit(magenta, key, [0.5, 1.1]) +
      path('M150 420L400 560L680 400L430 300Z', key) +
      carton(
        120,
        330,
        [290, 340, 62],
        { left: proof, right: paper, top: paper },
        {
          left: shade(290, 62, 0.6, 9),
          right: text(24, 46, 40, 'Təndir', { style: 'display' }) + rect(190, 24, 120, 14, cyan),
          top:
            multiply(circle(170, 145, 118, cyan)) +
            circle(170, 145, 84, paper) +
            path(gear(18, 72, 62), magenta) +
            text(170, 172, 80, 'ə', { style: 'black', anchor: 'middle' }) +
            cropMarks(20, 20, 300, 250, -24, 0),
        },
      ) +
      at(
        560,
        150,
        circle(0, 0, 92, cyan, 3) +
          circle(0, 0, 74, paper) +
          path('M0 0L66-66H100V0Z', magenta) +
          line('M0 0L65-65M0 0H92', 3) +
          [
            [-36, -30],
            [-20, 34],
            [30, 44],
            [-56, 18],
            [6, -54],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 13, magenta, 2.5))
            .join(''),
      ),
  ),
  'product-catalog-a4': landscape(
    () =>
      blown(inks, [1, 1]) +
      at(
        150,
        84,
        book(
          270,
          384,
          cyan,
          multiply(path('M0 384L270 140V384Z', magenta)) +
            text(24, 84, 62, 'Ev') +
            text(24, 146, 62, '2027') +
            at(150, 250, lamp(paper, key), { scale: 1.3 }),
        ),
      ) +
      at(
        470,
        150,
        book(
          220,
          312,
          paper,
          rect(0, 0, 220, 96, key) +
            text(20, 62, 42, 'Bağ', { fill: paper }) +
            multiply(circle(110, 206, 74, magenta)) +
            at(110, 206, flower(paper, cyan), { scale: 1 }),
        ),
        { turn: 8 },
      ),
  ),
  'product-magazine': landscape(
    () =>
      flat(cyan) +
      at(
        400,
        300,
        spread(
          multiply(rect(-310, -210, 310, 420, magenta)) +
            at(-160, -20, at(0, 0, sail(paper, cyan), { scale: 2 })) +
            text(-284, 132, 52, 'Liman', { fill: paper }),
          text(34, -98, 36, 'Dənizin') +
            text(34, -60, 36, 'üç rəngi') +
            column(36, -28, 110, 10) +
            column(164, -28, 110, 6) +
            rect(164, 82, 110, 52, cyan),
          [paper, paper],
        ),
        { scale: 1.06 },
      ),
  ),
  'product-menu': landscape(
    () =>
      disc(proof, magenta, 560, 250, 230) +
      at(
        130,
        70,
        sheet(
          250,
          430,
          key,
          text(26, 80, 58, 'Menyu', { fill: paper }) +
            ['Dovğa', 'Qutab', 'Piti', 'Şah plov', 'Şəkərbura']
              .map(
                (dish, n) =>
                  text(26, 150 + n * 46, 25, dish, { style: 'label', fill: paper }) +
                  text(224, 150 + n * 46, 25, `${4 + n * 3} ₼`, {
                    style: 'tight',
                    fill: cyan,
                    anchor: 'end',
                  }),
              )
              .join('') +
            rect(26, 370, 198, 4, paper) +
            text(26, 406, 20, 'Hər gün 12–23', { style: 'label', fill: paper }),
        ),
        { turn: -5 },
      ) +
      at(
        570,
        440,
        ellipse(0, 40, 170, 40, key) +
          ellipse(0, 26, 170, 40, paper, 2.5) +
          ellipse(0, 22, 110, 22, cyan) +
          path('M-90 20Q-84-70 0-74Q84-70 90 20Q0 44-90 20Z', paper, 3) +
          trim(
            'M-90 20Q-84-70 0-74Q84-70 90 20Q0 44-90 20Z',
            halftone([0, -74, 90, 100], ramp(0, -20, 100, 10, 0.7), key, { step: 10, angle: 45 }),
          ) +
          circle(0, -82, 12, key),
      ),
  ),
  'product-calendar-wall': landscape(
    () =>
      rect(0, 0, 800, 600, magenta) +
      halftone([0, 0, 800, 600], ramp(200, 700, 700, -100), key, { step: 13, angle: 45 }) +
      at(
        230,
        60,
        sheet(
          340,
          480,
          paper,
          rect(0, 0, 340, 230, cyan) +
            multiply(circle(235, 118, 82, magenta)) +
            path('M0 230L90 120L150 180L220 90L340 230Z', key) +
            text(24, 284, 44, 'Aprel') +
            text(316, 284, 26, '2027', { style: 'label', anchor: 'end' }) +
            month(26, 306, 43, 11, magenta),
        ) + wire(340),
      ),
  ),
  'product-calendar-desk': landscape(
    () =>
      table(cyan, proof, 0.8) +
      trim(box(0, 0, 800, 480), halftone([0, 0, 800, 480], ramp(0, 500, 0, -60, 0.8), paper, { step: 15 })) +
      shadow(410, 530, 320, 20) +
      path('M170 150H620L690 520H240Z', key, 3) +
      skew(
        '1 0 -.15 1 160 150',
        sheet(
          470,
          340,
          paper,
          rect(0, 0, 190, 340, magenta) +
            at(95, 120, medallion(paper, cyan), { scale: 1.4 }) +
            text(20, 300, 74, '21') +
            text(214, 74, 46, 'Mart') +
            month(216, 100, 34, 20, magenta, 31) +
            smallPrint(216, 296, 160, 2),
        ) + wire(470),
      ) +
      path('M104 490H576L600 520H96Z', key),
  ),
  'product-notebook': landscape(
    () =>
      blown(inks, [0.1, 1]) +
      at(
        160,
        110,
        book(
          250,
          350,
          magenta,
          repeat(250, 350, 84, (odd) => star(odd ? cyan : paper, magenta), 0.5) +
            rect(40, 210, 170, 84, paper) +
            text(125, 264, 36, 'Qeydlər', { style: 'tight', anchor: 'middle' }),
          34,
        ),
        { turn: -8 },
      ) +
      at(
        440,
        140,
        sheet(
          240,
          330,
          paper,
          Array.from({ length: 11 }, (_, n) => rect(24, 62 + n * 24, 192, 2, cyan)).join('') +
            text(24, 54, 26, 'İyun, 3', { style: 'label' }),
        ) + wire(240),
        { turn: 7 },
      ) +
      at(
        560,
        470,
        rect(-150, -11, 200, 22, cyan, 2.5) +
          path('M50-11L92 0L50 11Z', paper, 2.5) +
          path('M80-3L92 0L80 3Z', key) +
          rect(-170, -11, 20, 22, magenta, 2.5),
        { turn: -24 },
      ),
  ),
}
