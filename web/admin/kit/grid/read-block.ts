/** Lines with tabs or semicolons between their cells: what Excel, Sheets and text files put on the clipboard. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/(?<![\r\n])[\r\n]+$/, '').split(/\r\n|\r|\n/)
  const divider = text.includes('\t') ? '\t' : ';'
  return lines.map((line) => line.split(divider).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
}
