import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { denominations } from '../../../../src/domains/till/denominations.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { WhyField } from '../../kit/money-form.tsx'
import { priceOf } from '../../kit/orders/price-text.ts'
import { countedOf, countsOf, lessOf, piecesOf, type Till, type Typed } from './till-rules.ts'
import { useTillAct } from './use-till-act.ts'

/** Counting the till by note and coin, and closing its day. */
export function CountRail({ till }: { till: Till }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useTillAct()
  const [typed, setTyped] = useState<Typed>({})
  const [reason, setReason] = useState('')
  const [slipText, setSlip] = useState('')
  const [staysText, setStays] = useState('')
  const [isChecked, check] = useState(false)
  const counted = countedOf(typed)
  const difference = counted === null ? null : lessOf(counted, till.mustBe)
  const slip = slipText.trim() === '' ? undefined : priceOf(slipText)
  const stays = staysText.trim() === '' ? 0 : priceOf(staysText)
  const staysTooMuch = stays === null || (counted !== null && stays > counted)
  const needsReason = difference !== null && difference !== 0
  const day = formatDayAndMonth(till.day, language)
  const signed = difference === null ? '' : signedText(difference, language)
  const close = () => {
    check(true)
    if (counted === null || slip === null || stays === null || staysTooMuch) return
    if (needsReason && reason.trim() === '') return
    act({
      run: async (client) => {
        await client.till.close.mutate({
          day: till.day,
          counts: countsOf(typed),
          reason: reason.trim(),
          ...(slip !== undefined && { terminalSlip: slip }),
          ...(stays > 0 && { stays }),
          mustBe: till.mustBe,
        })
        return null
      },
      said: t`${day} is closed`,
      onDone: () => check(false),
    })
  }
  return (
    <form
      id="till-count"
      noValidate
      className="flex flex-col gap-4 px-4 py-4"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // A day is never closed by Enter alone.
        if (event.ctrlKey || event.metaKey) close()
        else if (event.target instanceof HTMLInputElement) toNext(event)
      }}
    >
      <div>
        <h2 className="admin-h2">
          <Trans>Close the day</Trans>
        </h2>
        <p className="admin-meta text-t2">
          <Trans>Count notes and coins: the sum adds itself up</Trans>
        </p>
      </div>
      <Counting typed={typed} onType={setTyped} />
      <dl className="border-line2 border-t pt-3 tabular-nums">
        <Row head={t`Must be there`}>{formatMoney(till.mustBe, language)}</Row>
        <Row head={t`Counted`}>{counted === null ? '—' : formatMoney(counted, language)}</Row>
        <div className="mt-2 flex items-baseline justify-between border-key border-t pt-2 font-semibold">
          <dt>
            <Trans context="till">Difference</Trans>
          </dt>
          <dd className={needsReason ? 'admin-figure text-error' : 'admin-figure text-ok'}>
            {difference === null ? '—' : signed}
          </dd>
        </div>
      </dl>
      {needsReason && (
        <WhyField
          label={<Trans>Why it differs</Trans>}
          value={reason}
          onChange={setReason}
          longest={300}
          reasons={[t`Wrong change was given`, t`An expense without a receipt`, t`Not found`]}
          error={isChecked && reason.trim() === '' ? t`Without a reason the day isn’t closed.` : undefined}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={<Trans>The terminal’s slip</Trans>}
          unit="₼"
          hint={<TerminalHint slip={slip} ours={till.terminal} />}
          value={slipText}
          onChange={({ target }) => setSlip(target.value)}
          {...(slip === null && { error: t`Write the sum, such as 62,50.` })}
        />
        <NumberField
          label={<Trans>Stays for tomorrow</Trans>}
          unit="₼"
          value={staysText}
          onChange={({ target }) => setStays(target.value)}
          {...(staysTooMuch && { error: t`At most what was counted.` })}
        />
      </div>
      {counted !== null && stays !== null && !staysTooMuch && (
        <dl>
          <Row head={t`To the safe`}>{formatMoney(lessOf(counted, stays), language)}</Row>
        </dl>
      )}
      <p role="alert" className="text-error empty:hidden">
        {failure ?? (isChecked && counted === null && t`Write whole numbers of notes and coins.`)}
      </p>
      <AdminButton variant="primary" busy={isPending} onClick={close}>
        {needsReason ? t`Close ${day}, difference ${signed}` : t`Close ${day}`}{' '}
        <KeyCap inverse>{commandKey}</KeyCap> <KeyCap inverse>Enter</KeyCap>
      </AdminButton>
      <p className="admin-meta text-center text-t3">
        <Trans>Afterwards it is only corrected</Trans>
      </p>
    </form>
  )
}

function signedText(azn: number, language: Parameters<typeof formatMoney>[1]): string {
  const text = formatMoney(Math.abs(azn), language)
  if (azn === 0) return text
  return `${azn < 0 ? '−' : '+'}${text}`
}

/** Enter goes to the next field. */
function toNext(event: KeyboardEvent<HTMLFormElement>): void {
  event.preventDefault()
  const inputs = [...event.currentTarget.querySelectorAll('input')]
  inputs[inputs.findIndex((one) => Object.is(one, event.target)) + 1]?.focus()
}

const Row = ({ head, children }: { head: string; children: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-0.5">
    <dt className="text-t2">{head}</dt>
    <dd className="font-medium tabular-nums">{children}</dd>
  </div>
)

function TerminalHint({ slip, ours }: { slip: number | null | undefined; ours: number }) {
  const language = useLanguage()
  const shown = formatMoney(ours, language)
  if (slip !== null && slip !== undefined && slip === ours) return <Trans>as we have it: {shown}</Trans>
  return <Trans>we have {shown}</Trans>
}

type CountingProps = { typed: Typed; onType: (typed: Typed) => void }

/** One field for each note and coin, with what it adds up to. */
function Counting({ typed, onType }: CountingProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = (note: number) => (note >= 100 ? `${note / 100}\u00a0₼` : t`${note}\u00a0q`)
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-7">
      {denominations.map((note) => {
        const pieces = piecesOf(typed[note])
        return (
          <label key={note} className="grid grid-cols-[3.5rem_3.25rem_minmax(0,1fr)] items-center gap-2">
            <span className="font-medium tabular-nums">{name(note)}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              aria-invalid={pieces === null || undefined}
              value={typed[note] ?? ''}
              onChange={({ target }) => onType({ ...typed, [note]: target.value })}
              className="min-h-8 w-full rounded-[2px] border border-line bg-paper px-2 text-right tabular-nums aria-invalid:border-error max-md:min-h-11 max-md:text-[16px]"
            />
            <span aria-hidden="true" className="text-right text-t3 tabular-nums">
              {pieces === null ? '—' : formatAmount((note * pieces) / 100, language)}
            </span>
          </label>
        )
      })}
    </div>
  )
}
