import { useSortable } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/admin/button.tsx'
import { GripIcon } from '../../../ui/admin/icons.tsx'

/** What a thing that can be moved carries, and the handle that moves it: null where it can't be moved now. */
export function useSortableItem({ id, name, disabled }: { id: string; name: string; disabled: boolean }) {
  const { t } = useLingui()
  const sortable = useSortable({ id, disabled })
  // A button already has the other attributes.
  const { attributes, transform: at, transition, isDragging } = sortable
  const style = {
    transform: at ? `translate3d(${Math.round(at.x)}px, ${Math.round(at.y)}px, 0)` : undefined,
    transition,
  }
  const handle = disabled ? null : (
    <IconButton
      ref={sortable.setActivatorNodeRef}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      aria-pressed={attributes['aria-pressed']}
      {...sortable.listeners}
      label={t`Move: ${name}`}
      className="z-1 cursor-grab touch-none active:cursor-grabbing"
    >
      <GripIcon />
    </IconButton>
  )
  return { place: { ref: sortable.setNodeRef, style }, isDragging, handle }
}

export const draggedLook = 'relative z-10 opacity-90 outline-2 outline-cyan outline-offset-2'
