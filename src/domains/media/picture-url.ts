/** Pure, since the browser uses it too. A picture's URL carries what a page needs to place it unloaded. */

/**
 * Widths in px that a picture is made in, besides its own: half and whole of a phone's screen at 1.75 to 3
 * dots a pixel, then steps of about a third.
 */
export const pictureWidths = [320, 480, 720, 960, 1280, 1920] as const
/** Widths of earlier versions, which old pages and emails still name. */
export const formerWidths = [640] as const
/** The longer side in px of a stored picture at most. */
export const largestSide = 2560
/** Sides in px of a favicon's PNGs. */
export const iconSides = [32, 180, 192, 512] as const

export type StoredKind = 'webp' | 'svg' | 'png'

const urlPattern = /^\/media\/(([a-z0-9]{16})_(\d{1,5})x(\d{1,5})_([0-9a-f]{6})(_a)?)\.(webp|svg|png)$/

export type PictureSources = {
  /** The width of the largest version, px. */
  width: number
  height: number
  /** The dominant colour, shown until the picture is loaded. */
  colour: `#${string}`
  /** The largest version, or the drawing itself. */
  src: string
  /**
   * For `<img srcset>` with `sizes`; the server picks AVIF or WebP by Accept. Undefined for a drawing, an
   * icon or a moving picture.
   */
  srcSet: string | undefined
  /** A favicon's PNGs by side; only for pictures stored as favicons. */
  icon(side: (typeof iconSides)[number]): string
}

/** The key of a new picture: random, then size, colour and whether it moves. */
export function pictureKey(
  random: string,
  picture: { width: number; height: number; colour: string; animated: boolean },
): string {
  return `${random}_${picture.width}x${picture.height}_${picture.colour}${picture.animated ? '_a' : ''}`
}

export const isAnimated = (key: string): boolean => key.endsWith('_a')

/** Root-relative, as on the wire. */
export function mediaUrl(row: { key: string; extension: string }): string {
  return `/media/${row.key}.${row.extension}`
}

/** The widths below the picture's own that it is also made in; none for a moving picture. */
export function variantWidths(width: number, animated = false): number[] {
  return animated ? [] : pictureWidths.filter((variant) => variant < width)
}

/** What an `<img>` needs, from the URL alone; null when it isn't one of ours. */
export function pictureSources(url: string): PictureSources | null {
  const match = urlPattern.exec(url)
  if (!match) return null
  const [, key, , width, height, colour, animated, kind] = match
  const stem = `/media/${key}`
  const widths = kind === 'webp' ? variantWidths(Number(width), animated !== undefined) : []
  const srcSet = [...widths.map((variant) => `${stem}-${variant}.webp ${variant}w`), `${url} ${width}w`].join(
    ', ',
  )
  return {
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    src: url,
    srcSet: widths.length > 0 ? srcSet : undefined,
    icon: (side) => `${stem}-${side}.png`,
  }
}

/** The key of a stored picture from its URL; null for anything else. */
export const pictureKeyOf = (url: string): string | null => urlPattern.exec(url)?.[1] ?? null
