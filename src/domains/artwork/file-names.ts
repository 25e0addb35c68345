import { composed } from '../../lib/clean-text.ts'

/** Characters of a name that is kept, its ending among them. */
export const longestName = 200
const longestEnding = 10

/** Endings of what is taken. */
const known = /^(?:pdf|jpe?g|png|tiff?|ai|cdr|psd|eps|svg|zip)$/i

/** Control signs, line ends, what turns the direction of writing, and what a path or a header would read as its own. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"<>:|?*]/gu

/**
 * A file's name as its sender gave it, fit to be shown and to be saved under: the last part of a path, without what
 * can't be seen, at most {@link longestName} characters with its ending kept. Never empty, never a folder.
 */
export function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const name = composed(last)
    .replace(unwanted, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  if (name === '') return 'file'
  // Its name is only spaces and dots: the ending still tells what it is.
  if (known.test(name) && last.includes('.')) return `file.${name}`
  const characters = [...name]
  if (characters.length <= longestName) return name
  const [ending = ''] = /\.[^. ]+$/.exec(name) ?? []
  const kept = ending.length <= longestEnding ? ending : ''
  return characters.slice(0, longestName - [...kept].length).join('') + kept
}
