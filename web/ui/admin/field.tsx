import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { ErrorIcon, OutdatedIcon } from './icons.tsx'
import { useLongPaste } from './use-long-paste.tsx'

type FieldState = {
  /** The error, saying what to do; also marks the control as invalid. */
  error?: ReactNode
  /** A warning before saving, which doesn't prevent it. */
  warning?: ReactNode
  /** Unsaved, shown by a cyan bar at its left. */
  changed?: boolean
  /** A missing text, shown dashed red. */
  missing?: boolean
}

type AdminFieldProps = FieldState & {
  label: ReactNode
  /** The text at the label's end, such as its length. */
  aside?: ReactNode
  hint?: ReactNode
  required?: boolean
  className?: string
  children: ReactNode
}

type Wiring = {
  id: string
  describedBy: string | undefined
  required: boolean
  state: FieldState
  handlers: ReturnType<typeof useLongPaste>['handlers']
}
const FieldWiring = createContext<Wiring | null>(null)

/** A label above its control, with hint, warning and error below it, wired for accessibility. */
export function AdminField(props: AdminFieldProps) {
  const { label, aside, hint, required = false, className, children, ...given } = props
  const id = useId()
  const { tooLong, handlers } = useLongPaste()
  const state = { ...given, error: given.error || tooLong }
  const note = { id, hint, ...state }
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <span className="admin-meta font-medium">
          <label htmlFor={id}>{label}</label>
          {required && <RequiredMark />}
        </span>
        {/* A badge is higher than a line, and would put the label lower than those beside it. */}
        {aside && <span className="admin-meta -my-1 text-t3 tabular-nums">{aside}</span>}
      </div>
      <FieldWiring value={{ id, describedBy: noteId(note), required, state, handlers }}>
        {children}
      </FieldWiring>
      <FieldNote {...note} />
    </div>
  )
}

/** The id of the control that it belongs to. */
type Note = FieldState & { id: string; hint?: ReactNode }

/** The id of the text below a control; undefined for none. */
export function noteId({ id, error, warning, hint }: Note): string | undefined {
  if (error) return `${id}-error`
  if (warning) return `${id}-warning`
  return hint ? `${id}-hint` : undefined
}

/** The text below a control: the error, else the warning, else the hint. */
export function FieldNote({ error, warning, missing = false, ...rest }: Note) {
  const id = noteId({ error, warning, ...rest })
  if (error)
    return (
      <p id={id} className="admin-meta flex gap-1.5 pt-1 text-error">
        <ErrorIcon size={14} className="mt-px" />
        <span>{error}</span>
      </p>
    )
  if (warning)
    return (
      <div id={id} className="admin-meta flex gap-1.5 pt-1 text-warn">
        <OutdatedIcon size={14} className="mt-px" />
        <div>{warning}</div>
      </div>
    )
  if (!rest.hint) return null
  return (
    <p id={id} className={classNames('admin-meta pt-1', missing ? 'text-error' : 'text-t3')}>
      {rest.hint}
    </p>
  )
}

/** The mark beside the label; the control itself is `required`. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="pl-1 text-error">
    *
  </span>
)

/** What a control inside an {@link AdminField} must carry. */
export function useAdminField() {
  const wiring = use(FieldWiring)
  return {
    state: wiring?.state ?? {},
    attributes: wiring
      ? {
          id: wiring.id,
          'aria-describedby': wiring.describedBy,
          'aria-invalid': wiring.state.error ? true : undefined,
          'aria-required': wiring.required || undefined,
          ...wiring.handlers,
        }
      : {},
  }
}

/** The box of a control: 32 px, 48 on touch screens. */
export function adminControlLook({ error, warning, changed, missing }: FieldState): string {
  return classNames(
    'min-h-8 w-full rounded-[2px] bg-paper px-3 py-1.5 leading-5 outline-offset-0! placeholder:text-t3 max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12',
    'disabled:border-dashed disabled:bg-sheet disabled:text-t3',
    edge({ error, warning, missing }),
    changed && !error && 'shadow-[inset_3px_0_0_var(--cyan)]',
  )
}

function edge({ error, warning, missing }: FieldState): string {
  if (error) return 'border-2 border-error'
  if (missing) return 'border border-error border-dashed placeholder:italic'
  return warning ? 'border border-warn' : 'border border-line'
}
