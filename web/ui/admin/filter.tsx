import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { activeLook } from './disclosure.tsx'
import { CloseIcon } from './icons.tsx'

type ClearableProps = {
  /** Undefined while the filter lets everything through. */
  onClear: (() => void) | undefined
  /** The label of the button that clears the filter. */
  clearLabel: string
  children: ReactNode
}

/** A filter, and beside it a button that clears it while it is in force. */
export const Clearable = ({ onClear, clearLabel, children }: ClearableProps) => (
  <span className="flex items-center">
    {children}
    {onClear && (
      <button
        type="button"
        aria-label={clearLabel}
        title={clearLabel}
        onClick={onClear}
        className={classNames(
          '-ml-px grid size-8 shrink-0 place-items-center rounded-[2px] border max-md:size-12 pointer-coarse:size-12',
          activeLook,
        )}
      >
        <CloseIcon size={13} />
      </button>
    )}
  </span>
)

type FilterSelectProps = {
  label: string
  /** '' lets everything through. */
  value: string
  all: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  clearLabel: string
}

/** `Service: all` and a list to choose from; in force it is cyan and can be cleared at once. */
export const FilterSelect = ({ label, value, all, options, onChange, clearLabel }: FilterSelectProps) => (
  <Clearable clearLabel={clearLabel} onClear={value === '' ? undefined : () => onChange('')}>
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(
        'min-h-8 max-w-60 truncate rounded-[2px] border border-line bg-paper px-2.5 font-medium max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12',
        value !== '' && activeLook,
      )}
    >
      <option value="">{`${label}: ${all}`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </Clearable>
)
