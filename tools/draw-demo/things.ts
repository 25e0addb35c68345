/** What a printing house makes, drawn around the origin unless said otherwise. `face` is what is printed on it. */
import {
  at,
  box,
  circle,
  ellipse,
  halftone,
  key,
  line,
  multiply,
  paper,
  path,
  proof,
  ramp,
  rect,
  skew,
  smallPrint,
  trim,
} from './ink.ts'
import { text } from './lettering.ts'

/** A flat sheet from its top left corner. */
export function sheet(width: number, height: number, ground: string, face = ''): string {
  const edge = box(0, 0, width, height)
  return path(edge, ground) + trim(edge, face) + line(edge, 2.5)
}

/** A pile of equal sheets, the top one printed. */
export function pile(width: number, height: number, ground: string, face: string, pieces = 6): string {
  const below = Array.from({ length: pieces }, (_, n) => {
    const drop = (pieces - n) * 7
    return rect(0, drop, width, height, n % 2 ? proof : paper, 1.6)
  })
  return below.join('') + sheet(width, height, ground, face)
}

/** A closed book or pad with the thickness of its pages seen at the right and below; from its top left corner. */
export function book(width: number, height: number, ground: string, face: string, depth = 26): string {
  const pages = [0.25, 0.5, 0.75].map(
    (part) => `M${width + depth * part} ${depth * part * 0.5 + 4}V${height + depth * part * 0.5}`,
  )
  return (
    path(`M0 0L${depth} ${depth / 2 - 16}H${width + depth}L${width} 0Z`, key, 2.5) +
    path(
      `M${width} 0L${width + depth} ${depth / 2 - 16}V${height + depth / 2 - 16}L${width} ${height}Z`,
      paper,
      2.5,
    ) +
    line(
      pages.map((page) => page.replace(/M(\S+) \S+V\S+/, (_, x) => `M${x} ${-6}V${height - 6}`)).join(''),
      1.4,
    ) +
    sheet(width, height, ground, face)
  )
}

/** Wire binding along the top edge of something `width` wide. */
export function wire(width: number, ink: string = key): string {
  const count = Math.round(width / 22)
  return Array.from({ length: count }, (_, n) => {
    const x = ((n + 0.5) * width) / count
    return circle(x, 13, 4.5, ink) + line(`M${x} 13V-12`, 5, ink)
  }).join('')
}

type Faces = { left: string; right: string; top: string }
/** A box in oblique view; x, y is the left corner of its lid. Faces are drawn from their top left corners. */
export function carton(
  x: number,
  y: number,
  size: [left: number, right: number, height: number],
  grounds: Faces,
  faces: Faces,
): string {
  const [left, right, height] = size
  const face = (matrix: string, width: number, tall: number, ground: string, content: string): string =>
    skew(matrix, sheet(width, tall, ground, content))
  return (
    face(`.866 .5 0 1 ${x} ${y}`, left, height, grounds.left, faces.left) +
    face(`.866 -.5 0 1 ${x + 0.866 * left} ${y + 0.5 * left}`, right, height, grounds.right, faces.right) +
    face(`.866 -.5 .866 .5 ${x} ${y}`, right, left, grounds.top, faces.top)
  )
}

/** Shade of a face that is turned from the light. */
export function shade(width: number, height: number, top = 0.5, step = 11): string {
  return halftone([0, 0, width, height], ramp(0, 0, width * 0.3, height, top), key, { step, angle: 45 })
}

/** A mug 320 wide; its wrap is printed from -160, -170 to 160, 230. */
export function mug(ground: string, inside: string, wrap: string): string {
  const body = 'M-160-170V170C-160 230 160 230 160 170V-170Z'
  const ear = 'M140-90C270-130 320-60 300 20C282 96 210 126 136 108'
  return (
    line(ear, 50) +
    line(ear, 44, ground) +
    path(body, ground) +
    trim(
      body,
      wrap +
        halftone([20, -170, 140, 390], ramp(20, 0, 170, 40, 0.75), key, {
          step: 13,
          angle: 45,
          multiply: true,
        }),
    ) +
    line(body, 3) +
    ellipse(0, -170, 160, 36, key) +
    ellipse(0, -166, 146, 27, inside)
  )
}

