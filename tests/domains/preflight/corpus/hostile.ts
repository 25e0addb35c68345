import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { CheckedKind } from '../../../../src/domains/preflight/facts.ts'
import { kitPdf } from './kit-pdf.ts'
import { rgbJpeg } from './pictures.ts'
import { assemble, type RawStream, rawPdf } from './raw-pdf.ts'
import { cardPage, rect } from './sample.ts'

/**
 * `ends`: what such a file may end as; a renderer passes over some of what is hostile, and shows the rest. `isLong`: it
 * takes most of its deadline.
 */
export type Hostile = {
  name: string
  kind?: CheckedKind
  ends: 'unread' | 'either'
  isLong?: true
  make: () => Promise<Buffer> | Buffer
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 272 159] /Contents 4 0 R /Resources 5 0 R >>'
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const kids = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'

/** One page, its content and resources, and whatever else. */
const pdf = (
  content: string | RawStream,
  resources: string,
  more: Record<number, string | RawStream> = {},
): Buffer =>
  assemble(
    new Map<number, string | RawStream>([
      [1, catalog],
      [2, kids],
      [3, page],
      [4, typeof content === 'string' ? { dict: '', data: content } : content],
      [5, `<< ${resources} >>`],
      ...Object.entries(more).map(([number, object]): [number, string | RawStream] => [
        Number(number),
        object,
      ]),
    ]),
  )

/** MB that a stream inflates to, where 64 are read at most: so many more take long to make, and to refuse. */
const tooMuch = process.env.HOSTILE_FILES === 'all' ? 400 : 80

const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })
const repeated = (words: string, megabytes: number): Buffer =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024, words), { level: 9 })

