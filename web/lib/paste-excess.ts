type TextField = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'maxLength'>

/** How many characters too many a field would hold after a paste; 0 where it has room or no limit. */
export function pasteExcess(field: TextField, pasted: string): number {
  const { value, selectionStart, selectionEnd, maxLength } = field
  if (maxLength < 0) return 0
  // An e-mail field says no selection.
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
  return Math.max(0, value.length - replaced + pasted.length - maxLength)
}
