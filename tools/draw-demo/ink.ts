/** Inks of the house. */
export const cyan = '#00A3E4'
export const magenta = '#F2188F'
export const yellow = '#FFE500'
export const key = '#121212'
export const paper = '#FBFAF6'
export const proof = '#F1EFE8'

/** The two inks of a picture: `a` carries it, `b` overprints. Key and paper are always at hand. */
export type Inks = { a: string; b: string }
export const serviceInks: Inks = { a: cyan, b: magenta }
export const campaignInks: Inks = { a: yellow, b: magenta }

/** Tone of a halftone at a point, 0 (paper) to 1 (full ink). */
export type Tone = (x: number, y: number) => number

/** Tone that grows from 0 at the first point to `top` at the second. */
export function ramp(x0: number, y0: number, x1: number, y1: number, top = 0.9): Tone {
  const [dx, dy] = [x1 - x0, y1 - y0]
  return (x, y) => top * (((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy))
}

/** Tone that fades from `top` in the middle to 0 at the radius. */
export function glow(cx: number, cy: number, radius: number, top = 0.9): Tone {
  return (x, y) => top * (1 - Math.hypot(x - cx, y - cy) / radius)
}

const round = (value: number): number => Math.round(value * 100) / 100
const levels = 14

/**
 * Dots on a turned grid, bleeding over the box's edges by a step. Written as zero-length strokes with round caps, one path for each dot size, in the
 * grid's own coordinates: a tenth of the bytes that circles take.
 */
export function halftone(
  box: readonly [x: number, y: number, width: number, height: number],
  tone: Tone,
  ink: string,
  { step = 12, angle = 22, multiply = false } = {},
): string {
  const [left, top, width, height] = box
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * step, Math.sin(turn) * step]
  const reach = Math.ceil(Math.hypot(width, height) / step)
  const paths: string[] = []
  const ends: ({ i: number; j: number } | undefined)[] = []
  for (let j = -reach; j <= reach; j++) {
    for (let i = -reach; i <= reach; i++) {
      const x = width / 2 + i * cos - j * sin
      const y = height / 2 + i * sin + j * cos
      if (x < -step || y < -step || x > width + step || y > height + step) continue
      const level = Math.round(Math.sqrt(Math.min(1, tone(left + x, top + y))) * levels) || 0
      if (level < 2) continue
      const end = ends[level]
      paths[level] = (paths[level] ?? '') + (end ? `m${i - end.i} ${j - end.j}h0` : `M${i} ${j}h0`)
      ends[level] = { i, j }
    }
  }
  const dots = paths.map((d, level) => `<path d="${d}" stroke-width="${round((level / levels) * 1.24)}"/>`)
  const transform = `translate(${left + width / 2} ${top + height / 2}) rotate(${angle}) scale(${step})`
  return `<g transform="${transform}" fill="none" stroke="${ink}" stroke-linecap="round"${multiply ? overprint : ''}>${dots.join('')}</g>`
}

const overprint = ' style="mix-blend-mode:multiply"'

/** Each prints over what is below it, and over the ones before. */
export function multiply(...content: string[]): string {
  return content.map((pass) => `<g${overprint}>${pass}</g>`).join('')
}

export function rect(x: number, y: number, width: number, height: number, fill: string, line = 0): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${stroke(line)}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, line = 0): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${stroke(line)}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, line = 0): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${stroke(line)}/>`
}

export function path(d: string, fill: string, line = 0): string {
  return `<path d="${d}" fill="${fill}"${stroke(line)}/>`
}

export function line(d: string, width: number, ink: string = key): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`
}

function stroke(width: number): string {
  return width > 0 ? ` stroke="${key}" stroke-width="${width}" stroke-linejoin="round"` : ''
}

/** Lines of small print: bars instead of letters too small to read. */
export function smallPrint(
  x: number,
  y: number,
  width: number,
  rows: number,
  ink: string = key,
  gap = 16,
): string {
  return Array.from({ length: rows }, (_, row) => {
    const share = row === rows - 1 ? 0.55 : 1 - ((row * 37) % 5) * 0.04
    return rect(x, y + row * gap, width * share, gap / 3, ink)
  }).join('')
}

export function at(x: number, y: number, content: string, { turn = 0, scale = 1 } = {}): string {
  const rest = `${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${round(scale)})`}`
  return `<g transform="translate(${round(x)} ${round(y)})${rest}">${content}</g>`
}

/** `content` in the plane of an oblique face: `matrix` of SVG. */
export function skew(matrix: string, content: string): string {
  return `<g transform="matrix(${matrix})">${content}</g>`
}

let clips = 0
/** `content` trimmed to the outline `d`. Ids are numbered in each picture from 1 by {@link picture}. */
export function trim(d: string, content: string): string {
  clips += 1
  return `<clipPath id="t${clips}"><path d="${d}"/></clipPath><g clip-path="url(#t${clips})">${content}</g>`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** A whole picture. Drawn lazily, so that ids start from 1 in each. */
export function picture(width: number, height: number, draw: () => string): string {
  clips = 0
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="isolation:isolate">${draw()}</svg>\n`
}
