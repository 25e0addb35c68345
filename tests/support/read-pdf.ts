import { inflateSync } from 'node:zlib'

/**
 * What a PDF of ours says, a line each time text is set: read as any reader would, through the fonts' own
 * tables from glyphs to characters, so that it also shows that the text can be searched and copied.
 */
export function readPdf(pdf: Buffer): { pages: number; lines: string[] } {
  const objects = new Map<string, { dictionary: string; stream: string }>()
  const source = pdf.toString('latin1')
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', rest] = body.split(/\nstream\r?\n/)
    // By its length: what is compressed may itself end in a line break.
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
    const bytes = rest === undefined ? undefined : Buffer.from(rest.slice(0, length), 'latin1')
    objects.set(id, { dictionary, stream: bytes && dictionary.includes('FlateDecode') ? inflate(bytes) : '' })
  }
  const all = [...objects.values()]
  const fonts = new Map<string, Map<number, string>>()
  for (const { dictionary } of all) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1] ?? ''
      fonts.set(name, readTable(objects.get(table)?.stream ?? ''))
    }
  }
  const blocks = all.flatMap(({ stream }) =>
    [...stream.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => block),
  )
  return {
    pages: all.filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary)).length,
    lines: blocks.map((block) => {
      const glyphs = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
      const codes = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      return codes.map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '\uFFFD').join('')
    }),
  }
}

function inflate(bytes: Buffer): string {
  return inflateSync(bytes).toString('latin1')
}

function readTable(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/g)].entries()) {
      const units = hex.match(/.{4}/g) ?? []
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
      glyphs.set(Number.parseInt(first, 16) + index, text)
    }
  }
  return glyphs
}