/** A steel thermos, 150 wide and 430 tall. */
export function thermos(ground: string, cap: string, wrap: string): string {
  const body = 'M-75-130Q-75-160-50-160H50Q75-160 75-130V200Q75 214 60 214H-60Q-75 214-75 200Z'
  return (
    path('M-44-216H44Q52-216 52-206V-160H-52V-206Q-52-216-44-216Z', cap, 3) +
    line('M-52-186H52', 3) +
    path(body, ground) +
    trim(
      body,
      wrap +
        halftone([0, -160, 75, 374], ramp(0, 0, 80, 10, 0.7), key, { step: 12, angle: 45, multiply: true }),
    ) +
    line(body, 3)
  )
}

/** A paper cup with a lid, 210 wide and 330 tall. */
export function paperCup(ground: string, lid: string, wrap: string): string {
  const body = 'M-96-120L-70 180H70L96-120Z'
  return (
    path(body, ground) +
    trim(
      body,
      wrap +
        halftone([10, -120, 90, 300], ramp(10, 0, 100, 0, 0.6), key, { step: 11, angle: 45, multiply: true }),
    ) +
    line(body, 3) +
    path('M-106-124V-142H-92L-84-166H84L92-142H106V-124Z', lid, 3)
  )
}

/** A bottle 124 wide and 370 tall, with its label from -62, -10 to 62, 140. */
export function bottle(glass: string, label: string, face: string): string {
  return (
    path('M-24-180H24V-100C24-74 62-60 62-12V190H-62V-12C-62-60-24-74-24-100Z', glass, 2.5) +
    rect(-28, -196, 56, 26, key) +
    at(-62, 0, sheet(124, 140, label, at(62, 64, face)))
  )
}

/** A carrier bag 260 wide and 300 tall, with its handles above. */
export function carrier(ground: string, side: string, face: string): string {
  const handle = 'M-60-130C-60-250 60-250 60-130'
  return (
    path('M130-140L180-165V130L130 150Z', side, 2.5) +
    line('M130-140L160-10L130 150', 2) +
    line(handle, 14) +
    line(handle, 9, paper) +
    at(-130, -140, sheet(260, 290, ground, at(130, 145, face)))
  )
}

/** A T-shirt about 400 wide; the print is around the middle of the chest. */
export function shirt(ground: string, face: string): string {
  const cut = 'M-66-190Q0-138 66-190L112-178L204-92L146-26L118-56V196H-118V-56L-146-26L-204-92L-112-178Z'
  return (
    path(cut, ground) +
    trim(cut, halftone([60, -100, 80, 296], ramp(64, 0, 160, 50, 0.6), key, { step: 12, angle: 45 })) +
    at(0, 0, face) +
    line(cut, 3) +
    line('M-66-190Q0-112 66-190M-118-56L-112-96M118-56L112-96', 3)
  )
}

/** A hooded sweatshirt; as {@link shirt}. */
export function hoodie(ground: string, lining: string, face: string): string {
  const cut =
    'M-70-150Q-70-226 0-226Q70-226 70-150L124-132L190 110L146 128L120 30V196H-120V30L-146 128L-190 110L-124-132Z'
  return (
    path(cut, ground) +
    trim(cut, halftone([10, -120, 190, 320], ramp(20, 0, 170, 80, 0.55), key, { step: 12, angle: 45 })) +
    path('M-44-150Q-44-198 0-198Q44-198 44-150Q30-118 0-112Q-30-118-44-150Z', lining, 3) +
    line('M-18-112V-50M18-112V-56', 4) +
    face +
    line(cut, 3) +
    line('M-70-150Q-60-110 0-100Q60-110 70-150M-70 196L-56 108H56L70 196M-120 172H120M-120 30V0M120 30V0', 3)
  )
}

/** A cap seen from the side-front, about 300 wide. */
export function cap(ground: string, visor: string, face: string): string {
  const crown = 'M-140 60C-150-60-90-130 0-130C90-130 140-70 140 50Q0 20-140 60Z'
  return (
    path('M-30 40Q60 22 140 46C214 56 256 92 248 110C190 88 96 84 20 100Q-26 86-30 40Z', visor, 3) +
    path(crown, ground) +
    trim(
      crown,
      halftone([0, -130, 140, 190], ramp(10, 0, 140, 10, 0.6), key, { step: 11, angle: 45, multiply: true }),
    ) +
    face +
    line(crown, 3) +
    line('M0-130C-40-90-52-20-50 44M0-130C50-90 76-30 76 34', 2) +
    circle(0, -132, 10, key)
  )
}

