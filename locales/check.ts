/**
 * `npm run i18n`, after the extraction: every text is translated in every locale and keeps the rules of `rules.ts`.
 * Exit 1 names what is missing or wrong.
 */
import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { type Language, languages } from '../src/lib/languages.ts'
import { errorsOf } from './rules.ts'

type Gap = { language: string; text: string; problem: string }

async function read(language: Language) {
  const filename = `${language}.po`
  const content = readFileSync(new URL(filename, import.meta.url), 'utf8')
  return formatter().parse(content, { locale: language, sourceLocale: 'en', filename })
}

const gaps: Gap[] = []
const english = await read('en')
for (const language of languages) {
  for (const [id, entry] of Object.entries(await read(language))) {
    const source = english[id]?.translation || entry?.message || id
    const text = entry?.translation || (language === 'en' ? source : '')
    if (!text) gaps.push({ language, text: source, problem: 'is not translated' })
    else if (placeholders(text) !== placeholders(source))
      gaps.push({ language, text: source, problem: 'has other placeholders' })
    for (const problem of errorsOf(text, language)) gaps.push({ language, text, problem })
  }
}

/** The names in braces and the numbered tags, which a translation must keep. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)].map((match) => match[1] ?? `<${match[2]}>`)
  return [...new Set(names)].sort().join(' ')
}

for (const { language, text, problem } of gaps) process.stderr.write(`${language}: “${text}” ${problem}\n`)
process.stdout.write(`${gaps.length} gaps in ${languages.length} locales\n`)
process.exit(gaps.length > 0 ? 1 : 0)
