import sharp from 'sharp'
import type { PicturePurpose } from '../../../src/domains/media/inspect-picture.ts'
import {
  avifSaying,
  flat,
  gifSaying,
  ico,
  iconBitmap,
  jpegSaying,
  moving,
  photo,
  pngSaying,
  svg,
} from './pictures.ts'

type Hostile = { name: string; purpose: PicturePurpose; content: () => Buffer | Promise<Buffer> }

const half = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2))
const text = (content: string) => () => Buffer.from(content)
const path = '<path d="M0 0h9v9z"/>'

/** What can't be a picture: 400. */
export const refused: Hostile[] = [
  { name: 'zero bytes', purpose: 'photo', content: text('') },
  { name: 'text', purpose: 'photo', content: text('just text') },
  { name: 'HTML named .png', purpose: 'photo', content: text('<!doctype html><script>alert(1)</script>') },
  {
    name: 'HTML that holds an SVG',
    purpose: 'logo',
    content: text('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
  },
  { name: 'a PDF', purpose: 'photo', content: text('%PDF-1.7\n%âãÏÓ\n1 0 obj') },
  { name: 'a ZIP', purpose: 'photo', content: () => Buffer.from('504b0304140000000800', 'hex') },
  {
    name: 'an ELF program',
    purpose: 'photo',
    content: () => Buffer.from(`7f454c46020101${'00'.repeat(200)}`, 'hex'),
  },
  { name: 'PostScript', purpose: 'photo', content: text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9') },
  {
    name: 'an ImageMagick script (MVG)',
    purpose: 'photo',
    content: text('push graphic-context\nfill \'url(https://e/"|ls")\''),
  },
  { name: 'a TIFF', purpose: 'photo', content: () => flat(9, 9).tiff().toBuffer() },
  { name: 'a BMP', purpose: 'photo', content: () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)]) },
  {
    name: 'a HEIC brand without a picture',
    purpose: 'photo',
    content: () =>
      Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(99)]),
  },
  { name: 'only the magic of a JPEG', purpose: 'photo', content: () => Buffer.from('ffd8ffe0', 'hex') },
  {
    name: 'only the magic of a PNG',
    purpose: 'photo',
    content: () => Buffer.from('89504e470d0a1a0a', 'hex'),
  },
  { name: 'only the magic of a GIF', purpose: 'photo', content: text('GIF89a') },
  { name: 'only the magic of a WebP', purpose: 'photo', content: text('RIFF\x10\x00\x00\x00WEBPVP8 ') },
  {
    name: 'only the brand of an AVIF',
    purpose: 'photo',
    content: () => Buffer.from('0000001c667479706176696600000000617669666d6966316d696166', 'hex'),
  },
  {
    name: 'a PHP script behind a GIF header',
    purpose: 'photo',
    content: text('GIF89a;<?php system($_GET[0]); ?>'),
  },
  { name: 'a truncated JPEG', purpose: 'photo', content: async () => half(await photo().jpeg().toBuffer()) },
  { name: 'a truncated PNG', purpose: 'photo', content: async () => half(await photo().png().toBuffer()) },
  { name: 'a truncated WebP', purpose: 'photo', content: async () => half(await photo().webp().toBuffer()) },
  {
    name: 'a truncated AVIF',
    purpose: 'photo',
    content: async () => half(await photo(200, 100).avif({ effort: 0 }).toBuffer()),
  },
  {
    name: 'a PNG with bytes flipped in its pixels',
    purpose: 'photo',
    content: async () => (await photo().png().toBuffer()).fill(0x55, 3000, 9000),
  },
  { name: 'an SVG as a photo', purpose: 'photo', content: () => svg(path) },
  {
    name: 'an ICO as a logo',
    purpose: 'logo',
    content: async () => ico([{ side: 16, data: await flat(16, 16).png().toBuffer() }]),
  },
  {
    name: 'an SVG with a billion laughs',
    purpose: 'logo',
    content: text(`<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`),
  },
  {
    name: 'an SVG with a file entity',
    purpose: 'logo',
    content: text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`),
  },
  { name: 'an SVG that is not well-formed', purpose: 'logo', content: () => svg('<g><path d="M0 0h9"/>') },
  { name: 'an SVG with nothing to draw', purpose: 'logo', content: () => svg('<script>alert(1)</script>') },
  {
    name: 'an SVG of only a foreign object',
    purpose: 'logo',
    content: () =>
      svg(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
      ),
  },
  {
    name: 'an SVG around a data: picture',
    purpose: 'logo',
    content: () => svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
  },
  {
    name: 'an SVG in another namespace',
    purpose: 'logo',
    content: text('<svg xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0h9"/></svg>'),
  },
  { name: 'an SVG in UTF-16', purpose: 'logo', content: () => Buffer.from(`\uFEFF${svg(path)}`, 'utf16le') },
  {
    name: 'an ICO whose frame lies outside the file',
    purpose: 'favicon',
    content: () => ico([{ side: 16, data: Buffer.alloc(4) }]).fill(0xff, 14, 18),
  },
  {
    name: 'an ICO with a broken bitmap',
    purpose: 'favicon',
    content: () => ico([{ side: 16, data: iconBitmap(16, 32).subarray(0, 200) }]),
  },
  {
    name: 'an ICO with an enormous bitmap header',
    purpose: 'favicon',
    content: () => ico([{ side: 16, data: withSide(iconBitmap(16, 32), 60_000) }]),
  },
  {
    name: 'an ICO with a truncated PNG',
    purpose: 'favicon',
    content: async () => ico([{ side: 0, data: half(await photo(256, 256).png().toBuffer()) }]),
  },
  {
    name: 'a cursor (CUR)',
    purpose: 'favicon',
    content: () => ico([{ side: 16, data: iconBitmap(16, 32) }]).fill(2, 2, 3),
  },
]

/** Beyond the limits: 413, before a pixel is decoded. */
export const tooLarge: Hostile[] = [
  { name: 'a PNG of 60000 × 60000', purpose: 'photo', content: () => pngSaying(60_000, 60_000) },
  { name: 'a PNG just over 50 megapixels', purpose: 'photo', content: () => pngSaying(10_000, 5001) },
  { name: 'a JPEG of 65500 × 65500', purpose: 'photo', content: () => jpegSaying(65_500, 65_500) },
  { name: 'a GIF of 60000 × 60000', purpose: 'photo', content: () => gifSaying(60_000, 60_000) },
  { name: 'an AVIF of 30000 × 30000', purpose: 'photo', content: () => avifSaying(30_000, 30_000) },
  { name: 'an AVIF of 60000 × 60000', purpose: 'photo', content: () => avifSaying(60_000, 60_000) },
  {
    name: 'a GIF with a thousand frames',
    purpose: 'photo',
    content: () => moving(1000, 4, 4).gif().toBuffer(),
  },
  {
    name: 'an ICO with a PNG of 60000 × 60000',
    purpose: 'favicon',
    content: async () => ico([{ side: 0, data: await pngSaying(60_000, 60_000) }]),
  },
  {
    name: 'an SVG of 60000 × 60000',
    purpose: 'logo',
    content: () => svg(path, 'width="60000" height="60000"'),
  },
  {
    name: 'an SVG that refers to itself a hundred million times',
    purpose: 'logo',
    content: () => svg(laughs(8)),
  },
  {
    name: 'an SVG nested 20000 deep',
    purpose: 'logo',
    content: () => svg('<g>'.repeat(20_000) + path + '</g>'.repeat(20_000)),
  },
  {
    name: 'an SVG with a million elements',
    purpose: 'logo',
    content: () => svg('<path/>'.repeat(1_000_000)),
  },
]

/** Drawings that are stored without what is hostile in them. */
export const cleanedDrawings: { name: string; inside: string; attributes?: string }[] = [
  { name: 'script', inside: `<script>alert(1)</script>${path}` },
  { name: 'script by href', inside: `<script xlink:href="//evil/x.js"/>${path}` },
  {
    name: 'XHTML script',
    inside: `<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>${path}`,
  },
  { name: 'onload', inside: path, attributes: 'onload="alert(1)" viewBox="0 0 9 9"' },
  { name: 'onclick in capitals', inside: `<g ONCLICK="alert(1)">${path}</g>` },
  {
    name: 'foreignObject',
    inside: `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil"/></foreignObject>${path}`,
  },
  { name: 'a javascript: link', inside: `<a href="java&#10;script:alert(1)">${path}</a>` },
  { name: 'an external picture', inside: `<image xlink:href="http://evil/x.png"/>${path}` },
  { name: 'an external use', inside: `<use href="http://evil/x.svg#a"/>${path}` },
  {
    name: 'an external filter picture',
    inside: `<filter id="f"><feImage href="http://evil/x"/></filter>${path}`,
  },
  { name: 'an external fill', inside: '<path d="M0 0h9v9z" fill="url(http://evil/x#a)"/>' },
  {
    name: 'an external style attribute',
    inside: '<path d="M0 0h9v9z" style="fill:url(&quot;//evil/x&quot;)"/>',
  },
  { name: 'a style import', inside: `<style>@import "http://evil/x.css";</style>${path}` },
  { name: 'a style import in escapes', inside: `<style>@\\69mport "http://evil/x.css";</style>${path}` },
  {
    name: 'a style import around a comment',
    inside: `<style>@im/**/port "http://evil/x.css";</style>${path}`,
  },
  {
    name: 'a font face',
    inside: `<style>@font-face { font-family: a; src: url(http://evil/f) }</style>${path}`,
  },
  {
    name: 'a style in CDATA',
    inside: `<style><![CDATA[ path { fill: URL( 'http://evil/x' ) } ]]></style>${path}`,
  },
  {
    name: 'an animated href',
    inside: `<a id="a">${path}</a><animate href="#a" attributeName="href" to="javascript:alert(1)"/>`,
  },
  { name: 'set of a handler', inside: `<set attributeName="onload" to="alert(1)"/>${path}` },
  { name: 'a handler element', inside: `<handler type="text/javascript">alert(1)</handler>${path}` },
  { name: 'a stylesheet instruction', inside: `<?xml-stylesheet href="http://evil/x.css"?>${path}` },
  { name: 'xml:base', inside: path, attributes: 'xml:base="http://evil/" viewBox="0 0 9 9"' },
  {
    name: 'an iframe, an embed and an object',
    inside: `<iframe src="//evil"/><embed src="//evil"/><object data="//evil"/>${path}`,
  },
]

