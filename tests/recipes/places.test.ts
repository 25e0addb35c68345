import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recipes } from './all.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) =>
  existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : ''

// Only `npm run recipes` follows them to the end.
test.each(Object.values(recipes))(
  'every place of the recipe for $heading is still where it says',
  ({ places }) => {
    const texts = new Map<string, string>()
    for (const { path, change } of places) texts.set(path, change(texts.get(path) ?? read(path)))
    expect(texts.size).toBeGreaterThan(0)
  },
)
