import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Sort } from '../../kit/orders/sort-orders.ts'

const choices = [
  { sort: 'newest', label: msg`Newest first` },
  { sort: 'oldest', label: msg`Oldest first` },
  { sort: 'amount', label: msg`By amount` },
] as const

/** How the tickets stand; kept in the address. */
export function SortSwitch({ sort }: { sort: Sort }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const choose = (next: Sort) =>
    navigate({
      to: '/admin/newordersadmin',
      search: next === 'newest' ? {} : { sort: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2.5">
      <legend className="float-left text-t3 max-md:sr-only">
        <Trans>Sort:</Trans>
      </legend>
      <div className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper">
        {choices.map((choice) => (
          <button
            key={choice.sort}
            type="button"
            aria-pressed={choice.sort === sort}
            onClick={() => choose(choice.sort)}
            className="min-h-7 px-2.5 max-md:min-h-11 text-t2 hover:text-key aria-pressed:bg-key aria-pressed:font-medium aria-pressed:text-on-key pointer-coarse:min-h-11"
          >
            {i18n._(choice.label)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
