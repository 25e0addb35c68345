import { type RefObject, useLayoutEffect, useState } from 'react'

/** So many more above and below, for a quick wheel. */
const spare = 5

/**
 * Which of many lines of one height are drawn: those in the part of the box that is seen. `head`: px that stick at its
 * top.
 */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  { lines, height, head }: { lines: number; height: number; head: number },
) {
  const [first, setFirst] = useState(0)
  const [seen, setSeen] = useState(20)
  useLayoutEffect(() => {
    const measure = () => setSeen(Math.ceil((box.current?.clientHeight ?? 600) / height))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [box, height])
  const from = Math.max(0, Math.min(first, lines - seen) - spare)
  const to = Math.min(lines, from + seen + 2 * spare)
  return {
    from,
    to,
    onScroll: () => setFirst(Math.floor((box.current?.scrollTop ?? 0) / height)),
    /** Brings a line and, by its offsets, a column into view; `fixed`: px of the column that sticks. */
    show: (line: number) => {
      const element = box.current
      if (!element) return
      const top = line * height
      const below = top + height + head - element.clientHeight
      if (element.scrollTop > top) element.scrollTop = top
      else if (element.scrollTop < below) element.scrollTop = below
    },
  }
}
