import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { AdminButton, IconButton, WordButton } from '../../../../ui/admin/button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { Money } from '../../../../ui/money.tsx'
import { useLetterKeys } from '../../../kit/frame/shortcuts.ts'
import { type Choice, groupOf, groups, isWaiting, keyOf, type Line } from './statement-types.ts'
import { useLineTexts } from './use-line-texts.ts'

export type LineActs = {
  choose: (choice: Choice | null) => void
  byHand: (of: 'split' | 'find') => void
  decide: (state: 'open' | 'later' | 'left' | 'expense') => void
  step: (by: 1 | -1) => void
}

type LineRailProps = {
  line: Line
  /** Its place among the lines of its group. */
  place: { number: number; of: number }
  choice: Choice | null
  acts: LineActs
}

/** A line in full: what the bank says, what it could be booked to, and what else can be done with it. */
export function LineRail({ line, place, choice, acts }: LineRailProps) {
  const waits = isWaiting(line)
  return (
    <div className="flex grow flex-col">
      <RailHead line={line} place={place} acts={acts} />
      <Part>
        <Facts line={line} />
      </Part>
      {waits && line.amount > 0 && (
        <Part>
          <Candidates line={line} choice={choice} acts={acts} />
        </Part>
      )}
      {line.decided && !waits && (
        <Part>
          <Decided line={line} />
        </Part>
      )}
      {line.earlier.length > 0 && (
        <Part>
          <Earlier line={line} />
        </Part>
      )}
      <RailFoot line={line} choice={choice} acts={acts} />
    </div>
  )
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2 border-line2 border-t px-4 py-3.5">{children}</div>
)

function RailHead({ line, place, acts }: Pick<LineRailProps, 'line' | 'place' | 'acts'>) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { name, icon: Icon, mark } = groups[groupOf(line)]
  const { number, of } = place
  return (
    <div className="px-4 pt-3 pb-3.5">
      <div className="flex items-center gap-2.5">
        <Mark kind={mark}>
          <Icon size={14} /> {i18n._(name)}
        </Mark>
        <span className="admin-meta text-t3">
          {number} / {of}
        </span>
        <span className="ml-auto flex gap-1">
          <IconButton label={t`Line before`} onClick={() => acts.step(-1)}>
            <ChevronUpIcon />
          </IconButton>
          <IconButton label={t`Next line`} onClick={() => acts.step(1)}>
            <ChevronDownIcon />
          </IconButton>
        </span>
      </div>
      <p className="mt-1.5 flex items-baseline justify-between gap-3">
        <strong className="admin-figure">
          <Money azn={line.amount} />
        </strong>
        <span className="text-t2">{formatDayAndMonth(line.day, language)}</span>
      </p>
    </div>
  )
}

function Facts({ line }: { line: Line }) {
  const { payer, voen, purpose, bankReference } = line
  const facts: [ReactNode, string][] = [
    [<Trans key="payer">Payer</Trans>, payer],
    [<Trans key="voen">VÖEN</Trans>, voen],
    [<Trans key="purpose">Purpose</Trans>, purpose && `«${purpose}»`],
    [<Trans key="reference">Bank’s number</Trans>, bankReference],
  ]
  return (
    <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text], index) => (
          <div key={facts[index]?.[1] ?? text} className="contents">
            <dt className="text-t3">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
    </dl>
  )
}

