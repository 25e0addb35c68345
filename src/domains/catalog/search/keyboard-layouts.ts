/** What the same keys write on a QWERTY, a Russian and an Azerbaijani keyboard, key by key. */
const layouts = [
  "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  'ёйцукенгшщзхъфывапролджэячсмитьбю',
  '`qüertyuiopöğasdfghjklıəzxcvbnmçş',
] as const
const shifted: Record<string, string> = {
  '~': '`',
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
}

const tables = layouts.flatMap((from) =>
  layouts
    .filter((to) => to !== from)
    .map((to) => new Map([...from].map((letter, key) => [letter, [...to][key] ?? letter]))),
)

/**
 * What a text would be, had another keyboard been on: `dbpbnrf` is `визитка`, `мшяшелф` is `vizitka`. Each reading
 * once, without the text itself.
 */
export function otherLayouts(text: string): string[] {
  const keys = [...text.normalize('NFC').replaceAll('İ', 'i').toLowerCase()].map(
    (letter) => shifted[letter] ?? letter,
  )
  const plain = keys.join('')
  const readings = tables.map((table) => keys.map((letter) => table.get(letter) ?? letter).join(''))
  return [...new Set(readings)].filter((reading) => reading !== plain)
}
