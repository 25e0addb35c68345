/**
 * Rows of a picture out of chunks of its data. `pixel`: bytes a pixel where each row begins with how it was
 * predicted (PNG's five ways), null where rows are as they are.
 */
export async function* unpredict(
  chunks: AsyncIterable<Buffer>,
  rowLength: number,
  pixel: number | null,
): AsyncGenerator<Buffer> {
  const length = pixel === null ? rowLength : rowLength + 1
  let above: Buffer = Buffer.alloc(rowLength)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (; at + length <= bytes.length; at += length) {
      const row = Buffer.from(bytes.subarray(at + length - rowLength, at + length))
      if (pixel !== null) restore(row, above, bytes[at] ?? 0, pixel)
      yield row
      above = row
    }
    rest = Buffer.from(bytes.subarray(at))
  }
}

function restore(row: Buffer, above: Buffer, way: number, pixel: number): void {
  for (let at = 0; at < row.length; at++) {
    const left = at >= pixel ? (row[at - pixel] ?? 0) : 0
    const up = above[at] ?? 0
    const corner = at >= pixel ? (above[at - pixel] ?? 0) : 0
    row[at] = (row[at] ?? 0) + predicted(way, left, up, corner)
  }
}

function predicted(way: number, left: number, up: number, corner: number): number {
  switch (way) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
      if (a <= b && a <= c) return left
      return b <= c ? up : corner
    }
    default:
      return 0
  }
}
