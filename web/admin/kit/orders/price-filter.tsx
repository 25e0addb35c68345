import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { Clearable } from '../../../ui/admin/filter.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { formatAmount } from '../formats.ts'
import type { FilterProps } from './order-filters.tsx'
import { priceOf } from './price-text.ts'

/** What an order costs, from–to, both included; either may be left open. */
export function PriceFilter({ search, onFilter }: FilterProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { min, max } = search
  const isActive = min !== undefined || max !== undefined
  return (
    <Clearable
      clearLabel={t`Every price`}
      onClear={isActive ? () => onFilter({ min: undefined, max: undefined }) : undefined}
    >
      <Disclosure
        name={t`Price`}
        isActive={isActive}
        label={
          <span className="truncate">
            <PriceRange search={search} />
          </span>
        }
      >
        {(close) => (
          <form
            className="flex flex-col gap-3 md:w-60"
            onSubmit={(event) => {
              event.preventDefault()
              const typed = new FormData(event.currentTarget)
              const read = (name: string) => priceOf(String(typed.get(name) ?? '')) ?? undefined
              onFilter({ min: read('min'), max: read('max') })
              close()
            }}
          >
            <div className="grid grid-cols-2 gap-2">
              <NumberField
                name="min"
                label={t`From`}
                unit="₼"
                defaultValue={min === undefined ? '' : formatAmount(min, language)}
              />
              <NumberField
                name="max"
                label={t`Up to`}
                unit="₼"
                defaultValue={max === undefined ? '' : formatAmount(max, language)}
              />
            </div>
            <AdminButton type="submit" variant="primary">
              <Trans>Show</Trans>
            </AdminButton>
          </form>
        )}
      </Disclosure>
    </Clearable>
  )
}

function PriceRange({ search: { min, max } }: Pick<FilterProps, 'search'>) {
  const language = useLanguage()
  const said = (azn: number) => formatMoney(azn, language)
  if (min !== undefined && max !== undefined) return `${said(min)} – ${said(max)}`
  if (min !== undefined) return <Trans>from {said(min)}</Trans>
  if (max !== undefined) return <Trans>up to {said(max)}</Trans>
  return <Trans>Price: any</Trans>
}
