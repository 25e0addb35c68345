import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useId, useMemo, useState } from 'react'
import { type Delivery as Answer, deliver, type Goods } from '../../../../src/domains/delivery/deliver.ts'
import { locatePlace } from '../../../../src/domains/delivery/locate-place.ts'
import { readWireWays } from '../../../../src/domains/delivery/wire-ways.ts'
import { bakuDate } from '../../../../src/lib/days.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import { ChevronRightIcon } from '../../../ui/admin/icons.tsx'
import { useWorkRules } from '../../kit/production/queries.ts'
import { useNow } from '../../kit/use-now.ts'
import { draftWays } from './draft-ways.ts'
import { readTried, wordsFor } from './try-line.ts'
import type { Delivery, Way, ZonesValues } from './zones-values.ts'

type TryAddressProps = {
  delivery: Delivery
  way: Way
  values: ZonesValues
  input: Ref<HTMLInputElement>
}

/** A line as a customer would type it, answered with what is on the screen, saved or not (DEL-64). */
export function TryAddress({ delivery, way, values, input }: TryAddressProps) {
  const { t } = useLingui()
  const id = useId()
  const [line, write] = useState('')
  const tried = useTried({ delivery, values, line })
  const language = useLanguage()
  const own = tried?.answers.find(({ wayId }) => wayId === way.id)
  const others = tried?.answers.filter(({ wayId }) => wayId !== way.id) ?? []
  const wayOf = (wayId: number) => delivery.ways.find((one) => one.id === wayId)
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-2.5 pb-2">
        <h2 id={id} className="admin-h2">
          <Trans>Try an address</Trans>
        </h2>
        <span className="text-t3">
          <Trans>as a customer writes it</Trans>
        </span>
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            ref={input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            aria-label={t`Address and weight, as a customer writes them`}
            placeholder={t`binagadi 28 may kuc 14, 6.2 kg`}
            value={line}
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) => {
              // The form isn't saved by a line that is only tried.
              if (event.key === 'Enter') event.preventDefault()
              if (event.key === 'Escape') event.currentTarget.blur()
            }}
            className="min-h-8 w-full max-w-80 rounded-[2px] border border-line bg-paper px-3 outline-offset-0! placeholder:text-t3 max-md:min-h-12 max-md:max-w-none max-md:text-[16px] pointer-coarse:min-h-12"
          />
          <div role="status" className="min-w-0 grow basis-60">
            {own && (
              <span className="flex flex-wrap items-baseline gap-x-3">
                <ChevronRightIcon size={14} className="self-center text-t3 max-md:hidden" />
                <AnswerText answer={own} way={way} isOwn />
              </span>
            )}
          </div>
        </div>
        {tried && (
          <ul className="admin-meta flex flex-wrap gap-x-4 gap-y-0.5 pt-2 text-t2">
            {tried.understood.map(({ words, place }) => (
              <li key={`${words}${place}`}>
                {words ? (
                  <Trans>
                    “{words}” is {place}
                  </Trans>
                ) : (
                  place
                )}
              </li>
            ))}
            {tried.grams === null && (
              <li className="text-warn">
                <Trans>no weight written: add 6.2 kg</Trans>
              </li>
            )}
            {others.map((answer) => {
              const other = wayOf(answer.wayId)
              return (
                other && (
                  <li key={answer.wayId}>
                    {pick(other, 'name', language)}: <AnswerText answer={answer} way={other} />
                    {values[`way${other.id}:isShown`] === false && (
                      <span className="text-t3">
                        {' '}
                        (<Trans>hidden</Trans>)
                      </span>
                    )}
                  </li>
                )
              )
            })}
          </ul>
        )}
      </div>
    </section>
  )
}

type TriedInput = { delivery: Delivery; values: ZonesValues; line: string }

/** Null while nothing is typed. */
function useTried({ delivery, values, line }: TriedInput) {
  const language = useLanguage()
  const now = useNow()
  const closed = useWorkRules()?.closed
  const wire = useMemo(
    () => readWireWays({ ways: draftWays(delivery, values), closed: [] }),
    [delivery, values],
  )
  if (line.trim() === '') return null
  const { address, grams, sum } = readTried(line)
  const located = address === '' ? null : locatePlace(wire.index, address)
  const moment = new Date(now)
  const goods: Goods = { grams, millimetres: null, sum }
  const when = { ready: bakuDate(moment), now: moment, closed: closed ?? new Set<string>() }
  const answers = deliver({ ways: wire.ways, zones: wire.zones, located, goods, when })
  const places = new Map(
    delivery.ways.flatMap(({ id: wayId }) =>
      (located?.ofWay(wayId).places ?? []).map(({ place }) => {
        const shown = pick(place, 'name', language)
        return [shown, { words: wordsFor(wire.index, address, { wayId, place }), place: shown }] as const
      }),
    ),
  )
  return { answers, grams, understood: [...places.values()] }
}

type AnswerTextProps = { answer: Answer; way: Way; isOwn?: boolean }

/** One way's answer: zone, price and day, or the reason why there is none. */
function AnswerText({ answer, way, isOwn = false }: AnswerTextProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const zoneOf = (id: number | null) => way.zones.find((zone) => zone.id === id)
  if (answer.state === 'impossible') {
    const reasons = {
      tooHeavy: t`too heavy for this way`,
      tooLong: t`too long for this way`,
      notThere: t`it doesn’t go there`,
      notToday: t`not today any more`,
    }
    return <span className="text-error">{reasons[answer.reason]}</span>
  }
  const zone = zoneOf(answer.zoneId)
  if (answer.state === 'unknown') {
    const reasons = {
      place: t`the place isn’t known: staff say the price`,
      zone: t`several zones: the customer is asked`,
      weight: t`the weight isn’t known: staff say the price`,
      price: t`no price for this weight: staff say it`,
    }
    const asked = answer.asks.map(({ place, zoneId }) => {
      const name = pick(place, 'name', language)
      const asks = zoneOf(zoneId)
      return asks ? `${name} (${pick(asks, 'name', language)})` : name
    })
    return (
      <span className="text-warn">
        {zone && isOwn && <b className="font-semibold text-key">{pick(zone, 'name', language)} </b>}
        {reasons[answer.reason]}
        {asked.length > 0 && `: ${asked.join(', ')}`}
      </span>
    )
  }
  const days = answer.days
  const price =
    answer.price === 0
      ? t({ message: 'free', context: 'delivery' })
      : formatMoney(answer.price / 100, language)
  if (!isOwn)
    return (
      <span className="whitespace-nowrap">
        {price}
        {days && `, ${formatDayAndMonth(days.to, language)}`}
      </span>
    )
  return (
    <>
      <b className="font-semibold">{zone ? pick(zone, 'name', language) : pick(way, 'name', language)}</b>
      <span className="whitespace-nowrap font-medium tabular-nums">{price}</span>
      {days && (
        <span className="text-t2">
          {days.from === days.to
            ? formatPromised(days.to, language)
            : `${formatDayAndMonth(days.from, language)} – ${formatPromised(days.to, language)}`}
          {' · '}
          <Trans>if the job is ready today</Trans>
        </span>
      )}
    </>
  )
}
