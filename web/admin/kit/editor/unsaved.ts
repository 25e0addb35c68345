const unsaved = new Set<symbol>()

/** Marks that something on this page isn't saved; the answer takes the mark away. */
export function markUnsaved(): () => void {
  const mark = Symbol()
  unsaved.add(mark)
  return () => void unsaved.delete(mark)
}

/** Whether leaving this page would lose something. */
export const hasUnsaved = (): boolean => unsaved.size > 0
