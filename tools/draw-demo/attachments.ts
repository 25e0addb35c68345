/** Ways to show a client's work beside its main picture. Inks magenta and yellow. */
import type { Emblem } from './emblems.ts'
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
  yellow,
} from './ink.ts'
import { text, textWidth } from './lettering.ts'
import { blown, flat, type Scene, shadow, table } from './stage.ts'
import {
  barcode,
  book,
  carrier,
  carton,
  colourBar,
  cropMarks,
  loupe,
  mug,
  paperCup,
  pile,
  scatter,
  sheet,
  spread,
  stand,
} from './things.ts'

/** What a client's pictures have in common: the sign, the name as lettered and a line of small type. */
export type Brand = { emblem: Emblem; name: string; note: string }

const inks = { a: magenta, b: yellow }
const wide = (draw: () => string): Scene => ({ width: 780, height: 520, draw })
const square = (draw: () => string): Scene => ({ width: 520, height: 520, draw })
const tall = (draw: () => string): Scene => ({ width: 520, height: 650, draw })

/** The largest size up to `size` at which the words fit. */
function sized(words: string, width: number, size: number): number {
  return Math.min(size, (width / textWidth(100, words)) * 100)
}

/** The flat label or sheet before cutting. */
export const unfolded = ({ emblem, name, note }: Brand, ground: string): Scene =>
  wide(
    () =>
      rect(0, 0, 780, 520, proof) +
      cropMarks(70, 70, 640, 380) +
      at(
        70,
        70,
        rect(0, 0, 640, 380, ground) +
          (ground === key
            ? circle(180, 190, 140, magenta)
            : multiply(circle(180, 190, 140, ground === magenta ? yellow : magenta))) +
          at(180, 190, emblem(ground === key ? yellow : key, paper), { scale: 1.7 }) +
          text(350, 180, sized(name, 265, 66), name, { fill: ground === key ? paper : key }) +
          text(352, 216, sized(note, 320, 21), note, { style: 'label', fill: ground === key ? paper : key }) +
          (ground === key ? smallPrint(352, 250, 200, 3, paper) : barcode(352, 270, 200, 56)),
      ) +
      colourBar(70, 482, [magenta, '#F21600', yellow, key, paper]),
  )

/** The sign as a wrapping pattern. */
export const pattern = ({ emblem }: Brand, ground: string, pitch = 130): Scene =>
  square(
    () =>
      rect(0, 0, 520, 520, ground) +
      scatter(
        520,
        520,
        pitch,
        (odd) =>
          ground === paper
            ? emblem(odd ? yellow : magenta, odd ? magenta : yellow)
            : emblem(odd ? key : paper, ground),
        pitch / 180,
      ),
  )

/** A look through the glass at the dots. */
export const underLoupe = ({ emblem }: Brand, ground: string): Scene =>
  square(
    () =>
      rect(0, 0, 520, 520, ground) +
      halftone([0, 0, 520, 520], ramp(0, 0, 520, 520), ground === magenta ? yellow : magenta, {
        step: 11,
        multiply: true,
      }) +
      at(
        235,
        225,
        loupe(
          rect(-180, -180, 360, 360, paper) +
            halftone([-180, -180, 360, 360], ramp(-220, -100, 260, 180, 1), yellow, { step: 34, angle: 0 }) +
            halftone([-180, -180, 360, 360], ramp(240, -200, -200, 200, 1), magenta, {
              step: 34,
              multiply: true,
            }) +
            at(0, 0, emblem(key, paper), { scale: 1.7 }),
        ),
      ),
  )

/** Posters of the work on a wall in the street. */
export const onStreet = ({ emblem, name, note }: Brand, lead: string): Scene =>
  wide(() => {
    const other = lead === magenta ? yellow : magenta
    const one = (ground: string, fill: string): string =>
      sheet(
        190,
        270,
        ground,
        halftone([0, 90, 190, 180], ramp(0, 100, 0, 330), ground === key ? magenta : key, {
          step: 10,
          angle: 45,
        }) +
          at(95, 108, emblem(fill, ground), { scale: 1.25 }) +
          rect(0, 196, 190, 74, paper) +
          text(14, 230, sized(name, 162, 34), name) +
          text(14, 254, sized(note, 190, 14), note, { style: 'label' }),
      )
    return (
      rect(0, 0, 780, 520, proof) +
      line(Array.from({ length: 9 }, (_, n) => `M0 ${n * 52}H780`).join(''), 1.2) +
      rect(0, 430, 780, 90, key) +
      at(60, 90, one(lead, key)) +
      at(296, 70, one(key, lead)) +
      at(532, 90, one(other, key)) +
      line('M20 430V300M20 300Q20 280 40 280', 9)
    )
  })

/** A pile straight from the press. */
export const stacked = ({ emblem, name }: Brand, ground: string): Scene =>
  tall(
    () =>
      blown(inks, [0, 1], { width: 520, height: 650 }) +
      at(
        96,
        120,
        pile(
          330,
          390,
          ground,
          at(165, 150, emblem(ground === key ? yellow : key, ground === paper ? magenta : paper), {
            scale: 1.9,
          }) +
            text(165, 330, sized(name, 280, 54), name, {
              anchor: 'middle',
              fill: ground === key ? paper : key,
            }),
          9,
        ),
        { turn: -5 },
      ),
  )

