import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'

type SwitchProps = {
  label: ReactNode
  /** What its current position means. */
  hint?: ReactNode
  checked: boolean
  changed?: boolean
  onChange: (checked: boolean) => void
}

/** On or off, in a line of its own; the whole line is 44 px on touch screens. */
export function Switch({ label, hint, checked, changed = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div
      className={classNames(
        'flex min-h-9 items-center gap-x-3 border-line2 border-b py-1 max-md:min-h-12 pointer-coarse:min-h-12',
        changed && 'pl-3 shadow-[inset_3px_0_0_var(--cyan)]',
      )}
    >
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="admin-meta text-t3">
            {hint}
          </p>
        )}
      </div>
      <BaseSwitch.Root
        id={id}
        nativeButton
        render={<button type="button" />}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="group grid h-8 w-9 shrink-0 place-items-center rounded-[2px] max-md:size-11 pointer-coarse:size-11"
      >
        <span
          aria-hidden="true"
          className="flex h-4 w-7.5 items-center border border-line2 bg-line p-0.5 group-aria-checked:justify-end group-aria-checked:border-key group-aria-checked:bg-key"
        >
          <BaseSwitch.Thumb className="block size-2.5 bg-paper forced-colors:bg-[CanvasText]" />
        </span>
      </BaseSwitch.Root>
    </div>
  )
}
