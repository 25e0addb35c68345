import type { StoredIds } from './store-pictures.ts'

/** The stored picture of that name. @throws Error when there is none */
export function pictureId(pictures: StoredIds, name: string): number {
  const id = pictures.get(name)
  if (id === undefined) throw new Error(`the demo has no picture ${name}`)
  return id
}
