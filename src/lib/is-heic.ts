import type { Message } from './errors.ts'

/** Said of pictures and of artwork alike. */
export const unreadHeic: Message = /*i18n*/ {
  id: 'files.heic',
  message:
    'HEIC photos of iPhones cannot be read here. Save the photo as JPEG and send that. In the phone’s settings, under Camera and Formats, “Most Compatible” makes all new photos JPEG.',
}

/** The brands of HEIC, as iPhones write it. */
const brands = /^(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/

/** By its beginning: a photo of the kind HEIC, which no decoder here can read; AVIF has the same box and can be. */
export function isHeic(content: Buffer): boolean {
  const size = content.length < 4 ? 0 : content.readUInt32BE(0)
  const box = content.toString('latin1', 4, Math.min(size, 128))
  return box.startsWith('ftyp') && brands.test(box.slice(4, 8)) && !/avi[fs]/.test(box)
}
