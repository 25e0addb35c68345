import { statSync } from 'node:fs'
import type { Metadata, Sharp } from 'sharp'
import { decodingCost } from '../../../lib/decoding-cost.ts'
import { sharp } from '../../../lib/sharp.ts'
import type { CheckedKind, ColourKind, Facts, PageFacts } from '../facts.ts'
import { inkLevels } from './ink-levels.ts'
import { cellsOf, paintedCells } from './painted-cells.ts'
import { Tally } from './picture-ink.ts'
import type { Pixels } from './render-pdf.ts'
import { Unread } from './unread.ts'

/** A banner of 3 × 6 m at 100 dpi has 280 megapixels. */
const maxPixels = 600_000_000
const maxPages = 50
/** Bytes that decoding one picture may take. */
const maxMemoryBytes = 300 * 1024 * 1024
const maxDecodingSeconds = 15
const sampled = 1500
/** The resolution of a picture that doesn't state one. */
const usualDpi = 300
/** A resolution beyond these wasn't chosen for a size. */
const [minDpi, maxDpi] = [20, 10_000]

/** A JPEG, PNG or TIFF: each of its pictures is a page. */
export class RasterReader {
  readonly #path: string
  readonly #kind: CheckedKind
  readonly #metadata: Metadata

  /** @throws Unread `empty`, `damaged` or `tooComplex` */
  static async open(path: string, kind: CheckedKind): Promise<RasterReader> {
    if (statSync(path).size === 0) throw new Unread('empty')
    const metadata = await sharp(path, { limitInputPixels: false })
      .metadata()
      .catch((error: unknown) => {
        throw new Unread('damaged', error)
      })
    if (metadata.format !== kind) throw new Unread('damaged')
    const pages = metadata.pages ?? 1
    if (metadata.width * metadata.height * pages > maxPixels || pages > maxPages)
      throw new Unread('tooComplex')
    judge(metadata)
    return new RasterReader(path, kind, metadata)
  }

  constructor(path: string, kind: CheckedKind, metadata: Metadata) {
    this.#path = path
    this.#kind = kind
    this.#metadata = metadata
  }

  /** @throws Unread */
  async facts(): Promise<Facts> {
    const pages: PageFacts[] = []
    for (let number = 1; number <= (this.#metadata.pages ?? 1); number++) pages.push(await this.#read(number))
    return {
      kind: this.#kind,
      pageCount: pages.length,
      pages,
      fonts: [],
      isEncrypted: false,
      canBePrinted: true,
      hasForms: false,
      hasScripts: false,
      layers: 0,
      attachments: 0,
      outputIntent: null,
    }
  }

  /** `width` in pixels. @throws Unread */
  async page(number: number, width: number): Promise<Pixels> {
    return this.#decode(
      this.#open(number)
        .autoOrient()
        .flatten({ background: 'white' })
        .resize({ width })
        .toColourspace('srgb'),
    )
  }

  /** A picture has no text. */
  text(): string {
    return ''
  }

  async #read(number: number): Promise<PageFacts> {
    const size = await this.#open(number).metadata()
    judge(size)
    const isTurned = (size.orientation ?? 1) >= 5
    const [across, down] = isTurned ? [size.height, size.width] : [size.width, size.height]
    const dpi = size.density && size.density >= minDpi && size.density <= maxDpi ? size.density : usualDpi
    const [width, height] = [mm(across, dpi), mm(down, dpi)]
    const whole = { x: 0, y: 0, width, height }
    const { columns, rows } = cellsOf(width, height)
    const cells = await this.#decode(
      this.#open(number)
        .autoOrient()
        .flatten({ background: 'white' })
        .resize(columns, rows, { fit: 'fill' })
        .toColourspace('srgb'),
    )
    const { painted, isEmpty } = paintedCells(cells.data, columns, rows, 4)
    const isCmyk = size.space === 'cmyk'
    const shares = isCmyk ? await this.#inkShares(number) : inkLevels.map(() => 0)
    return {
      number,
      width,
      height,
      trim: null,
      pictures: [
        {
          where: whole,
          pixels: { width: across, height: down },
          dpi: Math.round(dpi),
          colours: colourKindOf(size),
          icc: size.hasProfile === true,
        },
      ],
      texts: [],
      smallestText: null,
      parts: [],
      rgb: null,
      spots: [],
      transparency: size.hasAlpha && !(await this.#isOpaque(number)) ? whole : null,
      overprint: null,
      whiteOverprint: null,
      thinnestLine: null,
      smallestRichText: null,
      ink: {
        of: 'all',
        above: shares.map((share) => Math.round(share * width * height * 100) / 100),
        where: (shares[10] ?? 0) > 0 ? whole : null,
      },
      annotations: { count: 0, where: null },
      painted,
      isEmpty,
    }
  }

  async #inkShares(number: number): Promise<number[]> {
    // Both calls are needed, or the colours go through RGB.
    const pixels = await this.#open(number)
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .resize(sampled, sampled, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(asUnread)
    const tally = new Tally(false)
    if (pixels.info.channels === 4) tally.add(pixels.data, 1)
    return tally.shares()
  }

  async #isOpaque(number: number): Promise<boolean> {
    const { isOpaque } = await this.#open(number).resize(500, 500, { fit: 'inside' }).stats().catch(asUnread)
    return isOpaque
  }

  #open(number: number): Sharp {
    const picture = sharp(this.#path, {
      limitInputPixels: maxPixels,
      sequentialRead: true,
      failOn: 'error',
      ...(this.#kind === 'tiff' && { page: number - 1 }),
    })
    return picture.timeout({ seconds: maxDecodingSeconds })
  }

  async #decode(picture: Sharp): Promise<Pixels> {
    const { data, info } = await picture
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
      .catch(asUnread)
    return { data, width: info.width, height: info.height }
  }
}

/** Checked before anything is decoded (MED-8). @throws Unread `tooComplex` */
function judge(metadata: Metadata): void {
  if (decodingCost(metadata) > maxMemoryBytes) throw new Unread('tooComplex')
}

function asUnread(error: unknown): never {
  const isTooMuch = error instanceof Error && /timeout|limit|memory/i.test(error.message)
  throw new Unread(isTooMuch ? 'tooComplex' : 'damaged', error)
}

const mm = (pixels: number, dpi: number): number => Math.round((pixels / dpi) * 2540) / 100

function colourKindOf({ space, depth, channels }: Metadata): ColourKind {
  switch (space) {
    case 'cmyk':
      return 'cmyk'
    case 'b-w':
    case 'grey16':
      return (channels ?? 1) < 3 ? 'gray' : 'rgb'
    case 'lab':
    case 'labs':
      return 'lab'
    default:
      return depth === undefined ? 'unknown' : 'rgb'
  }
}
