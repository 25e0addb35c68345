import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { classNames } from '../../../lib/class-names.ts'

type AccountTab = 'login' | 'register'
const tabs: readonly AccountTab[] = ['login', 'register']

type AccountTabsProps = { id: string; current: AccountTab; onChange: (tab: AccountTab) => void }

/** Log in | Register; the arrow keys go from one to the other. The panel is `${id}-panel`. */
export function AccountTabs({ id, current, onChange }: AccountTabsProps) {
  const { t } = useLingui()
  const other = current === 'login' ? 'register' : 'login'
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onChange(other)
    document.getElementById(`${id}-${other}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={t`Log in or register`}
      tabIndex={-1}
      onKeyDown={press}
      className="flex gap-5 border-key border-b-2 pr-12 md:gap-7 md:pr-0"
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
          className={classNames(
            'type-d3 -mb-0.5 min-h-11 border-b-[6px] pb-2',
            tab === current ? 'border-ink' : 'border-transparent text-grey hover:text-key',
          )}
        >
          {tab === 'login' ? <Trans>Log in</Trans> : <Trans>Register</Trans>}
        </button>
      ))}
    </div>
  )
}
