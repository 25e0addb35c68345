import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { toAzn } from '../../../../src/lib/money.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { randomId } from '../../../lib/random-id.ts'
import { formatHour } from '../../../lib/weekday.ts'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { Initials } from '../../../ui/admin/initials.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { useLetterKeys } from '../frame/shortcuts.ts'
import {
  type Draft,
  type DraftErrors,
  type DraftPartProps,
  type Payer,
  reckon,
  type Way,
  ways,
} from './record-draft.ts'
import { RecordFacts } from './record-facts.tsx'
import { RecordLines } from './record-lines.tsx'
import { RecordSums } from './record-sums.tsx'
import { useDraftErrors } from './use-draft-errors.ts'
import { keepPrinting, printsReceipts } from './use-print-receipt.tsx'
import { useRecord } from './use-record.ts'

type RecordFormProps = {
  payer: Payer
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Another customer pays; undefined where it is known who does. */
  onOther: (() => void) | undefined
  onDone: () => void
}

const typing = 'input:not([type=radio]), textarea'

/** Way, sum, orders and facts of a payment. Ctrl+Enter writes it down, Enter never does. */
export function RecordForm({ payer, draft, onDraft, onOther, onDone }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // It may come after the dialog that it stands in.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-safe]')?.focus(), [])
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set())
  const reckoned = reckon(draft, payer)
  const found = useDraftErrors()(draft, reckoned)
  const [prints, setPrints] = useState(printsReceipts)
  const record = useRecord({ payer, draft, prints, onDone, onUndone: onDraft })
  const shown = (name: string) => left === 'all' || left.has(name)
  const own = Object.fromEntries(Object.entries(found).filter(([name]) => shown(name) || name === 'orders'))
  const errors: DraftErrors = { ...record.errors, ...own }
  const change = (next: Partial<Draft>) => {
    if (!record.isOther) record.forget()
    onDraft({ ...draft, ...next })
  }
  const submit = () => {
    if (record.isPending) return
    setLeft('all')
    if (Object.values(found).every((error) => error === undefined)) return record.send(reckoned)
    // Once the fields say what is wrong with them.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && isCommand && !event.repeat) {
      event.preventDefault()
      submit()
    }
    const way = ways[Number(event.key) - 1]
    const isTyped = event.target instanceof Element && event.target.matches(typing)
    if (!way || isTyped || isCommand || event.altKey) return
    event.preventDefault()
    change({ way })
  }
  const part: DraftPartProps = {
    draft,
    errors,
    onChange: change,
    onLeft: (name) => left !== 'all' && !left.has(name) && setLeft(new Set([...left, name])),
  }
  return (
    <form
      ref={form}
      noValidate
      className="flex grow flex-col"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={press}
    >
      <PayerHead payer={payer} onOther={onOther} />
      <WrittenSince payer={payer} />
      <Part>
        <WayChoice chosen={draft.way} onChoose={(way) => change({ way })} />
        <RecordSums {...part} reckoned={reckoned} owed={payer.owed} />
      </Part>
      <Part>
        <RecordLines {...part} reckoned={reckoned} />
      </Part>
      {draft.way !== 'balance' && (
        <Part>
          <RecordFacts
            {...part}
            receipt={{
              isPrinted: prints,
              isMailed: payer.isReached && reckoned.lines.some((line) => line.amount > 0),
              onPrint: (isPrinted) => {
                setPrints(isPrinted)
                keepPrinting(isPrinted)
              },
            }}
          />
        </Part>
      )}
      <div className="sticky bottom-0 mt-auto border-line2 border-t bg-paper px-4 py-3">
        <p role="alert" className="mb-2 text-error empty:hidden">
          {record.failure}
          {record.isOther && (
            <>
              {' '}
              <WordButton
                onClick={() => {
                  record.forget()
                  onDraft({ ...draft, key: randomId() })
                }}
              >
                <Trans>Write this down as another payment</Trans>
              </WordButton>
            </>
          )}
        </p>
        <PayButton way={draft.way} sum={reckoned.amount.value} busy={record.isPending} onPress={submit} />
        <p className="admin-meta mt-1.5 text-center text-t3">
          {draft.way === 'cash' && <Trans>It goes into the till.</Trans>}{' '}
          <Trans>
            It can be taken back within 10 seconds <KeyCap>Z</KeyCap>
          </Trans>
        </p>
      </div>
    </form>
  )
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 border-line2 border-t px-4 py-4">{children}</div>
)