/** A roll-up stand from the top left corner of its banner. */
export function stand(width: number, height: number, ground: string, face: string): string {
  return (
    sheet(width, height, ground, face) +
    rect(-10, height, width + 20, 22, key) +
    rect(6, height + 22, 34, 8, key) +
    rect(width - 40, height + 22, 34, 8, key) +
    rect(-4, -8, width + 8, 9, key)
  )
}

/** A hand stamp with its print's ground beside it. */
export function stamp(grip: string, band: string): string {
  return (
    path('M-26-96C-26-150 26-150 26-96C26-60 16-50 16-10H-16C-16-50-26-60-26-96Z', grip, 3) +
    path('M-70-12H70L84 26H-84Z', band, 3) +
    rect(-90, 26, 180, 40, key) +
    rect(-84, 66, 168, 10, grip, 2)
  )
}

/** The print of a round stamp, radius 84. */
export function seal(ink: string, middle = 'ə'): string {
  const dots = Array.from({ length: 36 }, (_, n) =>
    circle(Math.cos((n * Math.PI) / 18) * 64, Math.sin((n * Math.PI) / 18) * 64, 3, ink),
  )
  return `<g fill="none" stroke="${ink}"><circle r="84" stroke-width="7"/><circle r="50" stroke-width="3"/></g>${dots.join('')}${text(0, 24, 92, middle, { style: 'black', anchor: 'middle', fill: ink })}`
}

/** A pen along the x axis, 260 long. */
export function pen(ground: string, clip: string): string {
  return (
    path('M-130-11H84V11H-130Z', ground, 2.5) +
    path('M84-11L116-4V4L84 11Z', paper, 2.5) +
    path('M116-3L132 0L116 3Z', key) +
    rect(-142, -8, 12, 16, key) +
    rect(-120, -20, 78, 8, clip, 2) +
    rect(58, -11, 12, 22, clip, 2)
  )
}

/** A page of a calendar: a head and its days, the marked day in ink. */
export function month(x: number, y: number, cell: number, marked: number, ink: string, days = 30): string {
  return Array.from({ length: days }, (_, day) => {
    const [left, top] = [x + ((day + 2) % 7) * cell, y + Math.floor((day + 2) / 7) * cell]
    return rect(left, top, cell * 0.62, cell * 0.62, day === marked ? ink : key)
  }).join('')
}

/** Crop marks around a trim. */
export function cropMarks(x: number, y: number, width: number, height: number, long = 26, off = 10): string {
  const corners = [
    [x, y, -1, -1],
    [x + width, y, 1, -1],
    [x, y + height, -1, 1],
    [x + width, y + height, 1, 1],
  ] as const
  return line(
    corners
      .map(([cx, cy, sx, sy]) => `M${cx + sx * off} ${cy}h${sx * long}M${cx} ${cy + sy * off}v${sy * long}`)
      .join(''),
    1.6,
  )
}

/** The colour bar of a press sheet. */
export function colourBar(x: number, y: number, inks: string[], size = 18): string {
  return (
    inks.map((ink, n) => rect(x + n * size, y, size, size, ink)).join('') +
    line(box(x, y, inks.length * size, size), 1.2)
  )
}

/** A barcode. */
export function barcode(x: number, y: number, width: number, height: number): string {
  const widths = [1.4, 3.2, 5, 2.3, 4.1]
  const bars = Math.floor(width / 6.6)
  return `<path d="${Array.from({ length: bars }, (_, n) => box(+(x + n * 6.6).toFixed(1), y, widths[n % 5] ?? 2, height)).join('')}" fill="${key}"/>`
}

/** A magnifying glass of radius 170 over what is printed. */
export function loupe(seen: string): string {
  const lens = 'M-170 0A170 170 0 1 0 170 0A170 170 0 1 0-170 0Z'
  return (
    `<g transform="rotate(45)">${rect(168, -26, 190, 52, key)}</g>` +
    path(lens, paper) +
    trim(lens, seen) +
    line(lens, 24)
  )
}

