import { asRead } from '../../lib/as-read.ts'

/** A living record, as the caller has read it, where he says so: a condition of the write itself, which decides between two at once. */
export const ifCurrent = (id: number, readAt: string | undefined) => ({
  id,
  deletedAt: null,
  ...asRead(readAt),
})
