import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Warning } from './icons.tsx'

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; onKey: boolean }
const Wiring = createContext<FieldWiring | null>(null)

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The error, saying what to do; also marks the control as invalid. */
  error?: ReactNode
  /** On a black sheet, where the control is only underlined. */
  onKey?: boolean
  className?: string
  children: ReactNode
}

/** A label above its control, with hint and error beside it, wired for accessibility. */
export function Field({ label, hint, error, onKey = false, className, children }: FieldProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint && !error ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const wiring = { id, describedBy: described || undefined, invalid: Boolean(error), onKey }
  return (
    <div className={classNames('flex flex-col', className)}>
      <label
        htmlFor={id}
        className={classNames(
          'pb-1.5 font-bold',
          onKey ? 'type-small font-semibold' : 'type-body leading-[22px]',
        )}
      >
        {label}
      </label>
      <Wiring value={wiring}>{children}</Wiring>
      {error ? (
        <p
          id={`${id}-error`}
          className={classNames(
            'flex gap-2 pt-1.5 text-[14px] font-semibold leading-[20px]',
            onKey ? 'text-paper' : 'text-error',
          )}
        >
          <Warning className="mt-px shrink-0" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p
            id={`${id}-hint`}
            className={classNames('type-small pt-1', onKey ? 'text-grey-on-key' : 'text-grey')}
          >
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** What a control inside a {@link Field} must carry; a control outside one names itself by `aria-label`. */
export function useFieldWiring() {
  const wiring = use(Wiring)
  return {
    onKey: wiring?.onKey ?? false,
    invalid: wiring?.invalid ?? false,
    attributes: wiring
      ? { id: wiring.id, 'aria-describedby': wiring.describedBy, 'aria-invalid': wiring.invalid || undefined }
      : {},
  }
}

/** The box of every control: 52 px (48 on phones), white with a black line, or underlined on black. */
export function controlLook(invalid: boolean, onKey: boolean): string {
  if (onKey)
    return classNames(
      'min-h-12 w-full border-paper bg-transparent px-0.5 text-[18px] text-paper placeholder:text-grey-on-key',
      invalid ? 'border-b-4' : 'border-b-2',
    )
  return classNames(
    'min-h-12 w-full bg-white px-3.5 text-[17px] text-key placeholder:text-grey md:min-h-13',
    'disabled:bg-proof disabled:text-grey',
    invalid ? 'border-2 border-error' : 'border-[1.5px] border-key disabled:border-rule',
  )
}
