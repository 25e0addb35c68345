import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { ArtworkState } from '../../../src/db/generated/client.ts'
import { fileKindOf, kindLength } from '../../../src/domains/artwork/file-kinds.ts'
import {
  artworkActs,
  artworkStateAfter,
  artworkStateNames,
  artworkTransitions,
} from '../../../src/domains/artwork/states.ts'
import { cleanName, maxNameLength } from '../../../src/domains/artwork/uploads/begin-upload.ts'
import { isPrintable } from '../../../src/domains/order-status/printable.ts'
import { orderStatusNames, takesArtwork } from '../../../src/domains/order-status/statuses.ts'

// ART-1
describe('the slot’s transitions', () => {
  test('are of the states that the database knows, and no two differ for the same act of the same side', () => {
    expect([...artworkStateNames].sort()).toEqual(Object.keys(ArtworkState).sort())
    const seen = artworkTransitions.flatMap(({ from, act, who }) =>
      who.map((side) => `${from} ${act} ${side}`),
    )
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('lead everywhere but back to the beginning of what may do without, and from everywhere on', () => {
    const reached = new Set(artworkTransitions.map(({ to }) => to))
    expect(artworkStateNames.filter((state) => !reached.has(state))).toEqual(['Optional'])
    expect(new Set(artworkTransitions.map(({ from }) => from)).size).toBe(artworkStateNames.length)
  })

  test('let only customers approve, only what waits for it, and nobody but the site say what it found', () => {
    for (const state of artworkStateNames) {
      expect(artworkStateAfter(state, 'approve', 'customer')).toBe(
        state === 'ProofWaiting' ? 'Approved' : null,
      )
      for (const act of ['approve', 'pass', 'fail'] as const) {
        expect(artworkStateAfter(state, act, 'staff')).toBeNull()
        if (act !== 'approve') expect(artworkStateAfter(state, act, 'customer')).toBeNull()
      }
    }
  })

  test('let a customer send whenever artwork is wanted, and not where staff need none', () => {
    for (const state of artworkStateNames)
      expect(artworkActs(state, 'customer').includes('send')).toBe(state !== 'NotNeeded')
    expect(artworkActs('NotNeeded', 'customer')).toEqual([])
  })

  test('only what was approved, or isn’t needed, can be printed; what is in print or over takes no artwork', () => {
    expect(artworkStateNames.filter(isPrintable)).toEqual(['Approved', 'Optional', 'NotNeeded'])
    expect(orderStatusNames.filter(takesArtwork)).toEqual(['Pending', 'Accepted'])
  })

  test('let staff make a proof of what was checked, and either side take an approval back', () => {
    const proposable = artworkStateNames.filter(
      (state) => artworkStateAfter(state, 'propose', 'staff') !== null,
    )
    expect(proposable).toEqual(['NeedsFix', 'Checked', 'ProofWaiting', 'ChangesAsked'])
    for (const side of ['customer', 'staff'] as const)
      expect(artworkStateNames.filter((state) => artworkStateAfter(state, 'withdraw', side))).toEqual([
        'Approved',
      ])
  })
})

describe('a file’s name', () => {
  test.each([
    ['Vizit kartı.pdf', 'Vizit kartı.pdf'],
    ['..', 'file'],
    ['', 'file'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Aysel\\Vizit.pdf', 'Vizit.pdf'],
    ['a\u0000b\r\nc\u202Egnp.pdf', 'abcgnp.pdf'],
    ['  .gizli  ', 'gizli'],
    ['   .pdf', 'file.pdf'],
    ['...JPEG', 'file.JPEG'],
    ['pdf', 'pdf'],
    ['a"b<c>|?*:.pdf', 'abc.pdf'],
    ['\ud800.pdf', 'file.pdf'],
    ['й.pdf', 'й.pdf'],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean)
  })

  test('of 4,000 characters keeps its ending', () => {
    const clean = cleanName(`${'ə'.repeat(4000)}.pdf`)
    expect([[...clean].length, clean.endsWith('ə.pdf')]).toEqual([maxNameLength, true])
    expect([...cleanName(`x.${'y'.repeat(4000)}`)]).toHaveLength(maxNameLength)
    expect([...cleanName('💥'.repeat(4000))]).toHaveLength(maxNameLength)
  })

  test.each([`${'.'.repeat(200_000)}a`, 'a '.repeat(100_000), `a${' .'.repeat(100_000)}b`])(
    'is cleaned in time in proportion to its length (TRU-12)',
    (given) => {
      const begun = performance.now()
      cleanName(given)
      expect(performance.now() - begun).toBeLessThan(500)
    },
  )
})

// ART-2
describe('a file’s kind is told by content', () => {
  const zip = (inside: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(inside)])
  test.each([
    ['pdf', Buffer.from('%PDF-1.7\n')],
    ['pdf', Buffer.from(`${' '.repeat(900)}%PDF-1.4`)],
    ['psd', Buffer.from('8BPS\0\x01')],
    ['eps', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n')],
    ['eps', Buffer.from([0xc5, 0xd0, 0xd3, 0xc6, 0, 0])],
    ['ai', Buffer.from('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 24\n')],
    ['cdr', Buffer.from('RIFF\0\0\0\0CDRDvrsn')],
    ['cdr', zip('mimetypeapplication/x-vnd.corel.draw.document+zip')],
    ['zip', zip('maket/üz.tif')],
    ['svg', Buffer.from('<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>')],
    [null, zip('[Content_Types].xml')],
    [null, Buffer.from('%!PS-Adobe-3.0\n')],
    [null, Buffer.from('<html><svg/></html>')],
    [null, Buffer.from('MZ\x90\0')],
    [null, Buffer.from('#!/bin/sh\n')],
    [null, Buffer.alloc(0)],
  ] as const)('%s', (kind, content) => {
    expect(fileKindOf(content)).toBe(kind)
  })

  // Beginning again at each of 6,000 places would take seconds.
  test.each(['%!PS-Adobe-3.0\n%%Creator:', '%!PS-Adobe-3.0\n', '<!--', '<!DOCTYPE [', '<?', 'PK\x03\x04'])(
    '64 kB that are made to be read again and again are told at once: %j (TRU-12)',
    (beginning) => {
      const pieces = ['%%Creator:', beginning, '<!DOCTYPE svg [ ] ', ' <!-- -']
      for (const piece of pieces) {
        const content = Buffer.from(beginning + piece.repeat(kindLength / piece.length))
        const begun = performance.now()
        fileKindOf(content)
        expect(performance.now() - begun).toBeLessThan(250)
      }
    },
  )

  test.each([
    ['png', (image: Sharp) => image.png()],
    ['jpeg', (image: Sharp) => image.jpeg()],
    ['tiff', (image: Sharp) => image.tiff()],
    [null, (image: Sharp) => image.webp()],
  ] as const)('of pictures too: %s', async (kind, encode) => {
    const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#00a3e4' } })
    expect(fileKindOf(await encode(image).toBuffer())).toBe(kind)
  })
})
