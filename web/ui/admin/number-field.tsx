import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { FieldNote, noteId } from './field.tsx'

type NumberFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** The error, saying what to do. */
  error?: string
  /** The unit behind the figure: ₼, %. */
  unit: string
  ref?: Ref<HTMLInputElement>
}

/** A figure as people write it, with its label above and the error below. */
export function NumberField({ label, hint, error, unit, className, id: given, ...rest }: NumberFieldProps) {
  const own = useId()
  const id = given ?? own
  const note = { id, hint, error }
  return (
    <div className={className}>
      <label htmlFor={id} className="admin-meta block pb-1 font-medium">
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId(note)}
          className={classNames(
            'min-h-8 w-full rounded-[2px] bg-paper pl-3 text-right font-medium tabular-nums outline-offset-0! placeholder:font-normal placeholder:text-t3 max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12',
            // Two signs and more, as “mm”, need their room.
            unit.length > 1 ? 'pr-14' : 'pr-8',
            error ? 'border-2 border-error' : 'border border-line',
          )}
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-t3"
        >
          {unit}
        </span>
      </span>
      <FieldNote {...note} />
    </div>
  )
}
