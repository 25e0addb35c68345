import { useCallback, useEffect, useRef, useState } from 'react'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { OptionsValues } from './options-values.ts'

type Patch = Partial<OptionsValues>
type Step = { patch: Patch; about: string | null }

/** What is changed, made of what stands there at that moment where it is a function. */
export type Edit = (
  change: Patch | ((values: OptionsValues) => Patch),
  /** What is typed letter by letter is one step. */
  about?: string | null,
) => void

/** Every step of the editing, back and forth again. All but `canUndo` stay the same functions. */
export function useSteps(editor: Editor<OptionsValues>) {
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  const done = useRef<Step[]>([])
  const undone = useRef<Step[]>([])
  const [canUndo, setCanUndo] = useState(false)

  const put = useCallback((patch: Patch) => {
    for (const [key, value] of Object.entries(patch))
      latest.current.set(key as keyof OptionsValues, value as never)
  }, [])
  const edit = useCallback<Edit>(
    (change, about = null) => {
      const { values } = latest.current
      const patch = typeof change === 'function' ? change(values) : change
      if (about === null || done.current.at(-1)?.about !== about)
        done.current.push({ patch: presentOf(values, patch), about })
      undone.current = []
      setCanUndo(true)
      put(patch)
    },
    [put],
  )
  const step = useCallback(
    (from: Step[], to: Step[]) => {
      const last = from.pop()
      if (!last) return
      to.push({ ...last, patch: presentOf(latest.current.values, last.patch) })
      put(last.patch)
      setCanUndo(done.current.length > 0)
    },
    [put],
  )
  const undo = useCallback(() => step(done.current, undone.current), [step])
  const redo = useCallback(() => step(undone.current, done.current), [step])
  return { put, edit, undo, redo, canUndo }
}

/** What stands now where the patch goes. */
const presentOf = (values: OptionsValues, patch: Patch): Patch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, values[key as keyof OptionsValues]]))
