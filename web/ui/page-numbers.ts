/** The first, the last and those around the current one; a gap is a text. */
export function pageNumbers(page: number, totalPages: number): (number | string)[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter(
    (number) => number >= 1 && number <= totalPages,
  )
  const shown = [...new Set(near)].sort((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [`gap-${number}`, number] : [number]
  })
}
