/** Campaigns, in yellow and magenta. The office set is the drawn picture of the cards, reprinted. */
import { bean, books, lamp, medallion, sail, semeni, star } from './emblems.ts'
import {
  at,
  box,
  campaignInks,
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
import { blown, disc, flat, landscape, type Scene, shadow, table } from './stage.ts'
import {
  book,
  carrier,
  leaflet,
  month,
  paperCup,
  pen,
  pile,
  scatter,
  shade,
  sheet,
  shop,
  spread,
  stand,
  wire,
} from './things.ts'

export const campaignScenes: Record<string, Scene> = {
  'campaign-expo': landscape(
    () =>
      table(yellow, key, 0.84) +
      trim(box(0, 0, 800, 504), halftone([0, 0, 800, 504], glow(400, 240, 460, 0.9), paper, { step: 14 })) +
      at(
        110,
        70,
        stand(
          170,
          430,
          magenta,
          at(85, 130, sail(paper, key), { scale: 1.2 }) +
            text(18, 280, 48, 'Sərgi') +
            smallPrint(18, 306, 120, 5),
        ),
      ) +
      at(
        310,
        100,
        stand(
          150,
          400,
          paper,
          multiply(circle(90, 110, 96, yellow), circle(50, 190, 70, magenta)) +
            text(16, 330, 74, 'B7', { style: 'black' }),
        ),
      ) +
      at(
        630,
        350,
        leaflet(
          [
            text(30, 120, 60, 'Ekspo'),
            at(100, 190, star(magenta, yellow), { scale: 1.3 }),
            smallPrint(28, 120, 150, 8),
          ],
          [yellow, paper, magenta],
        ),
        { scale: 0.48 },
      ),
  ),
  'campaign-novruz': landscape(
    () =>
      flat(yellow, undefined, magenta) +
      shadow(270, 536, 200, 16) +
      shadow(580, 530, 150, 14) +
      at(
        260,
        350,
        carrier(
          paper,
          magenta,
          at(0, 0, semeni(magenta, key), { scale: 1.5 }) + text(0, 118, 36, 'Novruz', { anchor: 'middle' }),
        ),
        { scale: 1.15 },
      ) +
      at(560, 386, carrier(magenta, key, at(0, -10, medallion(yellow, key), { scale: 1.5 })), {
        scale: 0.84,
      }) +
      [
        [660, 120, 20],
        [710, 180, 13],
        [630, 190, 10],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, magenta))
        .join(''),
  ),
  'campaign-school': landscape(
    () =>
      blown(campaignInks, [0, 0]) +
      at(
        110,
        120,
        book(
          220,
          310,
          yellow,
          rect(0, 0, 40, 310, key) +
            text(60, 96, 44, 'Riyaz.', { style: 'tight' }) +
            text(128, 240, 130, '5', { style: 'black' }),
          30,
        ),
        { turn: -9 },
      ) +
      at(
        360,
        100,
        book(
          220,
          310,
          magenta,
          at(110, 110, books(paper, key), { scale: 1.2 }) +
            rect(26, 206, 168, 70, paper) +
            smallPrint(42, 226, 130, 2),
          30,
        ),
        { turn: 4 },
      ) +
      at(420, 500, pen(yellow, key), { scale: 1.7, turn: -5 }) +
      at(640, 300, pen(magenta, paper), { scale: 1.3, turn: 68 }),
  ),
  'campaign-cafe': landscape(
    () =>
      rect(0, 0, 800, 600, magenta) +
      halftone([0, 0, 800, 600], ramp(0, 430, 0, -60), yellow, { step: 15, multiply: true }) +
      at(
        60,
        96,
        shop(
          paper,
          yellow,
          magenta,
          text(26, 84, 78, 'Qəhvə', { style: 'black', fill: yellow }) +
            at(500, 56, bean(yellow, key), { scale: 0.8 }),
          halftone([0, 0, 300, 150], ramp(0, 180, 300, -20), magenta, { step: 14 }),
        ),
      ) +
      rect(0, 540, 800, 60, key) +
      at(700, 440, paperCup(yellow, key, text(0, 66, 120, 'ə', { style: 'black', anchor: 'middle' })), {
        scale: 0.66,
      }),
  ),
  'campaign-catalogue': landscape(
    () =>
      disc(proof, yellow, 400, 300, 270) +
      at(
        400,
        320,
        spread(
          rect(-320, -220, 320, 440, key) + at(-160, -20, lamp(yellow, magenta), { scale: 2 }),
          text(34, -84, 60, 'Payız') +
            smallPrint(36, -54, 110, 10) +
            multiply(circle(222, 30, 70, yellow), circle(248, 84, 50, magenta)),
          [key, paper],
        ),
      ),
  ),
  'campaign-calendar': landscape(
    () =>
      flat(magenta, undefined, key) +
      at(
        90,
        90,
        sheet(
          280,
          400,
          paper,
          rect(0, 0, 280, 180, yellow) +
            text(26, 134, 108, '2027', { style: 'tight' }) +
            text(26, 234, 36, 'Yanvar') +
            month(26, 256, 34, 0, magenta, 31),
        ) + wire(280),
        { turn: -6 },
      ) +
      at(
        440,
        150,
        path('M0 0H260L300 330H40Z', key) +
          sheet(
            280,
            300,
            yellow,
            scatter(280, 180, 70, (odd) => star(odd ? magenta : paper, yellow), 0.42) +
              rect(0, 180, 280, 120, paper) +
              month(24, 200, 34, 4, magenta, 18),
          ) +
          wire(280),
        { turn: 5 },
      ),
  ),
  'campaign-student': landscape(
    () =>
      blown(campaignInks, [1, 0.4]) +
      path('M120 500L560 560L700 470L260 420Z', key) +
      at(
        150,
        250,
        pile(
          380,
          240,
          paper,
          rect(0, 0, 380, 70, magenta) +
            text(24, 50, 40, 'Diplom işi') +
            smallPrint(26, 104, 260, 5) +
            text(354, 216, 24, '2026', { style: 'label', anchor: 'end' }),
          8,
        ),
        { turn: -4 },
      ) +
      at(
        520,
        190,
        path('M-170 0L0-76L170 0L0 76Z', key) +
          path('M-96 36V110Q0 156 96 110V36L0 78Z', magenta, 3) +
          trim('M-96 36V110Q0 156 96 110V36L0 78Z', shade(96, 150, 0.7)) +
          line('M0 0L140 28V120', 5, yellow) +
          path('M128 116H152L158 170H122Z', yellow, 2.5),
        { turn: -6 },
      ),
  ),
}
