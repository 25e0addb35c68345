import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../../ui/icons.tsx'
import { useCompany } from '../../kit/contact/contact-data.ts'
import { CopyButton } from './copy-button.tsx'
import type { PayPage, Provider } from './queries.ts'
import type { Payment } from './use-payment.ts'

export type Way = 'card' | 'transfer' | 'office'

/** The ways in which this can be paid, in their order; by card where a bank is set up. */
export function waysOf({ kind, providers }: Pick<PayPage, 'kind' | 'providers'>): Way[] {
  if (kind === 'hold') return ['card']
  return providers.length > 0 ? ['card', 'transfer', 'office'] : ['transfer', 'office']
}

type WaysProps = { page: PayPage; way: Way; onChoose: (way: Way) => void; payment: Payment }

export function Ways({ page, way, onChoose, payment }: WaysProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="type-d3 pb-4">
        <Trans>How do you want to pay?</Trans>
      </legend>
      <div className="grid pr-px pb-px md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2">
        {waysOf(page).map((one) => (
          <WayCell key={one} way={one} name={name} isChosen={one === way} onChoose={() => onChoose(one)}>
            {one === 'card' && page.providers.length > 1 && (
              <Providers providers={page.providers} payment={payment} onChoose={() => onChoose('card')} />
            )}
            {one === 'transfer' && <Purpose reference={page.reference} />}
          </WayCell>
        ))}
      </div>
    </fieldset>
  )
}

type WayCellProps = {
  way: Way
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function WayCell({ way, name, isChosen, onChoose, children }: WayCellProps) {
  const id = useId()
  return (
    <div className="choice-cell justify-start! gap-3 max-md:grid max-md:grid-cols-[60px_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-2">
      <label className="contents cursor-pointer">
        <input
          type="radio"
          name={name}
          value={way}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
          className="cell-input"
        />
        <span aria-hidden="true" className="chosen-tick">
          <Icon size={16} strokeWidth={3}>
            <path d="m4 12 6 6L20 6" />
          </Icon>
        </span>
        <span className="cursor-pointer max-md:row-span-2">
          <WaySign way={way} />
        </span>
        <span
          id={`${id}-name`}
          className="block min-w-0 cursor-pointer font-extrabold text-[18px] leading-6.5"
        >
          <WayName way={way} />
        </span>
        <span
          id={`${id}-about`}
          className="type-small block min-w-0 grow cursor-pointer break-words max-md:col-start-2"
        >
          <WayText way={way} />
        </span>
      </label>
      {children && <div className="type-small relative min-w-0 max-md:col-start-2">{children}</div>}
    </div>
  )
}

function WayName({ way }: { way: Way }) {
  if (way === 'card') return <Trans>By card</Trans>
  return way === 'transfer' ? (
    <Trans>By bank transfer</Trans>
  ) : (
    <Trans>At our office, in cash or by card</Trans>
  )
}

function WayText({ way }: { way: Way }) {
  const company = useCompany()
  if (way === 'card') return <Trans>On the bank’s own page. Your card number doesn’t come to us.</Trans>
  if (way === 'transfer') return <Trans>It takes 1–2 working days, and the days move as much.</Trans>
  return (
    <>
      {company?.address && <>{company.address}. </>}
      <Trans>Telling us the order’s number is enough.</Trans>
    </>
  )
}

/** What is written as the purpose, so that the money finds its order. */
function Purpose({ reference }: { reference: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span>
        <Trans>Purpose:</Trans> <b className="tabular-nums">{reference}</b>
      </span>
      <CopyButton text={reference} />
    </span>
  )
}

const providerNames = { kapital: 'Kapital Bank', payriff: 'Payriff', epoint: 'Epoint' } as const

type ProvidersProps = { providers: readonly Provider[]; payment: Payment; onChoose: () => void }

function Providers({ providers, payment, onChoose }: ProvidersProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <span role="radiogroup" aria-label={t`Whose page`} className="flex flex-wrap gap-2">
      {providers.map((provider) => (
        <label
          key={provider}
          className="relative inline-flex min-h-11 cursor-pointer items-center border border-key bg-paper px-3 font-bold text-key has-checked:bg-key has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={provider}
            checked={payment.provider === provider}
            onChange={() => {
              payment.chooseProvider(provider)
              onChoose()
            }}
            className="cell-input"
          />
          {providerNames[provider]}
        </label>
      ))}
    </span>
  )
}

/** A line drawing of the way. */
function WaySign({ way }: { way: Way }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 60"
      className="h-auto w-15 md:w-24"
      fill="var(--white, #fff)"
      stroke="var(--key)"
      strokeWidth="1.5"
    >
      {way === 'card' && (
        <>
          <path d="M14 10h68v42H14z" />
          <path d="M14 18h68v9H14z" fill="var(--key)" />
          <path d="M22 37h14v8H22z" fill="none" />
          <path d="M44 45h24" />
        </>
      )}
      {way === 'transfer' && (
        <>
          <path d="M24 4h28l14 14v38H24z" />
          <path d="M52 4v14h14" fill="none" />
          <path d="M32 24h18M32 32h18M32 40h12" />
          <path d="M52 38h34v14H52z" fill="var(--yellow)" />
          <path d="M60 45h16m-5-4 5 4-5 4" fill="none" />
        </>
      )}
      {way === 'office' && (
        <>
          <path d="M14 10h58v34H14z" />
          <circle cx="43" cy="27" r="9" />
          <path d="M38.500 31v-4a4.500 4.500 0 0 1 9 0v4M43 20v11" fill="none" />
          <ellipse cx="70" cy="50" rx="14" ry="5" fill="var(--yellow)" />
          <ellipse cx="70" cy="44" rx="14" ry="5" fill="var(--yellow)" />
        </>
      )}
    </svg>
  )
}
