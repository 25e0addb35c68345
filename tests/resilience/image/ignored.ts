/**
 * What .dockerignore keeps out of the build, as a question about a path from the root of the checkout. A folder
 * that is kept out keeps out all that is in it. @throws Error for `!`, which the proof doesn't know
 */
export function readIgnored(content: string): (path: string) => boolean {
  const patterns = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(pattern)
  return (path) => patterns.some((each) => each.test(path))
}

const wildcards: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*' }

function pattern(line: string): RegExp {
  if (line.startsWith('!')) throw new Error(`.dockerignore: ${line}: the proof doesn't know this form`)
  const source = line
    .replace(/\/$/, '')
    .split(/(\*\*\/|\*)/)
    .map((part) => wildcards[part] ?? part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('')
  return new RegExp(`^${source}(?:/|$)`)
}