export const hostile: readonly Hostile[] = [
  { name: 'nothing', ends: 'unread', make: () => Buffer.alloc(0) },
  { name: 'nothing, as a picture', kind: 'png', ends: 'unread', make: () => Buffer.alloc(0) },
  { name: 'only a header', ends: 'unread', make: () => Buffer.from('%PDF-1.7\n') },
  { name: 'a text under the name of a PDF', ends: 'unread', make: () => Buffer.from('Salam\n'.repeat(1000)) },
  { name: 'a JPEG under the name of a PDF', ends: 'unread', make: () => rgbJpeg(300, 200) },
  {
    name: 'a PDF under the name of a JPEG',
    kind: 'jpeg',
    ends: 'unread',
    make: () => rawPdf({ pages: [cardPage('')] }),
  },
  { name: 'a JPEG under the name of a TIFF', kind: 'tiff', ends: 'unread', make: () => rgbJpeg(300, 200) },
  {
    name: 'half a JPEG',
    kind: 'jpeg',
    ends: 'unread',
    make: async () => (await rgbJpeg(3000, 2000)).subarray(0, 9000),
  },
  {
    name: 'half a PDF',
    ends: 'either',
    make: async () => {
      const whole = await kitPdf([96, 56], (kit) =>
        kit.addPage().addPage().rect(0, 0, 90, 90).fill([0, 9, 9, 0]),
      )
      return whole.subarray(0, whole.length / 2)
    },
  },
  {
    name: 'locked by a password',
    ends: 'unread',
    make: () => kitPdf([96, 56], () => undefined, { userPassword: 'x' }),
  },
  {
    name: 'a PNG of 60000 × 60000',
    kind: 'png',
    ends: 'unread',
    make: async () => {
      const small = await rgbJpeg(8, 8)
      const { default: sharp } = await import('sharp')
      const png = await sharp(small).png().toBuffer()
      png.writeUInt32BE(60_000, 16)
      png.writeUInt32BE(60_000, 20)
      return png
    },
  },
  {
    name: 'a picture of 60000 × 60000 inside',
    ends: 'either',
    make: () =>
      pdf('q 200 0 0 100 20 20 cm /I0 Do Q', '/XObject << /I0 6 0 R >>', {
        6: {
          dict: '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /FlateDecode',
          data: zeros(64),
        },
      }),
  },
  {
    name: `operators that inflate to ${tooMuch} MB`,
    ends: 'unread',
    make: () => pdf({ dict: '/Filter /FlateDecode', data: repeated('0 0 m 9 9 l S ', tooMuch) }, ''),
  },
  {
    name: '60 MB of operators',
    isLong: true,
    ends: 'either',
    make: () => pdf({ dict: '/Filter /FlateDecode', data: repeated('0 0 m 9 9 l S\n', 60) }, ''),
  },
  {
    name: 'content deflated twice',
    ends: 'unread',
    make: () =>
      pdf({ dict: '/Filter [/FlateDecode /FlateDecode]', data: deflateSync(repeated('q Q ', tooMuch)) }, ''),
  },
  {
    name: `objects that inflate to ${tooMuch} MB`,
    ends: 'unread',
    make: () =>
      pdf('', '', {
        6: {
          dict: '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode',
          data: repeated('7 0 << >> ', tooMuch),
        },
      }),
  },
  {
    name: 'objects deflated twice',
    ends: 'unread',
    make: () =>
      pdf('', '', {
        6: {
          dict: '/Type /ObjStm /N 1 /First 10 /Filter [/FlateDecode /FlateDecode]',
          data: deflateSync(repeated('7 0 << >> ', tooMuch)),
        },
      }),
  },
  {
    name: 'forms that call each other',
    ends: 'either',
    make: () =>
      pdf('/X0 Do', '/XObject << /X0 6 0 R >>', {
        6: {
          dict: '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X1 7 0 R >> >>',
          data: '/X1 Do',
        },
        7: {
          dict: '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X0 6 0 R >> >>',
          data: '/X0 Do',
        },
      }),
  },
  {
    name: 'forms that double twenty-two times',
    isLong: true,
    ends: 'unread',
    make: () => {
      const forms = Array.from({ length: 22 }, (_, level): [number, RawStream] => [
        6 + level,
        {
          dict: `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /N ${7 + level} 0 R >> >>`,
          data: level === 21 ? '0 0 5 5 re f '.repeat(50) : '/N Do /N Do',
        },
      ])
      return pdf('/X0 Do', '/XObject << /X0 6 0 R >>', Object.fromEntries(forms))
    },
  },
  {
    name: 'a page tree that holds itself',
    ends: 'either',
    make: () =>
      assemble(
        new Map([
          [1, catalog],
          [2, '<< /Type /Pages /Count 1 /Kids [2 0 R 3 0 R] >>'],
          [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 272 159] >>'],
        ]),
      ),
  },
  {
    name: 'a page tree that says a billion pages',
    ends: 'either',
    make: () =>
      assemble(
        new Map([
          [1, catalog],
          [2, '<< /Type /Pages /Count 1000000000 /Kids [3 0 R] >>'],
          [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 272 159] >>'],
        ]),
      ),
  },
  {
    name: '30000 pages',
    ends: 'unread',
    make: () => {
      const numbers = Array.from({ length: 30_000 }, (_, index) => 3 + index)
      return assemble(
        new Map([
          [1, catalog],
          [
            2,
            `<< /Type /Pages /Count 30000 /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
          ],
          ...numbers.map((number): [number, string] => [
            number,
            '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
          ]),
        ]),
      )
    },
  },
  {
    name: 'arrays within arrays',
    ends: 'either',
    make: () => pdf('', `/Deep ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  },
  {
    name: 'arrays within arrays in the content',
    ends: 'either',
    make: () => pdf(`${'['.repeat(500_000)} 0 Tj`, ''),
  },
  {
    name: 'a colour space that is itself',
    ends: 'either',
    make: () =>
      pdf(`/C0 cs 1 sc ${rect(1, 1, 9, 9)} f`, '/ColorSpace << /C0 6 0 R >>', {
        6: '[/Indexed 6 0 R 1 <00>]',
      }),
  },
  {
    name: 'a pattern that paints itself',
    ends: 'either',
    make: () =>
      pdf(`/Pattern cs /P0 scn ${rect(1, 1, 9, 9)} f`, '/Pattern << /P0 6 0 R >>', {
        6: {
          dict: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 1 /YStep 1 /Resources << /Pattern << /P0 6 0 R >> >>',
          data: '/Pattern cs /P0 scn 0 0 9 9 re f',
        },
      }),
  },
  {
    name: 'tiles of a thousandth of a point',
    ends: 'either',
    make: () =>
      pdf(`/Pattern cs /P0 scn ${rect(0, 0, 90, 50)} f`, '/Pattern << /P0 6 0 R >>', {
        6: {
          dict: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 0.001 0.001] /XStep 0.001 /YStep 0.001 /Resources << >>',
          data: '0 0 1 1 re f',
        },
      }),
  },
  {
    name: 'a page as long as a country',
    ends: 'either',
    make: () => rawPdf({ pages: [{ size: [5_000_000, 3_000_000], content: '0 0 9 9 re f' }] }),
  },
  {
    name: 'scripts everywhere',
    ends: 'either',
    make: async () => {
      const scripted = await PDFDocument.create()
      scripted.addPage([272, 159])
      scripted.addJavaScript('loop', 'for (;;) app.alert(1)')
      return Buffer.from(await scripted.save())
    },
  },
  {
    name: 'lengths that lie',
    ends: 'either',
    make: () => {
      const honest = rawPdf({ pages: [cardPage('')] }).toString('latin1')
      return Buffer.from(honest.replace(/\/Length \d+/g, '/Length 999999999'), 'latin1')
    },
  },
  {
    name: 'a megabyte of noise between a header and an end',
    ends: 'unread',
    make: () => {
      const noise = Buffer.from(
        Array.from({ length: 1_000_000 }, (_, index) => (index * 7919 + (index >> 3)) & 255),
      )
      return Buffer.concat([Buffer.from('%PDF-1.7\n'), noise, Buffer.from('\nstartxref\n9\n%%EOF\n')])
    },
  },
]
