import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { MoneyForm, SumField, sumOf } from '../../kit/money-form.tsx'
import type { Till } from './till-rules.ts'
import { useTillAct } from './use-till-act.ts'

type Cash = Till['atCouriers'][number]

/** What couriers have collected and not handed in yet, to be taken into the till (DEL-41). */
export function CourierCash({ couriers }: { couriers: readonly Cash[] }) {
  const [taken, take] = useState<Cash | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const count = couriers.length
  const before = useRef(count)
  // The row that went took the focus along.
  useEffect(() => {
    const isLess = count < before.current
    before.current = count
    if (!isLess || document.activeElement !== document.body) return
    const next = place.current?.querySelector('button') ?? place.current
    next?.focus()
  }, [count])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {count > 0 && <Couriers couriers={couriers} onTake={take} />}
      {taken && <TakeDialog cash={taken} onClose={() => take(null)} />}
    </div>
  )
}

type CouriersProps = { couriers: readonly Cash[]; onTake: (cash: Cash) => void }

function Couriers({ couriers, onTake }: CouriersProps) {
  const language = useLanguage()
  return (
    <section aria-labelledby="till-couriers" className="mb-6">
      <h2 id="till-couriers" className="admin-h2 mb-2">
        <Trans>With couriers</Trans>
      </h2>
      <ul className="border-key border-t-2 bg-paper">
        {couriers.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line2 border-b px-3.5 py-2"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{one.name}</span>{' '}
              <span className="text-t3">
                {formatDayAndMonth(one.day, language)} ·{' '}
                <Plural value={one.orderIds.length} one="# order" other="# orders" />
              </span>
            </span>
            <span className="whitespace-nowrap font-medium tabular-nums">
              {formatMoney(one.amount, language)}
            </span>
            <AdminButton aria-haspopup="dialog" onClick={() => onTake(one)}>
              <Trans>Take the cash</Trans>
            </AdminButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The cash is counted before it is known to be right: the ledger must say the same sum. */
function TakeDialog({ cash: { id, name }, onClose }: { cash: Cash; onClose: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useTillAct()
  const [sumText, setSum] = useState('')
  const [isChecked, check] = useState(false)
  const collected = sumOf(sumText)
  const send = () => {
    check(true)
    if (collected === null) return
    const shown = formatMoney(collected, language)
    act({
      run: async (client) => {
        await client.courierDays.handIn.mutate({ id, collected })
        return null
      },
      said: t`${name}: ${shown} into the till`,
      onDone: onClose,
    })
  }
  return (
    <Modal title={<Trans>{name} hands in cash</Trans>} onClose={onClose}>
      <MoneyForm
        safe={<Trans>Close without writing</Trans>}
        does={<Trans>Write it into the till</Trans>}
        busy={isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
      >
        <SumField
          isFirst
          label={<Trans>Counted</Trans>}
          value={sumText}
          onChange={setSum}
          isChecked={isChecked}
        />
      </MoneyForm>
    </Modal>
  )
}
