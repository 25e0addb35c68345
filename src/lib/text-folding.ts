/** Cyrillic letters (Russian and the old Azerbaijani alphabet) in Latin; letters that aren't listed stay. */
const latinOf: Record<string, string> = Object.fromEntries(
  (
    'а=a б=b в=v г=g д=d е=e ж=j з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=c ш=s щ=s ъ= ' +
    'ы=i ь= э=e ю=iu я=ia ә=e ғ=g ҝ=g ө=o ү=u һ=h ҹ=c ј=i і=i є=e ґ=g'
  )
    .split(' ')
    .map((pair) => pair.split('=')),
)

/** Spellings of one sound, longest first: shch for щ, kh for х, ck in English, x in az and in "flex". */
const soundOf: Record<string, string> = {
  shch: 's',
  sch: 's',
  dzh: 'c',
  dj: 'c',
  zh: 'j',
  kh: 'h',
  ks: 'h',
  x: 'h',
  ch: 'c',
  sh: 's',
  gh: 'g',
  ph: 'f',
  ck: 'k',
  oo: 'u',
  q: 'g',
  w: 'v',
  yj: 'i',
  y: 'i',
}
const soundSpelling = new RegExp(`${Object.keys(soundOf).join('|')}|^ts|ts(?=[aeiouy])`, 'g')

const cyrillic = /[\u0400-\u04ff]/g
const size = /(?<!\d)\d+(?:\s*[x×х*]\s*\d+)+/g
const token = /(?<!\d)\d+(?:x\d+)+|(?<!\d)\d+(?=\p{L}{2})|[\p{L}\p{N}]+/gu

/**
 * Lower case without diacritics: İ I ı i are one letter, and ə/e, ş/s, ç/c, ğ/g, ö/o, ü/u, ё/е
 * (SRC-1).
 */
export function foldLetters(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ə', 'e').replaceAll('ı', 'i')
}

/** Cyrillic letters spelled in Latin; expects folded letters. */
function toLatin(letters: string): string {
  return letters.replace(cyrillic, (letter) => latinOf[letter] ?? letter)
}

/**
 * One spelling for a word however it is written: `vizitka` = `визитка`, `banner` = `баннер`, `sticker` =
 * `stiker`. Words with digits (`a4`, `90x50`) stay as they are. Expects a word of `latinWords`.
 */
export function foldSound(latin: string): string {
  if (/\d/.test(latin)) return latin
  return latin
    .replace(soundSpelling, (spelling) => soundOf[spelling] ?? 'c')
    .replace(/(.)\1+/gu, (run, letter: string) => (run.length === 2 ? letter : run))
}

/**
 * The words of a text in order, in folded Latin letters but with their spelling. A size is one word however
 * it is written (`3 × 1`, `3х1`, `3*1` are `3x1`), a number loses its unit (`300gr` is `300`, `gr`), and a
 * letter with its digits stays one word (`a4`).
 */
export function latinWords(text: string): string[] {
  const letters = foldLetters(text)
    .replace(/['’ʼ`]/g, '')
    .replace(size, (found) => found.replace(/\s/g, '').replace(/[×х*]/g, 'x'))
  return (letters.match(token) ?? []).map(toLatin).filter(Boolean)
}

/** The words of a text by their sound (see `foldSound`), in order. */
export function foldedWords(text: string): string[] {
  return latinWords(text).map(foldSound)
}
