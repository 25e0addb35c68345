/** The size limit of a file of prices: those of Excel with 5,000 prices have 200 kB. */
export const mostMegabytes = 5

const megabyte = 1024 * 1024

/** What is read of a file at most: its bytes, the bytes of all parts unpacked from it, its cells with a value. */
export type XlsxLimits = { bytes: number; unpacked: number; cells: number }

export const pricesLimits: XlsxLimits = {
  bytes: mostMegabytes * megabyte,
  unpacked: 16 * megabyte,
  cells: 200_000,
}

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
