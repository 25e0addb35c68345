import { useLingui } from '@lingui/react/macro'
import { useSelectionOfRow } from './selection.ts'

const look = 'relative z-[1] grid size-6 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11'
const box = 'size-4 accent-(--key)'

/** Selects an order; with Shift all from the last one up to it. */
export function SelectBox({ order }: { order: { id: number } }) {
  const { t } = useLingui()
  const selection = useSelectionOfRow()
  if (!selection) return null
  return (
    <span className={look}>
      <input
        type="checkbox"
        className={box}
        aria-label={t`Select № ${order.id}`}
        checked={selection.has(order.id)}
        onChange={(event) => {
          const { nativeEvent } = event
          selection.toggle(order as never, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }}
      />
    </span>
  )
}

/** Every row of the page, or none. */
export function SelectAllBox() {
  const { t } = useLingui()
  const selection = useSelectionOfRow()
  if (!selection) return null
  return (
    <span className={look}>
      <input
        type="checkbox"
        className={box}
        aria-label={t`Select all rows of this page`}
        checked={selection.isWhole}
        onChange={selection.toggleAll}
      />
    </span>
  )
}
