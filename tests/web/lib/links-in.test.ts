import { expect, test } from 'vitest'
import { linksIn } from '../../../web/lib/links-in.ts'

const links = (text: string) => linksIn(text).flatMap(({ href }) => href ?? [])

test.each([
  [
    'Fayl: https://drive.google.com/file/d/1a_B-c/view?usp=sharing.',
    'https://drive.google.com/file/d/1a_B-c/view?usp=sharing',
  ],
  ['(bax: http://a.az/b)', 'http://a.az/b'],
  ['https://az.wikipedia.org/wiki/Bakı_(şəhər), sonra zəng', 'https://az.wikipedia.org/wiki/Bakı_(şəhər)'],
  ['«https://a.az/maket»', 'https://a.az/maket'],
  ['HTTPS://A.AZ/X!', 'HTTPS://A.AZ/X'],
])('in “%s” the address is %s', (text, link) => {
  expect(links(text)).toEqual([link])
  expect(
    linksIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.az',
  'www.a.az',
  'https://',
  'https://shop.az@evil.az/',
])('“%s” is no address to open', (text) => expect(linksIn(text)).toEqual([{ text }]))

test('several keep their places, also across lines; nothing written is nothing', () => {
  const text = 'a https://a.az\nb https://b.az c'
  expect(links(text)).toEqual(['https://a.az', 'https://b.az'])
  expect(
    linksIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(linksIn('')).toEqual([])
})

// TRU-12
test.each([')', '…)', ').', '(]}'])('however many “%s” follow an address, it ends before them', (signs) => {
  const text = `https://a.az/${signs.repeat(100_000)}`
  const [link = ''] = links(text)
  expect(link).toBe(signs.startsWith('(') ? `https://a.az/${signs.repeat(99_999)}(` : 'https://a.az/')
})
