import type { StoredIds } from './store-pictures.ts'
import type { Texts } from './texts.ts'

type Columns<Name extends string> = Record<Name | `${Name}_ru` | `${Name}_en`, string>

/** A text in three languages as the columns `name`, `name_ru`, `name_en`. */
export function columns<Name extends string>(name: Name, { az, ru, en }: Texts): Columns<Name> {
  return { [name]: az, [`${name}_ru`]: ru, [`${name}_en`]: en } as Columns<Name>
}

/** The stored picture of that name. @throws Error when there is none */
export function pictureId(pictures: StoredIds, name: string): number {
  const id = pictures.get(name)
  if (id === undefined) throw new Error(`the demo has no picture ${name}`)
  return id
}
