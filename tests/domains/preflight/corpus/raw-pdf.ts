/** A stream with its dictionary, without length. */
export type RawStream = { dict: string; data: Buffer | string }

export type RawPage = {
  /** mm: width and height of the sheet. */
  size: [number, number]
  /** mm that the trim box lies inside the sheet. */
  trim?: number
  /** mm that the crop box lies inside the sheet. */
  crop?: number
  content: string | Buffer
  /** Inside of the dictionary of resources. */
  resources?: string
  /** More entries of the page. */
  more?: string
}

export type RawFile = {
  pages: RawPage[]
  /** By number, from 100. */
  objects?: Record<number, string | RawStream>
  /** More entries of the catalog. */
  catalog?: string
}

const points = (mm: number): string => ((mm * 72) / 25.4).toFixed(3)
export const unit = 72 / 25.4

/** A PDF as its parts are written, for what no library writes. */
export function rawPdf({ pages, objects = {}, catalog = '' }: RawFile): Buffer {
  const all = new Map<number, string | RawStream>()
  const kids = pages.map((_, index) => `${3 + 2 * index} 0 R`).join(' ')
  all.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)
  all.set(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  pages.forEach((page, index) => {
    all.set(3 + 2 * index, pageOf(page, 4 + 2 * index))
    all.set(4 + 2 * index, { dict: '', data: page.content })
  })
  for (const [number, object] of Object.entries(objects)) all.set(Number(number), object)
  return assemble(all)
}

function pageOf({ size, trim, crop, resources = '', more = '' }: RawPage, content: number): string {
  const box = (inset: number): string =>
    `[${points(inset)} ${points(inset)} ${points(size[0] - inset)} ${points(size[1] - inset)}]`
  const boxes = [
    `/MediaBox ${box(0)}`,
    trim === undefined ? '' : `/TrimBox ${box(trim)}`,
    crop === undefined ? '' : `/CropBox ${box(crop)}`,
  ].join(' ')
  return `<< /Type /Page /Parent 2 0 R ${boxes} /Contents ${content} 0 R /Resources << ${resources} >> ${more} >>`
}

/** Objects with the table of where they stand. */
export function assemble(objects: ReadonlyMap<number, string | RawStream>, trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets = new Map<number, number>()
  let at = parts[0]?.length ?? 0
  const write = (bytes: Buffer): void => {
    parts.push(bytes)
    at += bytes.length
  }
  for (const [number, object] of objects) {
    offsets.set(number, at)
    write(Buffer.concat([Buffer.from(`${number} 0 obj\n`), bodyOf(object), Buffer.from('\nendobj\n')]))
  }
  const startsAt = at
  const most = Math.max(...objects.keys())
  const entries = Array.from({ length: most + 1 }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  write(Buffer.from(`xref\n0 ${most + 1}\n${entries.join('')}trailer\n<< /Size ${most + 1} ${trailer} >>\n`))
  write(Buffer.from(`startxref\n${startsAt}\n%%EOF\n`))
  return Buffer.concat(parts)
}

function bodyOf(object: string | RawStream): Buffer {
  if (typeof object === 'string') return Buffer.from(object, 'latin1')
  const data = typeof object.data === 'string' ? Buffer.from(object.data, 'latin1') : object.data
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${object.dict} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream'),
  ])
}
