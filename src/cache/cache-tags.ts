import type { Content } from './content.ts'

/** What went into an answer, as recorded by the procedures that were called for it. */
export type CacheTags = {
  contents: Set<Content>
  /** False once something went in that isn't declared, that changes something, or that failed. */
  isShared: boolean
}

export const noCacheTags = (): CacheTags => ({ contents: new Set(), isShared: true })

/** Records what a procedure reads; one that doesn't declare it makes the answer uncacheable. */
export function addCacheTags(cacheTags: CacheTags | undefined, reads: readonly Content[] | undefined): void {
  if (!cacheTags) return
  if (reads === undefined) cacheTags.isShared = false
  else for (const content of reads) cacheTags.contents.add(content)
}
