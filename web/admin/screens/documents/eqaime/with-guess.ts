const written = /\b[HAUKН][\s\-–./_]{0,3}20\d\d[\s\-–./_]{1,3}\d{1,9}(?!\d)/iu

/** The number of a document of ours as it stands in a line, if one does. */
export const writtenNumber = (line: string): string | undefined => written.exec(line)?.[0]

/** The text with the number that is probably meant in a line, counted from 1; where none stands in it, before the rest. */
export function withGuess({ text, line, guess }: { text: string; line: number; guess: string }): string {
  const lines = text.split('\n')
  const wrong = lines[line - 1] ?? ''
  lines[line - 1] = written.test(wrong) ? wrong.replace(written, guess) : `${guess} ${wrong}`
  return lines.join('\n')
}
