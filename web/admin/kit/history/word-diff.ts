/** A run of a text: in both versions, only in the earlier one, or only in the later one. */
export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are shown one after the other: comparing them word by word would take too long. */
const maxWords = 1500

/**
 * The word-by-word difference of two texts; the parts that aren't new make up the earlier text, those not
 * gone the later.
 */
export function wordDiff(from: string, to: string): DiffPart[] {
  const [before, after] = [wordsOf(from), wordsOf(to)]
  const head = sharedLength(before, after)
  const tail = sharedLength(before.slice(head).toReversed(), after.slice(head).toReversed())
  const middle = diffMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail))
  return joined([
    ...before.slice(0, head).map(same),
    ...middle,
    ...before.slice(before.length - tail).map(same),
  ])
}

/** How many characters of an unchanged run are shown beside a change. */
const around = 120

/** Shortens long unchanged runs to what stands beside the changes, for reading. */
export function shortened(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    const [isFirst, isLast] = [index === 0, index === parts.length - 1]
    if (part.kind !== 'same' || part.text.length <= around * 3 || (isFirst && isLast)) return part
    const head = isFirst ? '' : part.text.slice(0, around).replace(/(?<!\S)\S+$/, '')
    const tail = isLast ? '' : part.text.slice(-around).replace(/^\S*/, '')
    return { ...part, text: `${head}…${tail}` }
  })
}

const same = (text: string): DiffPart => ({ kind: 'same', text })

const gone = (text: string): DiffPart => ({ kind: 'gone', text })

const fresh = (text: string): DiffPart => ({ kind: 'new', text })

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index])
  return differs === -1 ? Math.min(one.length, other.length) : Math.min(differs, other.length)
}

/** The longest common run of words stays; the rest is gone or new. */
function diffMiddle(before: readonly string[], after: readonly string[]): DiffPart[] {
  if (before.length * after.length > maxWords ** 2) return [...before.map(gone), ...after.map(fresh)]
  const width = after.length + 1
  const longest = new Uint16Array((before.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      longest[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const parts: DiffPart[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, next] = [before[row], after[column]]
    if (old !== undefined && old === next) {
      parts.push(same(old))
      row++
      column++
    } else if (old !== undefined && (next === undefined || at(row + 1, column) >= at(row, column + 1))) {
      parts.push(gone(old))
      row++
    } else {
      parts.push(fresh(next ?? ''))
      column++
    }
  }
  return parts
}

/** Neighbours of a kind as one part; a space between two changed words changes with them. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = []
  let pending: { gone: string; new: string } = { gone: '', new: '' }
  const flush = () => {
    if (pending.gone) runs.push(gone(pending.gone))
    if (pending.new) runs.push(fresh(pending.new))
    pending = { gone: '', new: '' }
  }
  parts.forEach((part, index) => {
    const isChanging = pending.gone !== '' || pending.new !== ''
    const goesOn = parts[index + 1] !== undefined && parts[index + 1]?.kind !== 'same'
    if (part.kind === 'same' && isChanging && goesOn && /^\s+$/.test(part.text)) {
      pending.gone += part.text
      pending.new += part.text
    } else if (part.kind === 'same') {
      flush()
      const last = runs.at(-1)
      if (last?.kind === 'same') last.text += part.text
      else runs.push({ ...part })
    } else pending[part.kind] += part.text
  })
  flush()
  return runs
}
