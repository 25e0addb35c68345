/**
 * Takes over scenes that were drawn by hand with live text and circles: node outline-drawn.ts <from> <file=name>…
 * Portfolio and campaigns are printed in magenta and yellow (WEB-21): their cyan becomes yellow.
 * Text becomes outlines, so that no font has to be installed; dots become short strokes, which are smaller.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cyan, yellow } from './ink.ts'
import { loadFace, outline } from './lettering.ts'

const [from = '', ...names] = process.argv.slice(2)
const faces = new Map<string, ReturnType<typeof loadFace>>()

for (const [file, name] of names.map((pair) => pair.split('='))) {
  const drawn = (await readFile(join(from, `${file}.svg`), 'utf8')).replaceAll(' style2', '')
  const inked = name?.match(/^(project|deal)-/) ? drawn.replaceAll(cyan, yellow) : drawn
  const outlined = shortDots(await outlineText(inked)).replace('xmlns', sizeOf(drawn))
  await writeFile(new URL(`../pictures/${name}.svg`, import.meta.url), `${outlined.trim()}\n`)
}

/** Pixel size from the viewBox, for those who render it. */
function sizeOf(svg: string): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return `width="${width}" height="${height}" xmlns`
}

async function outlineText(svg: string): Promise<string> {
  let result = ''
  let end = 0
  for (const match of svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)) {
    result += svg.slice(end, match.index) + (await outlined(match[1] ?? '', match[2] ?? ''))
    end = match.index + match[0].length
  }
  return result + svg.slice(end)
}

async function outlined(attributes: string, words: string): Promise<string> {
  const number = (name: string): number =>
    Number(new RegExp(`${name}[=:]"?(-?[\\d.]+)`).exec(attributes)?.[1] ?? 0)
  const size = number('font-size')
  if (!size || !words) return ''
  const [weight, width] = [number('font-weight'), number('font-stretch')]
  const id = `${weight} ${width}`
  faces.set(id, faces.get(id) ?? loadFace(weight, width))
  const face = await faces.get(id)
  if (!face) return ''
  const anchor = attributes.includes('text-anchor="end"') ? 'end' : 'start'
  const place = {
    x: number('\\bx'),
    y: number('\\by'),
    size,
    tracking: number('letter-spacing'),
    anchor,
  } as const
  const keep = /(fill|transform)="[^"]*"/g
  return `<path d="${outline(face, words, place)}" ${(attributes.match(keep) ?? []).join(' ')}/>`
}

/** `M9 9m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0` (a circle) becomes `M9 9h0` in a path of that stroke's width. */
function shortDots(svg: string): string {
  return svg.replace(
    /<path d="(M[\d.-]+ [\d.-]+m-[^"]*)"([^>]*)fill="([^"]*)"([^>]*)\/>/g,
    (_, d, before, fill, after) => {
      const dots = new Map<string, string>()
      for (const [, x, y, r] of d.matchAll(/M([\d.-]+) ([\d.-]+)m-([\d.]+) 0a/g)) {
        const diameter = (Math.round(Number(r) * 2.5) / 1.25).toFixed(1)
        dots.set(diameter, `${dots.get(diameter) ?? ''}M${x} ${y}h0`)
      }
      const paths = [...dots].map(([diameter, d]) => `<path d="${d}" stroke-width="${diameter}"/>`)
      return `<g fill="none" stroke="${fill}" stroke-linecap="round"${before}${after}>${paths.join('')}</g>`
    },
  )
}
