/** A long name is cut in the middle, its ending kept. */
export function shortName(name: string, max = 40): string {
  const letters = [...name]
  if (letters.length <= max) return name
  const tail = Math.min(14, Math.floor(max / 2))
  return `${letters.slice(0, max - tail - 1).join('')}…${letters.slice(-tail).join('')}`
}
