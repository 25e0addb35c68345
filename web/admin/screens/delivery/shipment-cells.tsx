import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour } from '../../../lib/weekday.ts'
import { failureWords, useShipmentTexts } from '../../kit/delivery/shipment-words.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { formatAmount } from '../../kit/formats.ts'
import { useNow } from '../../kit/use-now.ts'
import { moneyOf, type Tone, toneOf, type When, whenOf } from './shipment-state.ts'

const tones: Record<Tone, string> = { plain: '', warn: 'text-warn', error: 'text-error' }

/** When it is to go, since when it is under way, or how long it waits, in words. */
export function WhenText({ shipment }: { shipment: Shipment }) {
  const now = useNow()
  const text = useWhenText()
  const when = whenOf(shipment, now)
  if (!when) return <span className="text-t3">—</span>
  return <span className={tones[toneOf(when, shipment.status)]}>{text(when)}</span>
}

function useWhenText(): (when: When) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (when) => {
    switch (when.kind) {
      case 'late':
        return t`${plural(when.days, { one: '# day late', other: '# days late' })}`
      case 'by':
        return t({ message: `by ${when.hour}`, comment: 'Until an hour of today, such as 16:00' })
      case 'today':
        return t({ message: 'today', context: 'shipment' })
      case 'tomorrow':
        return t({ message: 'tomorrow', context: 'shipment' })
      case 'since': {
        const hour = formatHour(when.at)
        return t({ message: `since ${hour}`, comment: 'Since an hour of today, such as 13:40' })
      }
      case 'waits':
        return when.days === 0
          ? t({ message: 'today', context: 'shipment' })
          : t`${plural(when.days, { one: '# day', other: '# days' })}`
      case 'day':
        return formatDate(`${when.day}T12:00:00Z`, language, 'dayOfMonth')
    }
  }
}

/** Paid, to be collected by the courier, or still owed; red where nothing is handed out without it. */
export function MoneyText({ shipment }: { shipment: Shipment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const money = moneyOf(shipment)
  if (money.kind === 'paid')
    return <span className="text-ok">{t({ message: 'paid', context: 'order' })}</span>
  const sum = formatAmount(money.azn, language)
  if (money.kind === 'collect') return <span className="text-warn">{t`collect ${sum}`}</span>
  return <span className={money.isBarring ? 'text-error' : undefined}>{sum}</span>
}

/** Where it goes in a line, and below it the zone, the courier or the shelf. */
export function useWhereTexts(): (shipment: Shipment) => { main: string; below: string } {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (shipment) => {
    const { kind, address, point, zone, way, shelf, status, failure, courier, carrier, waybill } = shipment
    const name = pick(way, 'name', language)
    if (kind === 'pickup') {
      const at = point ? pick(point, 'address', language) : ''
      return { main: at === '' ? name : t`Pick-up, ${at}`, below: shelf === '' ? name : t`shelf ${shelf}` }
    }
    const who = courier?.name ?? carrier
    const ways = [
      zone && pick(zone, 'name', language),
      who === '' || status === 'Planned' ? name : who,
      waybill,
    ]
    const why = status === 'Failed' && failure ? i18n._(failureWords[failure]) : ''
    return {
      main: address ? `${address.place}, ${address.street} ${address.building}`.trim() : '',
      below: [why, ...ways].filter(Boolean).join(' · '),
    }
  }
}

/** Weighed or reckoned, and in how many boxes. */
export function WeightText({ shipment, className }: { shipment: Shipment; className?: string }) {
  const { t } = useLingui()
  const { weight, boxes } = useShipmentTexts()
  const grams = shipment.weighed ?? shipment.grams
  const isPacked = shipment.status !== 'Planned'
  const hint = grams === null ? t`write the weight` : ''
  const below = isPacked ? boxes(shipment.boxes) : hint
  return (
    <span className={classNames('tabular-nums', className)}>
      {grams === null ? '—' : weight(grams)}
      {below !== '' && <span className="admin-meta block text-t3">{below}</span>}
    </span>
  )
}

/** Who gets it: the company that pays, or the customer. */
export const nameOf = ({
  company,
  appUser,
  recipient,
}: Pick<Shipment, 'company' | 'appUser' | 'recipient'>) => {
  const person = `${appUser.name} ${appUser.surname}`.trim()
  return { main: company === '' ? person : company, person: recipient === '' ? person : recipient }
}