function Candidates({ line, choice, acts }: Pick<LineRailProps, 'line' | 'choice' | 'acts'>) {
  const [letters] = useLetterKeys()
  const { targetOf, namesOf, restOf, money } = useLineTexts()
  const isChosen = (key: string) => choice !== null && 'candidate' in choice && choice.candidate === key
  return (
    <section aria-labelledby="book-to" className="grid gap-2">
      <h3 id="book-to" className="admin-h2">
        <Trans>What is it booked to?</Trans>
      </h3>
      {line.candidates.length > 0 && (
        <ul className="border border-line">
          {line.candidates.map((one, index) => {
            const key = keyOf(one)
            return (
              <li key={key} className="border-line2 [&+&]:border-t">
                <button
                  type="button"
                  aria-pressed={isChosen(key)}
                  onClick={() => acts.choose(isChosen(key) ? null : { candidate: key })}
                  className="flex min-h-11 w-full items-start gap-2.5 px-2.5 py-2 text-left outline-offset-[-2px]! hover:bg-line1 aria-pressed:shadow-[inset_0_0_0_2px_var(--key)]"
                >
                  {letters && <KeyCap>{index + 1}</KeyCap>}
                  <span className="min-w-0 grow">
                    <strong className="block font-semibold wrap-anywhere">
                      {targetOf(one.bookings)}, {namesOf(one.bookings)}
                    </strong>
                    <span className="admin-meta block text-t3">{restOf(one.bookings, one.half)}</span>
                  </span>
                  <span className="whitespace-nowrap font-semibold tabular-nums">{money(line.amount)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {choice && 'byHand' in choice && (
        <p className="border-2 border-key px-2.5 py-2">
          <strong className="block font-semibold">
            {targetOf([choice.byHand])}, {namesOf([choice.byHand])}
          </strong>
          <span className="admin-meta block text-t3">{restOf([choice.byHand])}</span>
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-3">
        <WordButton onClick={() => acts.byHand('split')}>
          <Trans>Split by hand…</Trans> {letters && <KeyCap>B</KeyCap>}
        </WordButton>
        <WordButton onClick={() => acts.byHand('find')}>
          <Trans>Another customer…</Trans> {letters && <KeyCap>M</KeyCap>}
        </WordButton>
      </p>
    </section>
  )
}

function Decided({ line }: { line: Line }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { targetOf } = useLineTexts()
  const { decided, payments } = line
  if (!decided) return null
  const name = `${decided.by.name} ${decided.by.surname}`.trim()
  const day = formatDate(decided.at, language, 'dayOfMonth')
  return (
    <>
      <p className="text-t2">
        {payments.length > 0 ? t`Written down ${day}: ${name}` : t`Decided ${day}: ${name}`}
      </p>
      <ul>
        {payments.map(({ id, amount, appUser, orders }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {targetOf([{ orders }])}, {`${appUser.name} ${appUser.surname}`.trim()}
            </span>
            <Money azn={amount} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Earlier({ line }: { line: Line }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="paid-before">
      <h3 id="paid-before" className="admin-meta text-t3">
        <Trans>Before, from this payer</Trans>
      </h3>
      <ul>
        {line.earlier.map(({ day, purpose, amount }) => (
          <li key={`${day} ${purpose} ${amount}`} className="flex justify-between gap-3 py-0.5">
            <span className="min-w-0 wrap-anywhere">
              {formatDayAndMonth(day, language)}
              {purpose && `, «${purpose}»`}
            </span>
            <Money azn={amount} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RailFoot({ line, choice, acts }: Pick<LineRailProps, 'line' | 'choice' | 'acts'>) {
  const { t } = useLingui()
  const [letters] = useLetterKeys()
  const { targetOf } = useLineTexts()
  const first = line.candidates[0]
  const target = first && targetOf(first.bookings)
  if (line.payments.length > 0 || line.group === 'booked' || line.group === 'before') return null
  if (!isWaiting(line))
    return (
      <Foot>
        <AdminButton className="w-full" onClick={() => acts.decide('open')}>
          <Trans>Open it again</Trans>
        </AdminButton>
      </Foot>
    )
  return (
    <Foot>
      {line.amount < 0 && (
        <AdminButton variant="primary" className="w-full" onClick={() => acts.decide('expense')}>
          <Trans>Among the expenses</Trans> <KeyCap inverse>Enter</KeyCap>
        </AdminButton>
      )}
      {line.amount > 0 && !choice && first && (
        <AdminButton
          variant="primary"
          className="w-full"
          onClick={() => acts.choose({ candidate: keyOf(first) })}
        >
          {t`Tick: ${target ?? ''}`} <KeyCap inverse>Enter</KeyCap>
        </AdminButton>
      )}
      {line.amount > 0 && choice && (
        <AdminButton className="w-full" onClick={() => acts.choose(null)}>
          <Trans>Take the tick away</Trans> <KeyCap>Space</KeyCap>
        </AdminButton>
      )}
      <div className="grid grid-cols-2 gap-2">
        <AdminButton onClick={() => acts.decide('left')}>
          <Trans>Leave</Trans> {letters && <KeyCap>G</KeyCap>}
        </AdminButton>
        <AdminButton onClick={() => acts.decide(line.isLater ? 'open' : 'later')}>
          {line.isLater ? <Trans>Not later</Trans> : <Trans>Later</Trans>} {letters && <KeyCap>S</KeyCap>}
        </AdminButton>
      </div>
    </Foot>
  )
}

const Foot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 mt-auto grid gap-2 border-line2 border-t bg-paper px-4 py-3">
    {children}
  </div>
)
