/** Grounds on which things stand, and the list entry of a picture. */
import {
  box,
  circle,
  ellipse,
  glow,
  halftone,
  type Inks,
  key,
  magenta,
  paper,
  proof,
  ramp,
  rect,
  trim,
} from './ink.ts'

export type Scene = { width: number; height: number; draw: () => string }

export const landscape = (draw: () => string): Scene => ({ width: 800, height: 600, draw })
export const poster = (draw: () => string): Scene => ({ width: 393, height: 470, draw })

type Size = { width: number; height: number }
const wide: Size = { width: 800, height: 600 }

/** Paper with the first ink blowing in from a corner (0–1 across, 0–1 down). */
export function blown(
  inks: Inks,
  corner: [number, number],
  { width, height }: Size = wide,
  ground = proof,
): string {
  const [x, y] = [corner[0] * width, corner[1] * height]
  const reach = Math.hypot(width, height) * 0.72
  return (
    rect(0, 0, width, height, ground) +
    halftone([0, 0, width, height], glow(x, y, reach, 1), inks.a, { step: width / 60, multiply: true })
  )
}

/** A flat of ink that darkens to the floor. */
export function flat(ink: string, { width, height }: Size = wide, dots: string = key): string {
  return (
    rect(0, 0, width, height, ink) +
    halftone([0, 0, width, height], ramp(0, height * 0.5, 0, height * 1.1, 0.9), dots, {
      step: width / 60,
      multiply: dots !== paper,
    })
  )
}

/** A wall of paper and a table of ink, dotted with key. */
export function table(wall: string, top: string, edge = 0.76, { width, height }: Size = wide): string {
  const y = edge * height
  return (
    rect(0, 0, width, height, wall) +
    rect(0, y, width, height - y, top) +
    trim(
      box(0, y, width, height),
      halftone([0, y, width, height - y], ramp(0, y - 40, 0, height + 80, 0.75), key, {
        step: width / 64,
        angle: 45,
      }),
    )
  )
}

/** A flat with rays of dots from behind the thing in the middle. */
export function lit(
  ink: string,
  dots: string,
  middle: [number, number],
  { width, height }: Size = wide,
): string {
  const [x, y] = [middle[0] * width, middle[1] * height]
  return (
    rect(0, 0, width, height, ink) +
    halftone([0, 0, width, height], glow(x, y, width * 0.62, 1.1), dots, {
      step: width / 56,
      multiply: dots === magenta,
    })
  )
}

/** A round sun of ink behind, on paper. */
export function disc(
  ground: string,
  ink: string,
  x: number,
  y: number,
  r: number,
  { width, height }: Size = wide,
): string {
  return (
    rect(0, 0, width, height, ground) +
    circle(x, y, r, ink) +
    halftone([x - r, y - r, r * 2, r * 2], disk(x, y, r), key, { step: width / 64, angle: 45 })
  )
}

const disk =
  (cx: number, cy: number, r: number) =>
  (x: number, y: number): number =>
    Math.hypot(x - cx, y - cy) > r - 6 ? 0 : (y - cy + r * 0.1) / (r * 1.9)

/** The shadow of what stands on a table. */
export function shadow(x: number, y: number, rx: number, ry = rx * 0.15): string {
  return ellipse(x, y, rx, ry, key)
}
