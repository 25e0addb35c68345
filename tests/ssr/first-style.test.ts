import { expect, it } from 'vitest'
import { classAttributesIn, firstStyle } from '../../src/ssr/first-style.ts'
import { takeSheetApart } from '../../src/ssr/take-sheet-apart.ts'

const styleOf = (sheet: string, markup: string): string =>
  firstStyle(takeSheetApart(sheet)).of(classAttributesIn(markup)).bytes.toString()

// WEB-23
it('takes the rules whose classes the page has, in their order', () => {
  const sheet = '.b{color:red}.a{color:blue}.c{color:green}'
  expect(styleOf(sheet, '<p class="a"></p><p class="x b"></p>')).toBe('.b{color:red}.a{color:blue}')
})

it('takes a rule of several selectors where one of them can be met, and needs all classes of that one', () => {
  const sheet = '.a .b,.c{color:red}'
  expect(styleOf(sheet, '<p class="a"></p>')).toBe('')
  expect(styleOf(sheet, '<p class="a b"></p>')).toBe(sheet)
  expect(styleOf(sheet, '<p class="c"></p>')).toBe(sheet)
})

it('takes what needs no class on every page: elements, fonts, properties, layers', () => {
  const sheet =
    '@layer base,utilities;@font-face{font-family:F;src:url(f)}@property --x{syntax:"*";inherits:false}' +
    '@layer base{h1{margin:0}}@keyframes turn{to{rotate:1turn}}'
  expect(styleOf(sheet, '<p></p>')).toBe(sheet)
})

it('asks for nothing that stands in brackets: what is not there, or one of several', () => {
  const sheet = '.a:not(.b){color:red}:is(.c,.d)>p{color:blue}.e:where(.f:not(.g)) i{color:green}'
  expect(styleOf(sheet, '<p class="a e"></p>')).toBe(sheet)
})

it('reads names as they are escaped in a sheet and in an attribute', () => {
  const sheet = '.md\\:w-1\\/2{width:50%}.\\[\\&\\>li\\]\\:p-1>li{padding:1px}.\\32 xl{width:1px}'
  const markup = '<p class="md:w-1/2 2xl [&amp;&gt;li]:p-1"></p>'
  expect(styleOf(sheet, markup)).toBe(sheet)
})

it('keeps a block with what is needed of it, and none that is empty', () => {
  const sheet =
    '@media (width>=1px){.a{color:red}@supports (x:y){.b{color:red}}}@media print{.a{color:black}}'
  expect(styleOf(sheet, '<p class="a"></p>')).toBe('@media (width>=1px){.a{color:red}}')
  expect(styleOf(sheet, '<p></p>')).toBe('')
})

it('leaves for later what only a pointer does', () => {
  expect(styleOf('@media (hover:hover){.a:hover{color:red}}', '<p class="a"></p>')).toBe('')
})

it('knows the classes that the page’s own scripts write', () => {
  const sheet = '.scripted .a{color:red}.early .a{color:red}.late .a{color:red}'
  expect(styleOf(sheet, '<p class="a"></p>')).toBe(sheet)
})

it('takes what somebody typed for no class', () => {
  expect(styleOf('.a{color:red}', '<p title=" class=&quot;a&quot;"> class=&quot;a&quot;</p>')).toBe('')
})
