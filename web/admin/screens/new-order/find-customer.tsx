import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { PhoneIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { Initials } from '../../../ui/admin/initials.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Money } from '../../../ui/money.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'
import type { ChosenCustomer } from './order-draft.ts'

/** The id of the field that finds the customer. */
export const findCustomerId = 'find-customer'

export type FoundCustomer = inferRouterOutputs<AppRouter>['customers']['find'][number]

export const asChosen = (customer: FoundCustomer): ChosenCustomer => ({
  ...customer,
  lastOrder: customer.last?.id ?? null,
})

/**
 * Defined once, outside: a new function would take the focus back at each render. On phones the keyboard
 * would cover the lines.
 */
const focusAtOpening = (field: HTMLInputElement | null): void => {
  if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
}

type FindCustomerProps = {
  way: ReactNode
  onChoose: (customer: ChosenCustomer) => void
  onNew: (typed: string) => void
}

/** One field finds the customer, by digits anywhere in the phone, by name or by e-mail; Ctrl+Enter makes a new one. */
export function FindCustomer({ way, onChoose, onNew }: FindCustomerProps) {
  const { t } = useLingui()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState(0)
  const text = useSettled(typed)
  const query = useQuery({
    ...useApi().customers.find.queryOptions({ text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const found = text === '' ? [] : (query.data ?? [])
  const isOpen = typed.trim() !== ''
  const at = Math.min(chosen, found.length)
  const isFound = text === typed.trim() && !query.isFetching
  /** Enter was pressed before the answer had come. */
  const [isAwaited, awaitAnswer] = useState(false)
  const take = (index: number) => {
    const customer = found[index]
    if (customer) onChoose(asChosen(customer))
    else onNew(typed.trim())
  }
  useEffect(() => {
    if (!isAwaited || !isFound) return
    awaitAnswer(false)
    take(at)
  })
  return (
    <div className="relative border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 pt-3 pb-3.5">
      <label htmlFor={findCustomerId} className="admin-meta block pb-1 font-medium">
        <Trans>Customer’s phone, name or e-mail</Trans>
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative min-w-60 max-w-120 grow">
          <PhoneIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-t3" />
          <input
            ref={focusAtOpening}
            id={findCustomerId}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              choose(0)
              awaitAnswer(false)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing && isOpen) {
                event.preventDefault()
                if (event.ctrlKey || event.metaKey) onNew(typed.trim())
                else awaitAnswer(true)
              }
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                event.preventDefault()
                choose((at + (event.key === 'ArrowDown' ? 1 : found.length)) % (found.length + 1))
              }
              if (event.key === 'Escape') {
                event.preventDefault()
                if (typed === '') event.currentTarget.blur()
                setTyped('')
              }
            }}
            className="min-h-10 w-full rounded-[2px] border border-line bg-paper pr-3 pl-10 text-[16px] outline-offset-0! max-md:min-h-12"
          />
        </div>
        {way}
      </div>
      <p role="status" className="sr-only">
        {isOpen && query.isSuccess && <Plural value={found.length} one="# customer" other="# customers" />}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={t`Customers`}
        className={classNames(
          'absolute inset-x-3.5 top-full z-30 max-w-180 border border-key bg-paper shadow-[0_12px_40px_rgb(0_0_0/28%)]',
          !isOpen && 'hidden',
        )}
      >
        {found.map((customer, index) => (
          <Choice key={customer.id} id={`${listId}-${index}`} isAt={index === at} onTake={() => take(index)}>
            <FoundRow customer={customer} isAt={index === at} />
          </Choice>
        ))}
        <Choice id={`${listId}-${found.length}`} isAt={at === found.length} onTake={() => take(found.length)}>
          <span className="grid size-7 shrink-0 place-items-center border border-key border-dashed">
            <PlusIcon size={16} />
          </span>
          <span className="min-w-0 grow">
            <span className="block wrap-anywhere">
              <strong className="font-semibold">
                <Trans>New customer</Trans>
              </strong>{' '}
              {typed.trim()}
            </span>
            <span className="admin-meta text-t3">
              <Trans>A name is enough, no account is needed: a link is sent</Trans>
            </span>
          </span>
          <KeyCap>{commandKey}</KeyCap>
          <KeyCap>Enter</KeyCap>
        </Choice>
      </div>
    </div>
  )
}

type ChoiceProps = { id: string; isAt: boolean; onTake: () => void; children: ReactNode }

const Choice = ({ id, isAt, onTake, children }: ChoiceProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isAt}
    onPointerDown={(event) => {
      event.preventDefault()
      onTake()
    }}
    className={classNames(
      'flex min-h-14 cursor-pointer items-center gap-3 border-line2 border-b px-3.5 py-2 last:border-0',
      isAt ? 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]' : 'hover:bg-line1',
    )}
  >
    {children}
  </div>
)

function FoundRow({ customer, isAt }: { customer: FoundCustomer; isAt: boolean }) {
  const language = useLanguage()
  const { name, surname, phoneNumber, email, orders, budget, last } = customer
  return (
    <>
      <Initials of={customer} />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{`${name} ${surname}`.trim()}</span>
        <span className="block text-t2 tabular-nums wrap-anywhere">
          {[phoneLinks(phoneNumber).shown, email].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="admin-meta shrink-0 text-right text-t2 max-sm:hidden">
        {last ? (
          <>
            <span className="block">
              <Plural value={orders} one="# order" other="# orders" /> · <Money azn={budget} />
            </span>
            <span className="block">
              <Trans>
                last: {pick(last, 'name', language)}, {formatDate(last.orderedAt, language, 'dayOfMonth')}
              </Trans>
            </span>
          </>
        ) : (
          <Trans>no orders</Trans>
        )}
      </span>
      <span className={classNames('max-sm:hidden', !isAt && 'invisible')}>
        <KeyCap>Enter</KeyCap>
      </span>
    </>
  )
}

/** What was typed, once no key has followed for 200 ms. */
function useSettled(typed: string): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), 200)
    return () => clearTimeout(timer)
  }, [typed])
  return text
}
