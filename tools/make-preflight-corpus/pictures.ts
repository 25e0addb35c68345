import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** Pictures that the makers place: each in grey and in RGB, as JPEG and PNG, and some that are masked or in CMYK. */
export async function drawPictures(folder: string): Promise<void> {
  for (const [width, height] of [
    [150, 100],
    [300, 200],
    [600, 400],
    [1087, 614],
    [1181, 689],
  ] as const) {
    const name = `${width}x${height}`
    await write(join(folder, `photo-${name}`), landscape(width, height))
    await write(join(folder, `grey-${name}`), landscape(width, height).toColourspace('b-w'))
  }
  await masked(150, 100).toFile(join(folder, 'masked-150x100.png'))
  await writeFile(join(folder, 'dark-300x200.raw'), halves(300, 200, [80, 40, 40, 0], [230, 220, 210, 233]))
  await writeFile(join(folder, 'soft-300x200.raw'), halves(300, 200, [80, 40, 40, 0], [160, 20, 90, 30]))
}

async function write(path: string, picture: Sharp): Promise<void> {
  await picture.clone().jpeg({ quality: 50 }).toFile(`${path}.jpg`)
  await picture.clone().png().toFile(`${path}.png`)
}

/** Hills under a sky: soft enough for a small file, and nowhere white. */
const landscape = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 30 20" preserveAspectRatio="none">
      <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#58a"/><stop offset="1" stop-color="#ca8"/></linearGradient></defs>
      <rect width="30" height="20" fill="url(#sky)"/>
      <path d="M0 14 Q8 6 15 13 T30 11 V20 H0 Z" fill="#464"/>
      <path d="M0 17 Q10 12 18 17 T30 15 V20 H0 Z" fill="#342"/>
    </svg>`),
  ).flatten()

const masked = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="45%" ry="45%" fill="#555"/></svg>`,
    ),
  ).png()

/** Four inks a pixel, each 0 to 255; the lower half in other inks than the upper one. */
function halves(width: number, height: number, upper: readonly number[], lower: readonly number[]): Buffer {
  const half = (inks: readonly number[]): Buffer =>
    Buffer.alloc((width * height * 4) / 2, Uint8Array.from(inks))
  return Buffer.concat([half(upper), half(lower)])
}
