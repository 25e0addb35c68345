/** What an editor edits: texts, figures, choices, lists; a picture is its address or the file chosen for it. */
export type Values = Record<string, unknown>

/** A record as it was read; `version` is its `updatedAt`, where the server tells it. */
export type Read<V extends Values> = { values: V; version: string | undefined }

const isFile = (value: unknown): value is Blob => value instanceof Blob

/** Whether two values are equal in content; files only when they are the same object. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (isFile(one) || isFile(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [one as Values, other as Values]
  return (
    Object.keys(mine).every((key) => sameValue(mine[key], theirs[key])) &&
    Object.keys(theirs).every((key) => key in mine || theirs[key] === undefined)
  )
}

/** The fields that differ from `base`, in its order. */
export function changesOf<V extends Values>(base: V, now: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !sameValue(base[key], value)),
  ) as Partial<V>
}

/** Whether a value can be kept on the device; files can't. */
export function isStorable(value: unknown): boolean {
  if (isFile(value)) return false
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}

const isPicture = (value: unknown): boolean =>
  isFile(value) ||
  (typeof value === 'string' && value.startsWith('/media/')) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isPicture))

/** The values that another record can begin with; stored pictures belong to their record. */
export const withoutPictures = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isPicture(value)))

/** The fields that both have changed differently since `base`. */
export function conflictsOf<V extends Values>(base: V, mine: Partial<V>, theirs: V): string[] {
  return Object.keys(mine).filter(
    (key) => !sameValue(base[key], theirs[key]) && !sameValue(mine[key], theirs[key]),
  )
}

/**
 * The values of `base` with the fields of `now`: those that came have their value there, of those that went the ones
 * stay that something is typed in.
 */
export function withFieldsOf<V extends Values>(base: V, now: V, typed: Partial<V>): V {
  const stays = Object.entries(base).filter(([key]) => key in now || key in typed)
  return { ...now, ...Object.fromEntries(stays) }
}

/** The chosen files among what was changed: a picture's address is the server's own and isn't sent back. */
export function chosenFilesOf<Key extends string>(
  changed: Partial<Record<Key, unknown>>,
  keys: readonly Key[],
): Partial<Record<Key, File>> {
  const files = keys.flatMap((key) => (changed[key] instanceof File ? [[key, changed[key]]] : []))
  return Object.fromEntries(files) as Partial<Record<Key, File>>
}
