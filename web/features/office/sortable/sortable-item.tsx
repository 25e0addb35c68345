import { useSortable } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/office/button.tsx'
import { GripIcon } from '../../../ui/office/icons.tsx'

type SortableItemProps = {
  id: string
  name: string
  disabled: boolean
  children: (handle: ReactNode) => ReactNode
}

/** One place of a sortable grid, with its handle. */
export function SortableItem({ id, name, disabled, children }: SortableItemProps) {
  const { t } = useLingui()
  const sortable = useSortable({ id, disabled })
  const { transform: at, transition, isDragging } = sortable
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: at ? `translate3d(${Math.round(at.x)}px, ${Math.round(at.y)}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'min-w-0 motion-reduce:transition-none! has-[form]:col-span-full',
        isDragging && 'relative z-10 opacity-90 outline-2 outline-cyan outline-offset-2',
      )}
    >
      {children(
        disabled ? null : (
          <IconButton
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            label={t`Move: ${name}`}
            className="cursor-grab touch-none active:cursor-grabbing"
          >
            <GripIcon />
          </IconButton>
        ),
      )}
    </li>
  )
}
