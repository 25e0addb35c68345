/** Products that are things: souvenirs, labels, signs, clothes. Inks cyan and magenta. */
import { bolt, buta, cat, flower, glasses, medallion, runner, star, wave, wheel } from './emblems.ts'
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
  smallPrint,
  trim,
} from './ink.ts'
import { text } from './lettering.ts'
import { blown, disc, flat, landscape, lit, type Scene, shadow, table } from './stage.ts'
import { cap, hoodie, month, mug, pen, repeat, seal, sheet, shirt, stamp, thermos, wire } from './things.ts'

const inks = serviceInks

export const thingProducts: Record<string, Scene> = {
  'product-mug-white': landscape(
    () =>
      table(magenta, proof, 0.74) +
      trim(
        box(0, 0, 800, 444),
        halftone([0, 0, 800, 444], ramp(0, 460, 0, -120), key, { step: 14, angle: 45 }),
      ) +
      shadow(470, 524, 190) +
      shadow(190, 500, 130) +
      at(180, 360, mug(cyan, key, at(-10, 40, cat(paper, key), { scale: 1.8 })), { scale: 0.62 }) +
      at(
        450,
        320,
        mug(
          paper,
          cyan,
          text(-20, 130, 250, 'ə', { style: 'black', anchor: 'middle' }) + rect(-160, 160, 320, 20, magenta),
        ),
        { scale: 0.9 },
      ),
  ),
  'product-thermos': landscape(
    () =>
      flat(cyan) +
      shadow(300, 540, 130, 16) +
      shadow(520, 540, 120, 16) +
      at(
        300,
        310,
        thermos(
          paper,
          key,
          at(
            -75,
            -150,
            repeat(150, 370, 66, (odd) => star(odd ? magenta : cyan, paper), 0.44),
          ),
        ),
      ) +
      at(
        520,
        330,
        thermos(
          magenta,
          paper,
          `<g transform="rotate(-90)">${text(-26, 22, 62, 'Səhər', { anchor: 'middle', fill: paper })}</g>`,
        ),
        { scale: 0.92 },
      ),
  ),
  'product-pen': landscape(
    () =>
      blown(inks, [1, 0.1]) +
      at(
        0,
        0,
        [
          [330, 130, cyan, key],
          [370, 250, magenta, paper],
          [400, 370, paper, cyan],
          [440, 490, key, magenta],
        ]
          .map(([x, y, ground, clip], n) =>
            at(
              Number(x),
              Number(y),
              pen(String(ground), String(clip)) +
                text(-6, 5, 13, ['Bulud Bank', 'Lalə Optika', 'Mətbəə', 'Dəniz Otel'][n] ?? '', {
                  style: 'tight',
                  anchor: 'middle',
                  fill: n === 3 ? paper : key,
                }),
              { turn: -14, scale: 1.9 },
            ),
          )
          .join(''),
      ),
  ),
  'product-badge': landscape(
    () =>
      flat(magenta) +
      at(
        250,
        250,
        circle(8, 14, 150, key) +
          circle(0, 0, 150, cyan, 3) +
          at(0, 0, cat(paper, magenta), { scale: 1.7 }) +
          halftone(
            [-150, -150, 300, 300],
            (x, y) => (Math.hypot(x, y) > 140 ? 0 : (Math.hypot(x + 60, y + 60) - 120) / 140),
            key,
            { step: 12, angle: 45 },
          ),
      ) +
      at(
        540,
        200,
        circle(6, 10, 110, key) + circle(0, 0, 110, paper, 3) + text(0, 34, 94, 'Hə!', { anchor: 'middle' }),
      ) +
      at(
        480,
        440,
        circle(6, 10, 100, key) + circle(0, 0, 100, paper, 3) + at(0, 0, star(magenta, cyan), { scale: 1.4 }),
      ) +
      at(
        680,
        420,
        circle(5, 8, 78, key) + circle(0, 0, 78, cyan, 3) + at(0, 0, bolt(paper, key), { scale: 1 }),
      ),
  ),
  'product-sticker-sheet': landscape(
    () =>
      blown(inks, [0.5, 0]) +
      at(
        150,
        60,
        sheet(
          500,
          480,
          paper,
          [
            [100, 100],
            [250, 100],
            [400, 100],
            [100, 240],
            [250, 240],
            [400, 240],
            [100, 380],
            [250, 380],
            [400, 380],
          ]
            .map(([x = 0, y = 0], n) =>
              at(
                x,
                y,
                circle(0, 0, 62, n % 2 ? magenta : cyan) +
                  line('M62 0A62 62 0 1 1-62 0A62 62 0 1 1 62 0', 1.4) +
                  [cat, star, bolt, flower, wave, buta, glasses, wheel, medallion]
                    .slice(n, n + 1)
                    .map((emblem) => at(0, 0, emblem(paper, key), { scale: 0.74 }))
                    .join(''),
              ),
            )
            .join(''),
        ),
        { turn: -4 },
      ) +
      at(
        640,
        420,
        circle(4, 6, 70, key) +
          circle(0, 0, 70, magenta, 3) +
          path('M20 67Q30 24 67 20Q64 54 20 67Z', paper, 3) +
          at(-12, -8, cat(paper, key), { scale: 0.7 }),
        { turn: 12 },
      ),
  ),
  'product-label-roll': landscape(
    () =>
      table(proof, magenta, 0.72) +
      trim(
        box(0, 0, 800, 432),
        halftone([0, 0, 800, 432], glow(250, 240, 380, 0.9), cyan, { step: 14, multiply: true }),
      ) +
      shadow(330, 520, 250, 22) +
      path('M250 470H760V514H250Z', paper, 2.5) +
      [300, 400, 500, 600, 700].map((x) => ellipse(x, 492, 38, 16, cyan, 2)).join('') +
      circle(260, 300, 214, paper, 3) +
      [196, 178, 160, 142].map((r) => circle(260, 300, r, paper, 1.4)).join('') +
      circle(260, 300, 124, cyan, 3) +
      halftone(
        [46, 86, 428, 428],
        (x, y) => {
          const d = Math.hypot(x - 260, y - 300)
          return d > 206 || d < 130 ? 0 : (x - 200) / 330
        },
        key,
        { step: 11, angle: 45 },
      ) +
      circle(260, 300, 84, proof, 3) +
      circle(260, 300, 60, key) +
      at(
        590,
        230,
        sheet(
          170,
          220,
          magenta,
          at(85, 78, medallion(paper, key), { scale: 0.95 }) +
            text(85, 168, 34, 'Bal', { anchor: 'middle' }) +
            text(85, 196, 18, 'Zaqatala, 450 q', { style: 'tight', anchor: 'middle' }),
        ),
        { turn: 7 },
      ),
  ),
  'product-window-film': landscape(
    () =>
      rect(0, 0, 800, 600, magenta) +
      rect(90, 60, 620, 480, key) +
      rect(110, 80, 580, 420, cyan) +
      trim(
        box(110, 80, 580, 420),
        halftone([110, 80, 580, 420], ramp(110, 500, 690, 40), paper, { step: 14 }),
      ) +
      line('M400 80V500', 14) +
      at(255, 250, circle(0, 0, 110, paper) + at(0, 0, glasses(key, magenta), { scale: 1.5 })) +
      text(255, 430, 44, 'Lalə', { anchor: 'middle' }) +
      text(426, 190, 62, 'Yeni') +
      text(426, 250, 62, 'çərçivə') +
      text(428, 300, 28, '10:00–20:00', { style: 'label' }) +
      at(560, 400, cat(key, magenta), { scale: 1.1 }) +
      rect(70, 500, 660, 40, key) +
      rect(0, 540, 800, 60, proof) +
      trim(
        box(0, 540, 800, 60),
        halftone([0, 540, 800, 60], ramp(0, 520, 0, 640, 0.7), key, { step: 12, angle: 45 }),
      ),
  ),
  'product-letters-3d': landscape(
    () =>
      rect(0, 0, 800, 600, cyan) +
      halftone([0, 0, 800, 600], ramp(0, 420, 300, -200, 0.8), paper, { step: 14 }) +
      brickwork(800, 600) +
      [12, 10, 8, 6, 4, 2].map((d) => text(64 + d, 330 + d, 168, 'Dəniz', { style: 'black' })).join('') +
      text(64, 330, 168, 'Dəniz', { style: 'black', fill: magenta }) +
      [8, 6, 4, 2].map((d) => text(70 + d, 450 + d, 90, 'Otel', { style: 'black' })).join('') +
      text(70, 450, 90, 'Otel', { style: 'black', fill: paper }) +
      at(
        620,
        420,
        at(8, 8, wave(key, key), { scale: 1.3 }) + at(0, 0, wave(paper, magenta), { scale: 1.3 }),
      ) +
      rect(0, 540, 800, 60, key),
  ),
  'product-lightbox': landscape(
    () =>
      rect(0, 0, 800, 600, key) +
      halftone([0, 0, 800, 600], glow(420, 270, 470, 0.9), cyan, { step: 15 }) +
      rect(90, 120, 24, 330, proof, 3) +
      rect(110, 170, 90, 14, proof, 3) +
      rect(110, 390, 90, 14, proof, 3) +
      at(
        200,
        110,
        rect(12, 14, 440, 350, key, 0) +
          sheet(
            440,
            350,
            paper,
            rect(0, 0, 440, 120, magenta) +
              text(220, 88, 76, 'Aptek', { anchor: 'middle' }) +
              at(
                120,
                234,
                circle(0, 0, 80, cyan) + path('M-17-50H17V-17H50V17H17V50H-17V17H-50V-17H-17Z', paper),
              ) +
              text(226, 258, 92, '24', { style: 'black' }) +
              text(230, 300, 28, 'saat açıq', { style: 'label' }),
          ) +
          line(box(0, 0, 440, 350), 10),
      ),
  ),
  'product-office-plaque': landscape(
    () =>
      rect(0, 0, 800, 600, magenta) +
      halftone([0, 0, 800, 600], ramp(100, 0, 900, 700, 0.8), key, { step: 13, angle: 45 }) +
      at(
        170,
        110,
        rect(12, 16, 460, 310, key) +
          sheet(
            460,
            310,
            paper,
            rect(0, 0, 130, 310, cyan) +
              text(65, 196, 130, 'ə', { style: 'black', anchor: 'middle' }) +
              text(156, 96, 40, 'Notariat') +
              text(156, 138, 40, 'kontoru') +
              smallPrint(158, 172, 240, 3) +
              text(156, 272, 30, 'Otaq 12', { style: 'label' }),
          ) +
          [
            [22, 22],
            [438, 22],
            [22, 288],
            [438, 288],
          ]
            .map(
              ([x = 0, y = 0]) =>
                circle(x, y, 9, proof, 2.5) + line(`M${x - 5} ${y - 5}L${x + 5} ${y + 5}`, 2),
            )
            .join(''),
      ) +
      at(560, 400, sheet(150, 150, cyan, text(75, 106, 96, '7', { style: 'black', anchor: 'middle' }))),
  ),
  'product-tshirt': landscape(
    () =>
      blown(inks, [0, 0]) +
      at(
        300,
        310,
        shirt(
          paper,
          multiply(circle(-26, -10, 66, cyan), circle(30, 20, 66, magenta)) +
            text(0, 140, 40, 'Yay 27', { anchor: 'middle' }),
        ),
        { turn: -5, scale: 1.08 },
      ) +
      at(610, 350, shirt(magenta, at(0, 10, runner(paper, key), { scale: 1.3 })), { turn: 6, scale: 0.72 }),
  ),
  'product-hoodie': landscape(
    () =>
      disc(cyan, magenta, 400, 290, 250) +
      at(
        400,
        330,
        hoodie(
          paper,
          cyan,
          text(0, 44, 130, 'ə', { style: 'black', anchor: 'middle' }) + rect(-90, 62, 180, 12, magenta),
        ),
        { scale: 1.08 },
      ),
  ),
  'product-cap': landscape(
    () =>
      flat(magenta) +
      shadow(400, 430, 280, 26) +
      at(360, 320, cap(cyan, key, at(-40, -24, bolt(key, paper), { scale: 0.9 })), { scale: 1.35 }) +
      at(640, 170, cap(paper, magenta, at(-30, -20, star(magenta, cyan), { scale: 0.9 })), {
        scale: 0.62,
        turn: 8,
      }),
  ),
  'product-tote': landscape(
    () =>
      lit(cyan, paper, [0.35, 0.5]) +
      shadow(310, 540, 200, 14) +
      shadow(590, 544, 150, 12) +
      at(
        300,
        330,
        tote(
          paper,
          multiply(at(0, 20, flower(cyan, magenta), { scale: 1.9 })) +
            text(0, 176, 34, 'Bazara', { anchor: 'middle' }),
        ),
      ) +
      at(590, 380, tote(key, text(0, 70, 150, 'ə', { style: 'black', anchor: 'middle', fill: magenta })), {
        scale: 0.76,
      }),
  ),
  'service-clothes': landscape(
    () =>
      flat(cyan) +
      line('M60 84H740', 10) +
      [200, 410, 620]
        .map(
          (x) =>
            line(`M${x} 84V62Q${x} 44 ${x + 16} 44`, 6) +
            line(`M${x} 84L${x - 88} 150M${x} 84L${x + 88} 150`, 6),
        )
        .join('') +
      at(200, 320, shirt(paper, at(0, 20, buta(magenta, cyan), { scale: 1.5 })), { scale: 0.9 }) +
      at(620, 320, shirt(key, text(0, 60, 170, 'ə', { style: 'black', anchor: 'middle', fill: paper })), {
        scale: 0.9,
      }) +
      at(
        410,
        326,
        shirt(magenta, text(0, 28, 84, 'Az', { anchor: 'middle' }) + rect(-70, 52, 140, 10, key)),
        { scale: 0.96 },
      ),
  ),
  'service-poster': landscape(
    () =>
      rect(0, 0, 800, 600, proof) +
      brickwork(800, 600) +
      rect(0, 540, 800, 60, key) +
      at(
        70,
        70,
        sheet(
          250,
          380,
          cyan,
          multiply(circle(140, 150, 96, magenta)) +
            text(20, 320, 48, 'Muğam') +
            text(20, 356, 23, '14 may, Filarmoniya', { style: 'tight' }),
        ),
      ) +
      at(
        345,
        50,
        sheet(
          190,
          270,
          magenta,
          halftone([0, 0, 190, 270], ramp(0, 300, 0, 0), key, { step: 11, angle: 45 }) +
            at(95, 120, wheel(paper, magenta), { scale: 1.3 }) +
            text(95, 246, 34, 'Velo', { anchor: 'middle', fill: paper }),
        ),
      ) +
      at(
        345,
        340,
        sheet(
          190,
          180,
          paper,
          text(18, 66, 46, 'Kino') + text(18, 112, 46, 'gecəsi') + rect(18, 132, 150, 26, cyan),
        ),
      ) +
      at(
        562,
        80,
        sheet(
          190,
          420,
          key,
          halftone([0, 0, 190, 420], glow(95, 170, 210, 1), magenta, { step: 12 }) +
            text(95, 250, 190, 'ə', { style: 'black', anchor: 'middle', fill: paper }) +
            text(95, 388, 34, 'Teatr', { anchor: 'middle', fill: paper }),
        ),
      ),
  ),
  'service-stamp': landscape(
    () =>
      blown(inks, [0, 1]) +
      at(
        110,
        140,
        sheet(
          430,
          330,
          paper,
          smallPrint(40, 50, 300, 7) + at(300, 222, seal(magenta)) + line('M50 250q30-40 50 0t60-20', 4),
        ),
        { turn: -6 },
      ) +
      at(596, 330, stamp(magenta, cyan), { scale: 1.7, turn: 8 }),
  ),
  'service-calendar': landscape(
    () =>
      disc(magenta, cyan, 520, 240, 250) +
      at(
        110,
        70,
        sheet(
          300,
          430,
          paper,
          rect(0, 0, 300, 170, key) +
            text(22, 128, 132, '21', { style: 'black', fill: paper }) +
            text(24, 220, 40, 'Mart') +
            month(26, 240, 37, 20, magenta, 31) +
            circle(232, 84, 40, magenta),
        ) + wire(300),
        { turn: -4 },
      ) +
      at(
        470,
        200,
        sheet(
          230,
          310,
          cyan,
          rect(38, 0, 6, 310, key) +
            text(62, 104, 40, 'Bloknot', { style: 'tight' }) +
            at(136, 206, medallion(paper, key), { scale: 1 }),
        ),
        { turn: 7 },
      ),
  ),
}

function brickwork(width: number, height: number): string {
  const rows = Array.from({ length: Math.ceil(height / 50) }, (_, row) => {
    const joints = Array.from(
      { length: Math.ceil(width / 110) + 1 },
      (_, n) => `M${n * 110 - (row % 2) * 55} ${row * 50}v50`,
    )
    return `M0 ${row * 50}H${width}${joints.join('')}`
  })
  return line(rows.join(''), 1.2)
}

function tote(ground: string, face: string): string {
  const handle = 'M-66-130C-66-290 66-290 66-130'
  return (
    line(handle, 20) +
    line(handle, 14, ground === key ? proof : ground) +
    path('M-124-150H124L140 206H-140Z', ground, 2.5) +
    trim(
      'M-124-150H124L140 206H-140Z',
      halftone([30, -150, 110, 356], ramp(74, 0, 160, 40, 0.6), ground === key ? paper : key, {
        step: 12,
        angle: 45,
      }),
    ) +
    face
  )
}
