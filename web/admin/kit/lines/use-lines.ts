import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdminNotify } from '../frame/notices.tsx'
import { blankLine, type DraftLine, moved, nextKey } from './lines.ts'

/** The edited lines and which of them is open; `onChange` gets every change. */
export function useLines(
  lines: readonly DraftLine[],
  onChange: (change: (before: readonly DraftLine[]) => readonly DraftLine[]) => void,
) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  const [open, setOpen] = useState<number | null>(null)
  return {
    lines,
    open,
    toggle: (key: number) => setOpen((before) => (before === key ? null : key)),
    add: (line: Partial<DraftLine> & { serviceId: number }) => {
      const key = nextKey(lines)
      onChange((before) => [...before, { ...blankLine, ...line, key }])
      setOpen(key)
    },
    change: (key: number, next: Partial<DraftLine>) =>
      onChange((before) => before.map((line) => (line.key === key ? { ...line, ...next } : line))),
    move: (key: number, by: 1 | -1) => onChange((before) => moved(before, key, by)),
    remove: (key: number) => {
      const at = lines.findIndex((line) => line.key === key)
      const line = lines[at]
      if (!line) return
      onChange((before) => before.filter((one) => one.key !== key))
      notify({
        kind: 'ok',
        text: t`The line is deleted`,
        onUndo: () => onChange((before) => before.toSpliced(at, 0, line)),
      })
    },
  }
}
export type Lines = ReturnType<typeof useLines>
