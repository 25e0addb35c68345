import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Folders, run } from './program.ts'

type Page = { size?: [number, number]; body: string }
/** Drawings and texts as flat XML, in mm from the upper left corner; `options`: of the export to PDF. */
type Recipe = ({ pages: Page[] } | { text: string; sheet?: string }) & { options?: Record<string, unknown> }

const spaces = ['office', 'style', 'text', 'form']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat([
    'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
    'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ])
  .join(' ')

const shape = (name: string, look: string, more = ''): string =>
  `<style:style style:name="${name}" style:family="graphic"><style:graphic-properties ${look} fo:padding="0mm"/>${more}</style:style>`
const lettering = (size: number): string =>
  `<style:text-properties style:font-name="Roboto" fo:font-family="Roboto" fo:font-size="${size}pt"/>`
const words = (name: string, size: number): string =>
  shape(name, 'draw:stroke="none" draw:fill="none"', lettering(size))
const styles = [
  shape('ground', 'draw:stroke="none" draw:fill="solid" draw:fill-color="#cccccc"'),
  shape('dark', 'draw:stroke="none" draw:fill="solid" draw:fill-color="#333333"'),
  shape('red', 'draw:stroke="none" draw:fill="solid" draw:fill-color="#cc0000"'),
  shape('half', 'draw:stroke="none" draw:fill="solid" draw:fill-color="#333333" draw:opacity="50%"'),
  shape(
    'faded',
    'draw:stroke="none" draw:fill="gradient" draw:fill-gradient-name="warm" draw:gradient-step-count="0"',
  ),
  shape(
    'shadowed',
    'draw:stroke="none" draw:fill="solid" draw:fill-color="#333333" draw:shadow="visible" draw:shadow-offset-x="1mm" draw:shadow-offset-y="1mm" draw:shadow-opacity="40%" loext:shadow-blur="1mm" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
  ),
  shape('thin', 'draw:stroke="solid" svg:stroke-width="0mm" svg:stroke-color="#000000" draw:fill="none"'),
  shape('fine', 'draw:stroke="solid" svg:stroke-width="0.05mm" svg:stroke-color="#000000" draw:fill="none"'),
  shape('line', 'draw:stroke="solid" svg:stroke-width="0.3mm" svg:stroke-color="#000000" draw:fill="none"'),
  shape('photo', 'draw:stroke="none" draw:fill="none"'),
  shape('pale', 'draw:stroke="none" draw:fill="none" draw:image-opacity="40%"'),
  words('usual', 9),
  words('tiny', 4),
  words('large', 24),
].join('')

const box = (style: string, x: number, y: number, width: number, height: number): string =>
  `<draw:rect draw:style-name="${style}" svg:x="${x}mm" svg:y="${y}mm" svg:width="${width}mm" svg:height="${height}mm"/>`
const text = (style: string, x: number, y: number, line: string): string =>
  `<draw:frame draw:style-name="${style}" svg:x="${x}mm" svg:y="${y}mm" svg:width="40mm" svg:height="4mm"><draw:text-box><text:p><text:span text:style-name="${style}T">${line}</text:span></text:p></draw:text-box></draw:frame>`
const line = (style: string): string =>
  `<draw:line draw:style-name="${style}" svg:x1="20mm" svg:y1="14mm" svg:x2="70mm" svg:y2="14mm"/>`
const photo = (file: string, x: number, y: number, width: number, height: number, style = 'photo'): string =>
  `<draw:frame draw:style-name="${style}" svg:x="${x}mm" svg:y="${y}mm" svg:width="${width}mm" svg:height="${height}mm"><draw:image xlink:href="file://pictures/${file}" xlink:type="simple"/></draw:frame>`
const field =
  '<office:forms><form:form form:name="form"><form:text form:name="ad" form:control-implementation="ooo:com.sun.star.form.component.TextField" xmlns:ooo="http://openoffice.org/2004/office" xml:id="ad" form:id="ad"/></form:form></office:forms><draw:control svg:x="20mm" svg:y="8mm" svg:width="30mm" svg:height="6mm" draw:control="ad"/>'

const name = text('usual', 30, 25, 'Aysel Əliyeva')
const card = (body: string): Page => ({ body: box('ground', 0, 0, 96, 56) + name + body })
const paragraph = (content: string): string => `<text:p>${content}</text:p>`
const prose = paragraph('Kataloqun məzmunu və qiymətlər noyabr ayı üçün etibarlıdır.').repeat(6)
const framed = (body: string): string =>
  paragraph(`${body.replace('<draw:frame', '<draw:frame text:anchor-type="paragraph"')}`)

const recipes: Record<string, Recipe> = {
  // Faulty.
  'draw-colour-to-the-cut': { pages: [{ size: [90, 50], body: box('ground', 0, 0, 90, 50) + name }] },
  'draw-ground-ends-at-the-cut': { pages: [{ body: box('ground', 3, 3, 90, 50) + name }] },
  'draw-text-near-the-cut': { pages: [card(text('usual', 1.9, 40, 'Bakı'))] },
  'draw-text-across-the-cut': { pages: [card(text('large', 62, 40, 'Endirimlər'))] },
  'draw-logo-near-the-cut': { pages: [card(box('dark', 4.5, 8, 8, 8))] },
  'draw-photo-72-dpi': { pages: [card(photo('grey-150x100.jpg', 20, 8, 53, 35))] },
  'draw-photo-reduced-to-100-dpi': {
    pages: [card(photo('photo-600x400.jpg', 30, 7, 27, 18))],
    options: { ReduceImageResolution: true, MaxImageResolution: 100 },
  },
  'draw-photo-247-dpi': { pages: [card(photo('photo-600x400.png', 17, 7, 61.6, 41))] },
  'draw-photo-in-rgb': { pages: [{ body: photo('photo-1181x689.jpg', 0, 0, 96, 56) }] },
  'draw-red-box': { pages: [{ size: [90, 50], body: box('red', 30, 20, 20, 10) }] },
  'draw-see-through': { pages: [card(box('half', 20, 8, 30, 12))] },
  'draw-shadow-of-97-dpi': { pages: [card(box('shadowed', 20, 8, 30, 12))] },
  'draw-pale-photo': { pages: [card(photo('grey-600x400.jpg', 30, 7, 27, 18, 'pale'))] },
  'draw-line-of-no-width': { pages: [card(line('thin'))] },
  'draw-hairline': { pages: [card(line('fine'))] },
  'draw-small-text': { pages: [card(text('tiny', 20, 8, 'Qiymətlər ƏDV daxildir'))] },
  'draw-wrong-size': { pages: [{ size: [105, 148], body: text('usual', 30, 25, 'A6') }] },
  'draw-upright': { pages: [{ size: [56, 96], body: box('ground', 0, 0, 56, 96) }] },
  'draw-three-pages': { pages: [card(''), card(''), card('')] },
  'draw-empty-back': { pages: [card(''), { body: '' }] },
  'draw-form': { pages: [card(field)], options: { ExportFormFields: true } },
  'draw-locked': { pages: [card('')], options: { EncryptFile: true, DocumentOpenPassword: 'gizli' } },
  'draw-printing-forbidden': {
    pages: [card('')],
    options: { RestrictPermissions: true, PermissionPassword: 'sahib', Printing: 0 },
  },
  'draw-changes-forbidden': {
    pages: [card('')],
    options: { RestrictPermissions: true, PermissionPassword: 'sahib', Printing: 2, Changes: 0 },
  },
  'writer-a4': { text: prose, sheet: 'fo:page-width="210mm" fo:page-height="297mm" fo:margin="20mm"' },
  'writer-text-near-the-cut': {
    text: prose,
    sheet: 'fo:page-width="148mm" fo:page-height="210mm" fo:margin="1.5mm"',
  },
  'writer-coloured-page': {
    text: prose,
    sheet:
      'fo:page-width="148mm" fo:page-height="210mm" fo:margin="15mm" fo:background-color="#ccddee" draw:fill="solid" draw:fill-color="#ccddee"',
  },
  'writer-photo-72-dpi': { text: prose + framed(photo('photo-150x100.jpg', 10, 50, 53, 35)) },
  'writer-small-text': { text: `<text:p text:style-name="small">Qiymətlər ƏDV daxildir</text:p>${prose}` },
  'writer-comment': {
    text:
      prose +
      paragraph(
        'Endirim<office:annotation><dc:creator>Aysel</dc:creator><text:p>Rəngi dəyişin</text:p></office:annotation> başladı',
      ),
    options: { ExportNotes: true },
  },
  'writer-seven-pages': {
    text: Array.from({ length: 7 }, () => `<text:p text:style-name="next">Səhifə</text:p>`).join(''),
  },
  'writer-empty-page': { text: `${prose}<text:p text:style-name="next"/>` },
  'writer-two-sizes': { text: `${prose}<text:p text:style-name="smaller">A6</text:p>` },
  'writer-wide': { text: prose, sheet: 'fo:page-width="210mm" fo:page-height="148mm" fo:margin="15mm"' },

  // Clean.
  'draw-clean-card': { pages: [card('')] },
  'draw-clean-two-sides': { pages: [card(line('line')), card(photo('photo-600x400.jpg', 30, 7, 27, 18))] },
  'draw-clean-white-card': { pages: [{ size: [90, 50], body: name }] },
  'draw-clean-gradient': { pages: [card(box('faded', 20, 8, 40, 12))] },
  'draw-clean-for-the-archive': { pages: [card('')], options: { SelectPdfVersion: 2 } },
  'draw-clean-beyond-the-page': { pages: [{ body: box('ground', -10, -10, 116, 76) + name }] },
  'writer-clean': { text: prose },
  'writer-clean-photo': { text: prose + framed(photo('photo-600x400.jpg', 10, 50, 45, 30)) },
  'writer-clean-link': {
    text: prose + paragraph('<text:a xlink:href="https://numune.az" xlink:type="simple">numune.az</text:a>'),
  },
  'writer-clean-outline': {
    text: `<text:h text:outline-level="1">Kataloq</text:h>${prose}`,
    options: { ExportBookmarks: true, UseTaggedPDF: true },
  },
}

function drawing(pages: readonly Page[]): string {
  const layouts = pages.map(({ size: [width, height] = [96, 56] }, index) => {
    const turned = width > height ? 'landscape' : 'portrait'
    return `<style:page-layout style:name="sheet${index}"><style:page-layout-properties fo:page-width="${width}mm" fo:page-height="${height}mm" fo:margin="0mm" style:print-orientation="${turned}"/></style:page-layout>`
  })
  const masters = pages.map(
    (_, index) => `<style:master-page style:name="master${index}" style:page-layout-name="sheet${index}"/>`,
  )
  const gradient =
    '<draw:gradient draw:name="warm" draw:style="linear" draw:start-color="#cc3300" draw:end-color="#003366" draw:angle="900"/>'
  const sheets = pages.map(
    ({ body }, index) =>
      `<draw:page draw:name="p${index}" draw:master-page-name="master${index}">${body}</draw:page>`,
  )
  return flat(
    'graphics',
    `<office:styles>${gradient}</office:styles><office:automatic-styles>${layouts.join('')}${styles}${spans}</office:automatic-styles><office:master-styles>${masters.join('')}</office:master-styles><office:body><office:drawing>${sheets.join('')}</office:drawing></office:body>`,
  )
}

const spans = [
  ['usual', 9],
  ['tiny', 4],
  ['large', 24],
]
  .map(
    ([style, size]) =>
      `<style:style style:name="${style}T" style:family="text">${lettering(Number(size))}</style:style>`,
  )
  .join('')

const leaflet = 'fo:page-width="148mm" fo:page-height="210mm" fo:margin="15mm"'

function prosaic(body: string, sheet = leaflet): string {
  const paragraphs = `<style:default-style style:family="paragraph">${lettering(10)}</style:default-style>`
  const own = `<style:style style:name="small" style:family="paragraph">${lettering(4)}</style:style><style:style style:name="next" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style><style:style style:name="smaller" style:family="paragraph" style:master-page-name="Smaller"/>`
  const layout = (name: string, look: string): string =>
    `<style:page-layout style:name="${name}"><style:page-layout-properties ${look}/></style:page-layout>`
  const layouts =
    layout('sheet', sheet) +
    layout('smaller', 'fo:page-width="105mm" fo:page-height="148mm" fo:margin="15mm"')
  return flat(
    'text',
    `<office:styles>${paragraphs}</office:styles><office:automatic-styles>${layouts}${own}${styles}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="sheet"/><style:master-page style:name="Smaller" style:page-layout-name="smaller"/></office:master-styles><office:body><office:text>${body}</office:text></office:body>`,
  )
}

const flat = (kind: 'graphics' | 'text', content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">${content}</office:document>`

/** Files with the same options in one go: starting the program takes longest. */
export async function makeLibreOffice({ pictures, work, target }: Folders): Promise<void> {
  const folder = join(work, 'office')
  await mkdir(folder)
  const sources = new Map<string, string[]>()
  for (const [file, recipe] of Object.entries(recipes)) {
    const isDrawing = 'pages' in recipe
    const source = join(folder, `${file}.${isDrawing ? 'fodg' : 'fodt'}`)
    const content = isDrawing ? drawing(recipe.pages) : prosaic(recipe.text, recipe.sheet)
    await writeFile(source, content.replaceAll('file://pictures/', `file://${pictures}/`))
    const filter = `pdf:${isDrawing ? 'draw' : 'writer'}_pdf_Export:${exportOptions(recipe)}`
    sources.set(filter, [...(sources.get(filter) ?? []), source])
  }
  const profile = `-env:UserInstallation=file://${work}/profile`
  for (const [filter, files] of sources)
    await run('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', target, ...files])
}

function exportOptions({ options = {} }: Recipe): string {
  const typed = Object.entries(options).map(([key, value]) => [
    key,
    { type: typeOf(value), value: String(value) },
  ])
  return JSON.stringify(Object.fromEntries(typed))
}

const typeOf = (value: unknown): string => {
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'number' ? 'long' : 'string'
}
