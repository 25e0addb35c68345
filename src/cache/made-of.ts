import type { Content } from './content.ts'

/** What went into an answer, noted by the procedures that were called for it. */
export type MadeOf = {
  contents: Set<Content>
  /** False once something went in that isn't declared, that changes something, or that failed. */
  isShared: boolean
}

export const madeOfNothing = (): MadeOf => ({ contents: new Set(), isShared: true })

/** Notes what a procedure reads; one that doesn't say it spoils the whole. */
export function note(madeOf: MadeOf | undefined, reads: readonly Content[] | undefined): void {
  if (!madeOf) return
  if (reads === undefined) madeOf.isShared = false
  else for (const content of reads) madeOf.contents.add(content)
}