/** The press sheet with the work on it many times. */
export const pressSheet = ({ emblem, name }: Brand, ground: string): Scene =>
  wide(
    () =>
      flat(magenta, { width: 780, height: 520 }) +
      at(
        60,
        56,
        sheet(
          660,
          410,
          paper,
          cropMarks(40, 40, 580, 300) +
            [0, 1, 2, 3]
              .flatMap((column) =>
                [0, 1].map((row) =>
                  at(
                    40 + column * 145,
                    40 + row * 150,
                    rect(0, 0, 145, 150, (column + row) % 2 ? ground : paper, 1.2) +
                      at(72, 62, emblem(key, (column + row) % 2 ? paper : magenta), { scale: 0.74 }) +
                      text(72, 132, sized(name, 120, 20), name, { anchor: 'middle' }),
                  ),
                ),
              )
              .join('') +
            colourBar(40, 362, [magenta, magenta, '#F21600', yellow, yellow, key, proof, paper], 24),
        ),
        { turn: -2 },
      ),
  )

/** A round badge or coaster, near. */
export const badge = ({ emblem, name }: Brand, ground: string): Scene =>
  square(
    () =>
      flat(
        ground === yellow ? magenta : yellow,
        { width: 520, height: 520 },
        ground === yellow ? key : magenta,
      ) +
      circle(272, 276, 190, key) +
      circle(258, 256, 190, ground, 3) +
      line('M258 84A172 172 0 1 1 257.9 84', 2) +
      at(258, 222, emblem(key, paper), { scale: 1.5 }) +
      text(258, 366, sized(name, 230, 46), name, { anchor: 'middle', fill: ground === key ? paper : key }),
  )

/** A carrier bag. */
export const carried = ({ emblem, name }: Brand, ground: string): Scene =>
  tall(
    () =>
      table(paper, yellow, 0.84, { width: 520, height: 650 }) +
      halftone([0, 0, 520, 540], glow(260, 330, 330, 0.9), magenta, { step: 12 }) +
      shadow(262, 572, 190, 16) +
      at(
        244,
        380,
        carrier(
          ground,
          key,
          at(0, -20, emblem(key, paper), { scale: 1.5 }) +
            text(0, 112, sized(name, 220, 42), name, { anchor: 'middle' }),
        ),
        { scale: 1.25 },
      ),
  )

/** The silk screen that printed it. */
export const screen = ({ emblem, name }: Brand, ground: string): Scene =>
  tall(
    () =>
      rect(0, 0, 520, 650, ground) +
      at(
        80,
        70,
        path(`${box(0, 0, 360, 480)}${box(34, 34, 292, 412)}`, paper, 2.5).replace(
          '/>',
          ' fill-rule="evenodd"/>',
        ) +
          at(
            34,
            34,
            sheet(
              292,
              412,
              ground === magenta ? yellow : magenta,
              halftone([0, 0, 292, 412], () => 0.16, key, { step: 7, angle: 45 }) +
                at(146, 140, emblem(paper, key), { scale: 1.7 }) +
                text(146, 276, sized(name, 240, 46), name, { anchor: 'middle', fill: paper }),
            ),
          ) +
          at(60, 384, rect(0, 0, 240, 46, key) + rect(8, 46, 224, 16, proof, 2.5)),
        { turn: 3 },
      ) +
      halftone([0, 560, 520, 90], ramp(0, 550, 0, 700), key, { step: 11, angle: 45 }),
  )

/** Proofs of the tone, from full to a tenth. */
export const swatches = ({ emblem }: Brand, ink: string): Scene =>
  wide(
    () =>
      rect(0, 0, 780, 520, proof) +
      [0.1, 0.25, 0.5, 0.75, 1]
        .map((tone, n) =>
          at(
            390,
            640,
            at(
              -75,
              -490,
              sheet(
                150,
                330,
                paper,
                halftone([0, 0, 150, 230], () => tone, ink, { step: 10 }) +
                  at(75, 112, emblem(key, tone > 0.6 ? paper : ink), { scale: 0.72 }) +
                  text(16, 290, 34, `${tone * 100}`) +
                  circle(126, 304, 7, key),
              ),
            ),
            { turn: (n - 2) * 17, scale: 1.12 },
          ),
        )
        .join(''),
  )

/** An oblique box with the sign on its lid. */
export const boxed = ({ emblem, name, note }: Brand, lid: string): Scene =>
  wide(() => {
    const front = lid === yellow ? magenta : yellow
    const even = lid === paper ? magenta : paper
    return (
      flat(
        lid !== paper && front === yellow ? yellow : magenta,
        { width: 780, height: 520 },
        lid === yellow ? key : magenta,
      ) +
      path('M180 400L400 510L650 380L440 290Z', key) +
      carton(
        140,
        200,
        [280, 300, 130],
        { left: key, right: lid === paper ? yellow : paper, top: lid },
        {
          left: halftone([0, 0, 280, 130], ramp(0, 160, 200, -40, 0.7), paper, { step: 11 }),
          right:
            text(22, 70, sized(name, 256, 50), name) +
            text(24, 102, sized(note, 270, 20), note, { style: 'label' }),
          top: scatter(300, 280, 100, (odd) => emblem(odd ? key : even, lid), 0.58),
        },
      )
    )
  })

