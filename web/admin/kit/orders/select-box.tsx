import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import { useSelectionOfRow } from './selection.ts'

/** Selects an order; with Shift all from the last one up to it. */
export function SelectBox({ order }: { order: { id: number } }) {
  const { t } = useLingui()
  const selection = useSelectionOfRow()
  if (!selection) return null
  return (
    <Box
      label={t`Select No. ${order.id}`}
      checked={selection.has(order.id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(order as never, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

/** Every row of the page, or none. */
export function SelectAllBox() {
  const { t } = useLingui()
  const selection = useSelectionOfRow()
  if (!selection) return null
  return (
    <Box label={t`Select all rows of this page`} checked={selection.isWhole} onChange={selection.toggleAll} />
  )
}

type BoxProps = { label: string; checked: boolean; onChange: (event: ChangeEvent) => void }

const Box = ({ label, checked, onChange }: BoxProps) => (
  <span className="relative z-[1] grid size-6 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
    <input
      type="checkbox"
      className="size-4 accent-(--key)"
      aria-label={label}
      checked={checked}
      onChange={onChange}
    />
  </span>
)
