import type { Choice, Group, Texts } from '../../../../src/domains/options/configuration.ts'

export type GroupKind = Group['kind']

/** What groups of a kind are called until staff call them otherwise. */
const usual: Record<GroupKind, { key: string; name: Texts }> = {
  size: { key: 'size', name: { az: 'Ölçü', ru: 'Размер', en: 'Size' } },
  material: { key: 'paper', name: { az: 'Kağız', ru: 'Бумага', en: 'Paper' } },
  sides: { key: 'sides', name: { az: 'Üzlər', ru: 'Стороны', en: 'Sides' } },
  finishing: { key: 'finish', name: { az: 'Çapdan sonra', ru: 'Отделка', en: 'Finishing' } },
  turnaround: { key: 'time', name: { az: 'Müddət', ru: 'Срок', en: 'Time' } },
  other: { key: 'option', name: { az: 'Seçim', ru: 'Вариант', en: 'Choice' } },
}

const noWords: Texts = { az: '', ru: '', en: '' }
const letters: Readonly<Record<string, string>> = {
  ə: 'e',
  ö: 'o',
  ü: 'u',
  ı: 'i',
  ğ: 'g',
  ş: 's',
  ç: 'c',
  '×': 'x',
  х: 'x',
}

/** A name as it stands in an address: `90 × 50 mm` is `90x50mm`, each once. */
export function keyOf(name: string, taken: readonly string[]): string {
  const plain = name
    .toLocaleLowerCase('az')
    .replace(/(?<!\s)\s*×\s*/g, '×')
    .replace(/[^a-z0-9]/gu, (sign) => letters[sign] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20)
  const key = plain === '' ? 'choice' : plain
  if (!taken.includes(key)) return key
  const number = taken.findIndex((_, index) => !taken.includes(`${key}-${index + 2}`)) + 2
  return `${key}-${number}`
}

/** A choice by its name, from which its properties are read: `90 × 50`, `Mat 350 q/m²`, `4+4`. */
export function newChoice(kind: GroupKind, name: string, taken: readonly string[]): Choice {
  return {
    key: keyOf(name, taken),
    name: { ...noWords, az: name },
    hint: noWords,
    addOn: { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 },
    ...said(kind, name),
  }
}

function said(kind: GroupKind, name: string): Partial<Choice> {
  const figures = (name.match(/\d+(?:[.,]\d)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')))
  const [one, two] = figures
  if (kind === 'size' && one !== undefined && two !== undefined) return { width: one, height: two }
  if (kind === 'material' && one !== undefined && one >= 30 && one <= 1000) return { weight: one }
  if (kind === 'sides') return { sides: two !== undefined && two > 0 ? 2 : 1 }
  if (kind === 'turnaround') return { days: one ?? 3, factorBp: 0 }
  return {}
}

/** A group with its first choices, given by name. */
export function newGroup(kind: GroupKind, names: readonly string[], groups: readonly Group[]): Group {
  const { key, name } = usual[kind]
  const isAxis = kind === 'size' || kind === 'material'
  return {
    key: keyOf(
      key,
      groups.map((group) => group.key),
    ),
    kind,
    name,
    hint: noWords,
    several: kind === 'finishing',
    required: kind !== 'finishing',
    inMatrix: isAxis || kind === 'sides',
    choices: withNames(kind, [], names),
  }
}

export function withNames(kind: GroupKind, choices: readonly Choice[], names: readonly string[]): Choice[] {
  const made = [...choices]
  for (const name of names) {
    const taken = made.map(({ key }) => key)
    made.push(newChoice(kind, name, taken))
  }
  return made
}

/** Splits a text into names, one per line. */
export const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Languages in which a text is missing that is there in Azerbaijani. */
export const missingIn = (texts: Texts): ('ru' | 'en')[] =>
  texts.az === '' ? [] : (['ru', 'en'] as const).filter((language) => texts[language] === '')
