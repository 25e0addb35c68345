import { expect, test } from 'vitest'
import { mediaUrl, pictureKey, pictureSources } from '../../../src/domains/media/picture-url.ts'

const random = 'abcdefghijklmnop'
const url = (width: number, height: number, extension = 'webp', animated = false) =>
  mediaUrl({ key: pictureKey(random, { width, height, colour: 'c0ffee', animated }), extension })

test('a URL alone tells size, colour and versions', () => {
  const stem = `/media/${random}_1000x600_c0ffee`
  expect(url(1000, 600)).toBe(`${stem}.webp`)
  expect(pictureSources(url(1000, 600))).toMatchObject({
    width: 1000,
    height: 600,
    colour: '#c0ffee',
    src: `${stem}.webp`,
    srcSet: `${stem}-320.webp 320w, ${stem}-480.webp 480w, ${stem}-720.webp 720w, ${stem}-960.webp 960w, ${stem}.webp 1000w`,
  })
})

test.each([
  ['a small picture', url(320, 200)],
  ['a drawing', url(2000, 1000, 'svg')],
  ['an icon', url(512, 512, 'png')],
  ['a moving picture', url(1280, 700, 'webp', true)],
])('%s has one version', (_name, one) => {
  expect(pictureSources(one)).toMatchObject({ src: one, srcSet: undefined })
})

test('a favicon names its PNGs', () => {
  expect(pictureSources(url(512, 512, 'png'))?.icon(180)).toBe(`/media/${random}_512x512_c0ffee-180.png`)
})

test.each(['', 'https://elsewhere/a.png', '/media/a.webp', `${url(9, 9)}?x`, `https://e${url(9, 9)}`])(
  '%s is no picture of ours',
  (foreign) => {
    expect(pictureSources(foreign)).toBeNull()
  },
)
