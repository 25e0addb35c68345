/** Signs of the demo's clients. Each is about 100 units across, around the origin, in two inks. */
import { at, box, circle, ellipse, key, line, paper, path, rect } from './ink.ts'
import { text } from './lettering.ts'

export type Emblem = (ink: string, second: string) => string

const around = (times: number, draw: (turn: number) => string): string =>
  Array.from({ length: times }, (_, index) => draw((360 / times) * index)).join('')

const polygon = (points: number, outer: number, inner: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (Math.PI / points) * index - Math.PI / 2
    const radius = index % 2 ? inner : outer
    return `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** Steps from a diamond's top to its side: the göl of a carpet. */
const steppedDiamond = (size: number): string => {
  const step = size / 4
  const corners: string[] = []
  for (const [sx, sy] of [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const quarter = Array.from({ length: 4 }, (_, n) => {
      const [near, far] = [(n + 0.5) * step, (4 - n) * step - step / 2 + step / 2]
      return [`${sx * near} ${sy * far}`, `${sx * (near + (n < 3 ? 0 : step / 2))} ${sy * (far - step)}`]
    }).flat()
    corners.push(...(sx * sy < 0 ? quarter : quarter.reverse()))
  }
  return `M${corners.join('L')}Z`
}

export const gear = (teeth: number, outer: number, inner: number): string => polygon(teeth, outer, inner)

export const pomegranate: Emblem = (ink, second) =>
  path('M0-42L-14-64L-4-58L0-68L4-58L14-64Z', ink) +
  circle(0, 6, 48, ink) +
  path('M-22-20C-6-34 26-24 30 2C33 24 11 40-8 34C-29 27-36-6-22-20Z', second) +
  [
    [-12, -8],
    [4, -14],
    [16, -4],
    [-16, 8],
    [0, 2],
    [14, 12],
    [-6, 20],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 5.4, 6.6, ink))
    .join('')

export const buta: Emblem = (ink, second) => {
  const d =
    'M0 60C-38 60-54 30-46 2C-38-26-6-34 4-62C8-76 0-86-12-88C14-98 36-82 34-52C32-26 52-8 52 18C52 44 30 60 0 60Z'
  return at(0, 8, path(d, ink) + at(1, 12, path(d, second), { scale: 0.5 }), { scale: 0.72 })
}

export const star: Emblem = (ink, second) => path(polygon(8, 52, 37), ink) + path(polygon(8, 24, 15), second)

export const flower: Emblem = (ink, second) =>
  around(
    6,
    (turn) => `<g transform="rotate(${turn})">${ellipse(0, -31, 15, 25, turn % 120 ? second : ink)}</g>`,
  ) + circle(0, 0, 12, key)

export const medallion: Emblem = (ink, second) =>
  path(steppedDiamond(56), ink) + path(steppedDiamond(36), second) + path(steppedDiamond(18), ink)

export const chair: Emblem = (ink, second) =>
  path('M-34-56Q0-66 34-56L30-2H-30Z', ink) +
  rect(-38, 0, 76, 18, second) +
  line('M-32 18L-42 60M32 18L42 60M-20 18V52M20 18V52', 7)

export const cross: Emblem = (ink, second) =>
  circle(0, 0, 54, ink) + path('M-13-36H13V-13H36V13H13V36H-13V13H-36V-13H-13Z', second)

export const wave: Emblem = (ink, second) =>
  circle(0, -10, 34, second) +
  [0, 18, 36].map((y) => line(`M-56 ${y}q14-18 28 0t28 0t28 0t28 0`, 10, ink)).join('')

export const bolt: Emblem = (ink, second) =>
  circle(0, 0, 54, second) + path('M10-66L-34 10H-4L-12 66L36-14H6Z', ink)

export const glasses: Emblem = (ink, second) =>
  circle(-30, 4, 27, ink) +
  circle(30, 4, 27, ink) +
  circle(-30, 4, 17, second) +
  circle(30, 4, 17, second) +
  line('M-6-4Q0-12 6-4M-56-2L-50-18M56-2L50-18', 8, ink)

export const cat: Emblem = (ink, second) =>
  path('M-46-56L-14-36Q0-40 14-36L46-56L50 4C50 40 26 54 0 54C-26 54-50 40-50 4Z', ink) +
  circle(-19, 2, 9, second) +
  circle(19, 2, 9, second) +
  circle(-17, 3, 4.5, key) +
  circle(21, 3, 4.5, key) +
  path('M-7 18H7L0 26Z', key) +
  line('M0 26V32M-12 36Q-4 42 0 32Q4 42 12 36M-62 16L-30 20M-60 34L-30 28M62 16L30 20M60 34L30 28', 3)

export const books: Emblem = (ink, second) =>
  rect(-50, 30, 100, 22, ink) +
  rect(-40, 6, 84, 22, second) +
  rect(-48, -18, 90, 22, ink) +
  path('M-10-60Q4-66 14-56V-22Q4-32-10-26ZM42-60Q28-66 14-56V-22Q28-32 42-26Z', second) +
  line('M-34 30V52M-26 6V28M-32-18V4', 4)

/** The Maiden Tower of Baku. */
export const tower: Emblem = (ink, second) => {
  const joint = ink === key ? paper : key
  const courses = [-36, -22, -8, 6, 20, 34, 48].map((y) => line(`M-36 ${y}H${y < -10 ? 24 : 46}`, 2.4, joint))
  return (
    circle(30, -34, 22, second) +
    path('M-36 60V-42Q-36-52-26-52H14Q24-52 24-42V-8H46V60Z', ink) +
    courses.join('') +
    rect(-12, -34, 9, 16, joint) +
    rect(-12, 2, 9, 16, joint)
  )
}

export const apple: Emblem = (ink, second) =>
  path('M0-24C-12-38-48-34-50 2C-51 36-24 60-10 56Q0 52 10 56C24 60 51 36 50 2C48-34 12-38 0-24Z', ink) +
  path('M4-34C6-58 28-66 40-62C40-46 26-34 4-34Z', second) +
  line('M0-20Q-2-40-8-48', 6)

export const wheel: Emblem = (ink, second) =>
  circle(0, 0, 54, ink) +
  circle(0, 0, 42, second) +
  around(8, (turn) => `<g transform="rotate(${turn})">${line('M0-10V-44', 3)}</g>`) +
  circle(0, 0, 12, ink)

/** Wheat grass of Novruz: blades, a red band, a saucer. */
export const semeni: Emblem = (ink, second) =>
  Array.from({ length: 13 }, (_, n) => {
    const lean = (n - 6) * 3.2
    return line(
      `M${(n - 6) * 6} 24Q${(n - 6) * 6 + lean * 0.2}-16 ${(n - 6) * 6 + lean}-${44 + ((n * 7) % 4) * 6}`,
      5.6,
      n % 2 ? ink : second,
    )
  }).join('') +
  rect(-44, 14, 88, 16, ink) +
  path('M-54 30H54Q46 56 22 56H-22Q-46 56-54 30Z', key)

export const runner: Emblem = (ink, second) =>
  circle(22, -46, 13, ink) +
  line('M14-26L-8 8L14 26L2 58M-8 8L-30 34L-52 30', 13, ink) +
  line('M14-26L-22-24L-36-4M14-26L30-6L50-12', 10, second)

export const bean: Emblem = (ink, second) =>
  `<g transform="rotate(28)">${ellipse(0, 0, 38, 54, ink)}${line('M4-52C-22-22 24 14-4 52', 8, second)}</g>`

export const lamp: Emblem = (ink, second) =>
  path('M-40 10L-22-46H22L40 10Z', ink) +
  path('M-52 60L-38 14H38L52 60Z', second) +
  line('M0-46V-66', 5) +
  rect(-44, 8, 88, 7, key)

export const sail: Emblem = (ink, second) =>
  path('M-4-62V20H-48Z', ink) + path('M4-44L44 20H4Z', second) + path('M-54 28H54L38 54H-38Z', key)

export const house: Emblem = (ink, second) =>
  path('M0-58L58-6H42V54H-42V-6H-58Z', ink) + rect(-14, 10, 28, 44, second)

export const schwa: Emblem = (ink) => text(0, 39, 150, 'ə', { style: 'black', fill: ink, anchor: 'middle' })

export const truck: Emblem = (ink, second) =>
  rect(-58, -30, 72, 60, ink) +
  path('M18-12H42L58 8V30H18Z', second) +
  circle(-34, 34, 14, key) +
  circle(36, 34, 14, key)

export const brick: Emblem = (ink, second) =>
  rect(-54, 18, 34, 36, ink) +
  rect(-16, -12, 34, 66, second) +
  rect(22, -46, 34, 100, ink) +
  line(`${box(-54, 54, 110, 0)}`, 4)

export const cloud: Emblem = (ink) =>
  path('M-34 36A26 26 0 0 1-36-14A34 34 0 0 1 26-24A28 28 0 0 1 36 36Z', ink)
