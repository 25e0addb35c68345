/** The beginning of a text for the head's description: whole words, so many characters at most. */
export function firstWords(text: string, most = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,.;:–—-]$/, '')}…`
}
