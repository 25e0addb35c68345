/** The size limits of a file: those of Excel with 5,000 prices have 200 kB. */
export const mostMegabytes = 5

/**
 * Why a file gives no table. `failed`: the reader could not be started; the others are about the file: locked by a
 * password, with macros, of another kind, damaged, or beyond what is read.
 */
export type WhyUnread = 'encrypted' | 'macros' | 'notXlsx' | 'broken' | 'tooLarge' | 'failed'

export class UnreadXlsx extends Error {
  readonly why: WhyUnread

  constructor(why: WhyUnread) {
    super(why)
    this.why = why
  }
}