/** Honest pictures with something in them that must not be kept, and unusual ones that must work. */
export const reencoded: Hostile[] = [
  {
    name: 'a JPEG with a ZIP behind it',
    purpose: 'photo',
    content: async () =>
      Buffer.concat([await photo(90, 60).jpeg().toBuffer(), Buffer.from('PK\x03\x04 evil'.repeat(99))]),
  },
  {
    name: 'a JPEG with a script in its comment',
    purpose: 'photo',
    content: async () => withComment(await photo(90, 60).jpeg().toBuffer(), '<script>evil</script>'),
  },
  {
    name: 'a PNG with HTML behind it',
    purpose: 'photo',
    content: async () =>
      Buffer.concat([await flat(90, 60).png().toBuffer(), Buffer.from('<script>evil</script>')]),
  },
  {
    name: 'a GIF with JavaScript behind it',
    purpose: 'photo',
    content: async () =>
      Buffer.concat([await flat(90, 60).gif().toBuffer(), Buffer.from('/*evil*/=1;alert(1)')]),
  },
  {
    name: 'a CMYK JPEG',
    purpose: 'photo',
    content: () => flat(90, 60).flatten().toColourspace('cmyk').jpeg().toBuffer(),
  },
  {
    name: 'a 16-bit PNG',
    purpose: 'photo',
    content: () => flat(90, 60).toColourspace('rgb16').png().toBuffer(),
  },
  { name: 'a grey PNG', purpose: 'photo', content: () => photo(90, 60).greyscale().png().toBuffer() },
  {
    name: 'a grey PNG with alpha',
    purpose: 'photo',
    content: () => flat(90, 60).greyscale().png().toBuffer(),
  },
  {
    name: 'a palette PNG',
    purpose: 'photo',
    content: () => photo(90, 60).png({ palette: true, colours: 8 }).toBuffer(),
  },
  {
    name: 'a progressive JPEG',
    purpose: 'photo',
    content: () => photo(90, 60).jpeg({ progressive: true }).toBuffer(),
  },
  {
    name: 'a lossless WebP',
    purpose: 'photo',
    content: () => flat(90, 60).webp({ lossless: true }).toBuffer(),
  },
  { name: 'an AVIF', purpose: 'photo', content: () => photo(90, 60).avif({ effort: 0 }).toBuffer() },
  { name: 'a picture of one pixel', purpose: 'photo', content: () => flat(1, 1).png().toBuffer() },
  { name: 'a picture of one row', purpose: 'photo', content: () => photo(9000, 1).png().toBuffer() },
  { name: 'an animated WebP', purpose: 'photo', content: () => moving(5).webp().toBuffer() },
  { name: 'an animated GIF', purpose: 'photo', content: () => moving(5).gif().toBuffer() },
  {
    name: 'an icon of PNGs',
    purpose: 'favicon',
    content: async () =>
      ico([
        { side: 16, data: await flat(16, 16).png().toBuffer() },
        { side: 64, data: await flat(64, 64).png().toBuffer() },
      ]),
  },
]

export const withGps = (): Promise<Buffer> =>
  photo(90, 60)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'evil owner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 24/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '49/1 52/1 0/1',
      },
    })
    .toBuffer()

/** Lies on its side; its EXIF says to turn it upright. */
export const turned = (): Promise<Buffer> => photo(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer()

function laughs(levels: number): string {
  const level = (index: number) => `<g id="l${index}">${`<use href="#l${index - 1}"/>`.repeat(10)}</g>`
  return `<g id="l0">${path}</g>${Array.from({ length: levels }, (_, index) => level(index + 1)).join('')}`
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    jpeg.subarray(2),
  ])
}

function withSide(bitmap: Buffer, side: number): Buffer {
  bitmap.writeInt32LE(side, 4)
  bitmap.writeInt32LE(side * 2, 8)
  return bitmap
}

/** The pixels of a stored picture. */
export const open = (content: Uint8Array) => sharp(content, { animated: true })
