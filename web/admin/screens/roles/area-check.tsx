import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, Ref } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { CheckIcon } from '../../../ui/admin/icons.tsx'
import type { Lock } from './role-edits.ts'

type AreaCheckProps = {
  /** The role and the area. */
  label: string
  checked: boolean
  changed: boolean
  lock: Lock | null
  onToggle: () => void
  tabIndex?: number
  ref?: Ref<HTMLInputElement>
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/**
 * The ids of the sentences that say why a box is locked or that it isn't saved; each is on the screen once.
 */
export const describedBy = {
  superAdmin: 'lock-super-admin',
  client: 'lock-client',
  lacking: 'lock-lacking',
  changed: 'role-changed',
}

/** The checkbox of one area of one role, filling its cell. A locked one takes the focus too, and says why. */
export function AreaCheck({ label, checked, changed, lock, onToggle, ...rest }: AreaCheckProps) {
  const reason = useLockReason()
  const said = lock ?? (changed ? 'changed' : undefined)
  const isWhole = lock === 'superAdmin' || lock === 'client'
  return (
    <>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        aria-disabled={lock !== null || undefined}
        aria-describedby={said && describedBy[said]}
        title={lock ? reason[lock] : undefined}
        onChange={() => lock === null && onToggle()}
        className="peer absolute inset-0 cursor-pointer appearance-none outline-none! aria-disabled:cursor-not-allowed"
        {...rest}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none grid size-4.5 place-items-center rounded-[2px] peer-focus-visible:outline-2 peer-focus-visible:outline-cyan peer-focus-visible:outline-offset-2',
          isWhole ? 'text-t2' : 'border',
          !isWhole && (checked ? 'border-key bg-key text-on-key' : 'border-line bg-paper'),
          lock === 'lacking' && 'border-dashed! border-line bg-transparent!',
        )}
      >
        {checked ? <CheckIcon size={14} /> : lock === 'client' && <span className="text-t3">—</span>}
      </span>
      {changed && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0 right-0 border-5 border-cyan border-b-transparent border-l-transparent"
        />
      )}
    </>
  )
}

/** Why a box can't be changed. */
export function useLockReason(): Record<Lock, string> {
  const { t } = useLingui()
  return {
    superAdmin: t`SuperAdmin has every area, always: the role is not edited.`,
    client: t`Client is the role of customers: it gets no areas.`,
    lacking: t`You don’t have this area, so you can’t give it.`,
  }
}