function PayerHead({ payer, onOther }: Pick<RecordFormProps, 'payer' | 'onOther'>) {
  const { appUser, owed, balance } = payer
  return (
    <div className="flex items-center gap-3 px-4 pt-2 pb-3.5">
      <Initials of={appUser} />
      <p className="min-w-0 grow">
        <strong className="block font-semibold wrap-anywhere">
          {`${appUser.name} ${appUser.surname}`.trim()}
        </strong>
        <span className="admin-meta text-t3">
          <Trans>
            open <Money azn={owed} /> · balance <Money azn={balance} />
          </Trans>
        </span>
      </p>
      {onOther && (
        <WordButton onClick={onOther}>
          <Trans>Change</Trans>
        </WordButton>
      )}
    </div>
  )
}

/** Somebody else has written something down since the form was opened: the sums are new, what was typed stays. */
function WrittenSince({ payer: { latest, owed } }: { payer: Payer }) {
  const language = useLanguage()
  const { user } = useFrame()
  const [known] = useState(latest?.id ?? 0)
  if (!latest || latest.id <= known || latest.by?.id === user.id) return null
  const [time, sum, open] = [
    formatHour(latest.at),
    formatMoney(latest.amount, language),
    formatMoney(owed, language),
  ]
  const name = latest.by && `${latest.by.name} ${latest.by.surname}`.trim()
  return (
    <p role="status" className="border-line2 border-t border-l-4 border-l-warn px-4 py-2">
      {latest.by === null ? (
        <Trans>
          {time}: {sum} came in by card. Open now: {open}
        </Trans>
      ) : (
        <Trans>
          {name}, {time}: {sum} written down. Open now: {open}
        </Trans>
      )}
    </p>
  )
}

function WayChoice({ chosen, onChoose }: { chosen: Way; onChoose: (way: Way) => void }) {
  const { t } = useLingui()
  const [letters] = useLetterKeys()
  const names: Record<Way, string> = {
    cash: t({ message: 'Cash', context: 'way to pay' }),
    terminal: t({ message: 'Terminal', context: 'way to pay' }),
    transfer: t({ message: 'Transfer', context: 'way to pay' }),
    balance: t({ message: 'Balance', context: 'way to pay' }),
  }
  return (
    <Segments
      legend={<Trans>How it is paid</Trans>}
      isLegendHidden
      isFirst
      className="[&_label]:gap-1 [&_label]:px-1 xl:[&_label]:text-[12px]"
      values={ways}
      chosen={chosen}
      label={(way) => (
        <>
          {names[way]} {letters && <KeyCap inverse={way === chosen}>{ways.indexOf(way) + 1}</KeyCap>}
        </>
      )}
      onChoose={onChoose}
    />
  )
}

type PayButtonProps = {
  way: Way
  sum: number | null
  busy: boolean
  onPress: () => void
}

/** It says what it does. Enter doesn't press it: money is written down on purpose only. */
function PayButton({ way, sum, busy, onPress }: PayButtonProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const amount = sum === null || sum === 0 ? null : formatMoney(toAzn(sum), language)
  const labels: Record<Way, string> = {
    cash: t`Write down ${amount ?? ''} in cash`,
    terminal: t`Write down ${amount ?? ''} by terminal`,
    transfer: t`Write down ${amount ?? ''} by transfer`,
    balance: t`Pay ${amount ?? ''} from the balance`,
  }
  return (
    <AdminButton
      variant="primary"
      className="w-full"
      busy={busy}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onClick={onPress}
    >
      {amount === null ? <Trans>Write down a payment</Trans> : labels[way]}
      <span className="flex gap-1">
        <KeyCap inverse>{commandKey}</KeyCap>
        <KeyCap inverse>Enter</KeyCap>
      </span>
    </AdminButton>
  )
}
