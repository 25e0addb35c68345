import type { Reading } from './facts.ts'
import { type CheckedFile, withFileReader } from './file-reader.ts'

/** The facts of a file, or why it can't be read (PRE-1). Within the deadline, in a process of its own. */
export const readFacts = (file: CheckedFile): Promise<Reading> =>
  withFileReader(file, (reader) => reader.facts())

/** The picture of a page, from 1, as WebP in this width; null where it can't be made. */
export const renderPage = (file: CheckedFile, number: number, width: number): Promise<Uint8Array | null> =>
  withFileReader(file, (reader) => reader.page(number, width))