/** The sign so near that it leaves the sheet. */
export const closeUp = ({ emblem, name }: Brand, ground: string): Scene =>
  tall(
    () =>
      rect(0, 0, 520, 650, ground) +
      halftone([0, 0, 520, 650], ramp(520, 0, 0, 760, 0.95), ground === magenta ? key : magenta, {
        step: 15,
        multiply: ground !== key,
      }) +
      at(330, 300, emblem(ground === key ? yellow : key, paper), { scale: 5.2, turn: -8 }) +
      rect(0, 570, 520, 80, paper) +
      text(28, 626, sized(name, 460, 50), name),
  )

/** An opened publication. */
export const opened = ({ emblem, name, note }: Brand, ground: string): Scene =>
  wide(
    () =>
      flat(
        ground === yellow ? magenta : yellow,
        { width: 780, height: 520 },
        ground === yellow ? key : magenta,
      ) +
      at(
        390,
        260,
        spread(
          rect(-320, -220, 320, 440, ground) + at(-160, -18, emblem(key, paper), { scale: 2 }),
          text(32, -90, sized(name, 240, 40), name) +
            text(32, -58, sized(note, 250, 18), note, { style: 'label' }) +
            smallPrint(34, -30, 112, 11) +
            smallPrint(168, -30, 110, 5) +
            at(222, 98, emblem(magenta, yellow), { scale: 0.7 }),
          [paper, paper],
        ),
      ),
  )

/** A mug with the sign, a second behind. */
export const mugs = ({ emblem, name }: Brand, ground: string): Scene =>
  wide(
    () =>
      table(paper, ground, 0.72, { width: 780, height: 520 }) +
      halftone([0, 0, 780, 370], ramp(780, 0, 200, 380, 0.8), ground === magenta ? yellow : magenta, {
        step: 13,
      }) +
      shadow(300, 446, 150) +
      shadow(595, 430, 120) +
      at(
        585,
        300,
        mug(key, yellow, text(20, 60, sized(name, 250, 80), name, { anchor: 'middle', fill: paper })),
        { scale: 0.62 },
      ) +
      at(
        280,
        270,
        mug(ground === magenta ? yellow : magenta, key, at(-30, 20, emblem(key, paper), { scale: 2.1 })),
        { scale: 0.76 },
      ),
  )

/** Cups on a counter. */
export const cups = ({ emblem }: Brand, ground: string): Scene =>
  wide(
    () =>
      table(ground, key, 0.82, { width: 780, height: 520 }) +
      halftone([0, 0, 780, 426], ramp(0, 426, 0, -100), paper, { step: 13 }) +
      [120, 300, 480, 660]
        .map((x, n) =>
          at(
            x,
            296,
            paperCup(
              n % 2 ? key : paper,
              n % 2 ? yellow : key,
              at(0, 28, emblem(n % 2 ? yellow : magenta, n % 2 ? key : yellow), { scale: 0.9 }),
            ),
            { scale: 0.76 },
          ),
        )
        .join(''),
  )

/** Books or pads side by side. */
export const shelved = ({ emblem, name }: Brand, ground: string): Scene =>
  wide(
    () =>
      table(paper, ground, 0.8, { width: 780, height: 520 }) +
      halftone([0, 0, 780, 410], glow(390, 260, 420, 0.8), ground === yellow ? magenta : yellow, {
        step: 13,
      }) +
      [
        [90, key, yellow],
        [300, magenta, key],
        [510, yellow, key],
      ]
        .map(([x, cover, ink]) =>
          at(
            Number(x),
            150,
            book(
              170,
              270,
              String(cover),
              at(85, 100, emblem(String(ink), paper), { scale: 1.1 }) +
                text(85, 226, sized(name, 142, 32), name, {
                  anchor: 'middle',
                  fill: cover === key ? paper : key,
                }),
            ),
          ),
        )
        .join(''),
  )

/** A stand at the door. */
export const standing = ({ emblem, name, note }: Brand, ground: string): Scene =>
  tall(
    () =>
      table(proof, ground === yellow ? magenta : yellow, 0.86, { width: 520, height: 650 }) +
      at(
        80,
        110,
        stand(
          170,
          430,
          ground,
          at(85, 150, emblem(key, paper), { scale: 1.2 }) +
            text(16, 300, sized(name, 140, 40), name) +
            smallPrint(18, 322, 120, 4),
        ),
      ) +
      at(
        300,
        70,
        stand(
          160,
          470,
          key,
          halftone([0, 200, 160, 270], ramp(0, 200, 0, 520), magenta, { step: 11 }) +
            at(80, 130, emblem(yellow, magenta), { scale: 1.1 }) +
            text(14, 270, sized(note, 132, 22), note, { fill: paper }),
        ),
      ),
  )