/** A house front 620 wide and 444 tall from its top left corner, with a fascia for `sign` (560×112 from its corner). */
export function shop(wall: string, awning: string, door: string, sign: string, window = ''): string {
  const stripes = Array.from({ length: 8 }, (_, n) =>
    path(`M${30 + n * 70} 180h70v50a35 26 0 0 1-70 0Z`, n % 2 ? paper : awning, 2.5),
  )
  return (
    rect(0, 14, 620, 430, wall, 3) +
    rect(-18, 0, 656, 22, key) +
    at(30, 54, rect(0, 0, 560, 112, key) + sign) +
    stripes.join('') +
    at(
      40,
      270,
      rect(0, 0, 300, 150, key) + trim(box(0, 0, 300, 150), window) + line('M0 74H300M150 0V150', 6, proof),
    ) +
    rect(390, 266, 150, 178, door, 3) +
    rect(414, 288, 102, 92, paper, 3) +
    circle(406, 400, 6, key)
  )
}

/** An open leaflet of three panels in perspective; each panel's content is drawn in its own plane. */
export function leaflet(
  panels: [string, string, string],
  grounds: [string, string, string],
  across = '',
): string {
  const outline =
    'M-310-160L-100-220V150L-310 220ZM-100-220L100-140V230L-100 150ZM100-140L310-206V162L100 230Z'
  return (
    path('M-310-160L-100-220V150L-310 220Z', grounds[0]) +
    path('M-100-220L100-140V230L-100 150Z', grounds[1]) +
    path('M100-140L310-206V162L100 230Z', grounds[2]) +
    trim(
      outline,
      across +
        skew('1 -.286 0 1 -310 -160', panels[0]) +
        skew('1 .4 0 1 -100 -220', panels[1]) +
        skew('1 -.315 0 1 100 -140', panels[2]) +
        halftone([-100, -220, 200, 450], ramp(-60, 0, 130, 0, 0.35), key, { step: 11, angle: 45 }),
    ) +
    line(outline, 2.5)
  )
}

/** An open book, 640 wide; left and right pages from -300, -160 and 10, -160. */
export function spread(left: string, right: string, grounds: [string, string]): string {
  const leaf = (side: number): string =>
    `M${side * 310}-170C${side * 200}-212 ${side * 80}-202 0-160V180C${side * 80} 138 ${side * 200} 128 ${side * 310} 170Z`
  return (
    path(
      'M-320-148C-210-192-80-182 0-142C80-182 210-192 320-148V188C210 144 80 154 0 196C-80 154-210 144-320 188Z',
      key,
    ) +
    path(leaf(-1), grounds[0]) +
    trim(
      leaf(-1),
      left + halftone([-70, -210, 70, 400], ramp(-70, 0, 0, 0, 0.6), key, { step: 10, angle: 45 }),
    ) +
    path(leaf(1), grounds[1]) +
    trim(
      leaf(1),
      right + halftone([0, -210, 50, 400], ramp(50, 0, 0, 0, 0.45), key, { step: 10, angle: 45 }),
    ) +
    line(`${leaf(-1)}${leaf(1)}`, 2.5)
  )
}

/** A page of running text with a head. */
export function column(x: number, y: number, width: number, rows: number): string {
  return smallPrint(x, y, width, rows)
}

/** Emblem after emblem, every other row shifted; overprints what is below it. */
export function repeat(...pattern: Parameters<typeof scatter>): string {
  return multiply(scatter(...pattern))
}

/** As {@link repeat}, but opaque. */
export function scatter(
  width: number,
  height: number,
  pitch: number,
  draw: (odd: boolean) => string,
  scale = 0.5,
): string {
  let marks = ''
  for (let row = 0; row * pitch < height + pitch; row++) {
    for (let n = -1; n * pitch < width + pitch; n++) {
      marks += at(
        (n + (row % 2) / 2) * pitch + pitch / 2,
        row * pitch + pitch / 2,
        draw((row + n) % 2 !== 0),
        { scale },
      )
    }
  }
  return marks
}
