import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { classNames } from '../../../lib/class-names.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { difference, priceOf, writtenPrice } from '../../kit/orders/price-text.ts'
import { usePriceLabels } from '../../kit/orders/use-price-labels.ts'
import { fieldId, focusTicket } from './ticket-focus.ts'
import type { Act, Refusal } from './use-order-decisions.ts'

export type TicketPriceProps = {
  order: NewOrder
  /** The price as it stands in the field. */
  text: string
  onType: (text: string | null) => void
  refusal: Refusal | undefined
  busy: Act['kind'] | undefined
  onAsk: (act: Act) => void
}

const schema = z.object({ price: writtenPrice })

/** The price, prefilled with the suggestion, and the two ways that an order can go. */
export function TicketPrice({ order, text, onType, refusal, busy, onAsk }: TicketPriceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = usePriceLabels()
  const refused = refusal?.place === 'price' ? refusal.text : undefined
  const { register, handleSubmit, formState } = useForm({
    // The screen keeps what is typed, so that no poll or reload loses it.
    values: { price: text },
    resolver: useResolver<{ price: string }>(schema, { price: ({ id }) => texts(id) }),
    ...useMemo(() => refused && { errors: { price: { type: 'server', message: refused } } }, [refused]),
  })
  const azn = priceOf(text)
  const suggestion = order.quote?.total ?? null
  const off = azn === null || suggestion === null ? 0 : difference(azn, suggestion)
  const isChanged = suggestion !== null && (azn === null || off !== 0)
  const error = formState.errors.price?.message
  const field = fieldId(order.id)
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ price }) => {
        const read = priceOf(price)
        if (read !== null) onAsk({ kind: 'confirm', price: read })
      })}
    >
      <div className="admin-meta -mt-1 flex min-h-6 flex-wrap items-center justify-between gap-x-3 pb-1">
        <label htmlFor={field} className="font-medium">
          <Trans>Price</Trans>
        </label>
        {isChanged && (
          <span className="flex items-center gap-x-2 text-cyan-text">
            {off !== 0 && <Off azn={off} />}
            <WordButton
              className="admin-meta min-h-6!"
              aria-label={t`Put the suggestion back: ${formatMoney(suggestion, language)}`}
              onClick={() => onType(null)}
            >
              <Trans>put back</Trans>
            </WordButton>
          </span>
        )}
      </div>
      <div className="relative">
        {isChanged && !error && (
          <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[3px] bg-cyan" />
        )}
        <input
          id={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          placeholder={t`e.g. 12.50`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-error` : undefined}
          {...register('price', { onChange: (event) => onType(event.target.value) })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') focusTicket(order.id)
          }}
          className={classNames(
            'min-h-9 w-full rounded-[2px] bg-paper pr-8 pl-3 text-right font-semibold text-[16px] tabular-nums outline-offset-0! placeholder:font-normal placeholder:text-[14px] placeholder:text-t3 max-md:min-h-12 pointer-coarse:min-h-12',
            error ? 'border-2 border-error' : 'border border-line',
          )}
        />
        <span aria-hidden="true" className="absolute top-1/2 right-3 -translate-y-1/2 text-[15px] text-t3">
          ₼
        </span>
      </div>
      <p role="alert" id={`${field}-error`} className="admin-meta text-error">
        {error && (
          <span className="flex gap-1.5 pt-1.5">
            <ErrorIcon size={14} className="mt-px" />
            {error}
          </span>
        )}
      </p>
      <div className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <AdminButton
          variant="danger"
          className="px-3!"
          busy={busy !== undefined}
          onClick={() => onAsk({ kind: 'cancel' })}
        >
          {busy === 'cancel' ? <Trans>Cancelling…</Trans> : <Trans context="an order">Cancel</Trans>}
        </AdminButton>
        <AdminButton type="submit" variant="primary" className="px-2!" busy={busy !== undefined}>
          {busy === 'confirm' ? <Trans>Accepting…</Trans> : <Accept azn={azn} />}
        </AdminButton>
      </div>
      <p role="alert" className="admin-meta text-error">
        {refusal?.place === 'ticket' && <span className="block pt-2">{refusal.text}</span>}
      </p>
    </form>
  )
}

const Accept = ({ azn }: { azn: number | null }) =>
  azn === null ? (
    <Trans>Accept</Trans>
  ) : (
    <span>
      <Trans>
        Accept at <Money azn={azn} />
      </Trans>
    </span>
  )

/** How far a price is from the suggestion. */
export const Off = ({ azn }: { azn: number }) =>
  azn < 0 ? (
    <span>
      <Trans>
        <Money azn={-azn} /> under the suggestion
      </Trans>
    </span>
  ) : (
    <span>
      <Trans>
        <Money azn={azn} /> over the suggestion
      </Trans>
    </span>
  )
