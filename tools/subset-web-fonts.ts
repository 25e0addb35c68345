/**
 * Cuts the fonts down to what az, ru and en need: `node tools/subset-web-fonts.ts` after a change of version,
 * then commit the .woff2 files. Axes are narrowed to the range that the tokens use.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const resolve = createRequire(import.meta.url).resolve
const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset))

/** What nearly every page of the storefront has; the rest comes when a text has it. */
const basic = `${characters(0x20, 0x7e)}\u00a0«»²·×ÇçÖöÜüı–—‘’“”…−\u2009\u202f\u2011`
const latin = `${characters(0x20, 0x7e)} ¡«»°±²³·¼½¾×÷©®´§ÇçÖöÜüÄäßÉéı–—‘’‚“”„•…‹›€−№\u2009\u202f\u2011\u2010`
const azerbaijani = 'ƏəĞğİŞş₼'
/** Number sign: every page of an order has it, in Azerbaijani too, which needs no other letter of Cyrillic. */
const number = '№'
const cyrillic = `${characters(0x410, 0x44f)}ЁёЄєІіЇїҐґ№`

type Axis = { min: number; max: number; default?: number }
type Cut = {
  from: string
  to: string
  text: string
  axes: Record<string, Axis | number>
  features?: string[]
}

const flexAxes = { wght: { min: 400, max: 1000 }, wdth: { min: 88, max: 125, default: 100 } }
const flex = (part: string, text: string, to = part): Cut => ({
  from: `@fontsource-variable/roboto-flex/files/roboto-flex-${part}-wdth-normal.woff2`,
  to: `roboto-flex-${to}.woff2`,
  text,
  axes: flexAxes,
  features: ['kern', 'tnum', 'ccmp', 'locl'],
})
const plain = (family: string, part: string, text: string, min: number, max: number): Cut => ({
  from: `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
  to: `${family}-${part}.woff2`,
  text,
  axes: { wght: { min, max } },
})

const cuts: Cut[] = [
  flex('latin', basic),
  flex('latin', [...latin].filter((sign) => !basic.includes(sign)).join(''), 'latin-more'),
  flex('latin-ext', azerbaijani),
  flex('cyrillic', cyrillic.replace(number, '')),
  flex('cyrillic', number, 'number'),
  plain('inter', 'latin', latin, 400, 700),
  plain('inter', 'latin-ext', azerbaijani.replace('₼', ''), 400, 700),
  plain('inter', 'cyrillic', cyrillic, 400, 700),
  plain('onest', 'latin', latin, 400, 700),
  plain('onest', 'latin-ext', azerbaijani, 400, 700),
  plain('onest', 'cyrillic', cyrillic, 400, 700),
  // The courier's page has the phone's own fonts, which may lack the sign.
  { ...plain('onest', 'latin-ext', '₼', 400, 700), to: '../../src/domains/courier-days/page/manat.woff2' },
]

for (const { from, to, text, axes, features } of cuts) {
  const font = await subsetFont(await readFile(resolve(from)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    ...(features && { keepFeatures: features }),
  })
  await writeFile(new URL(`../web/fonts/${to}`, import.meta.url), font)
  process.stdout.write(`${to} ${(font.length / 1024).toFixed(1)} kB\n`)
}
