/** A long name is cut in the middle, its ending kept. */
export function shortName(name: string, most = 40): string {
  const letters = [...name]
  if (letters.length <= most) return name
  const tail = Math.min(14, Math.floor(most / 2))
  return `${letters.slice(0, most - tail - 1).join('')}…${letters.slice(-tail).join('')}`
}
