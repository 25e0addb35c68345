import { readScaled } from '../read-scaled.ts'

/** Fold lines as they are written, `99; 198` or `99,5 198`: mm, ascending and each once; null where it says nothing of the kind. */
export function readFolds(text: string): number[] | null {
  const read = text
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((part) => readScaled(part, { scale: 1, decimals: 1, required: true }))
  const folds = read.filter((fold) => typeof fold === 'number')
  const isAscending = folds.every((fold, index) => fold > (folds[index - 1] ?? 0))
  return folds.length === read.length && isAscending && folds.length <= 20 ? folds : null
}
