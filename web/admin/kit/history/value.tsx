import { Trans, useLingui } from '@lingui/react/macro'
import { orderStatuses, orderStatusNames } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { type AreaName, areas } from '../../../../src/procedures/areas.ts'
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { artworkStateNames } from '../artwork/artwork-labels.tsx'
import { useNeedName } from '../artwork/need-labels.ts'
import { statusWords } from '../delivery/shipment-words.ts'
import { areaLabel } from '../frame/area-names.ts'
import { profileWord } from '../preflight/profile-names.ts'
import { storedStandName } from '../quotes/quote-labels.ts'
import type { AuditEntry } from './record-places.ts'

export type Change = AuditEntry['changes'][number]
export type Value = Change['from']

const pictures = /^(icon|lightIcon|.*Url)$/
const money = new Set(['price', 'limit'])

/**
 * A value as text: money, days, statuses and areas as everywhere in the admin; a dash where there is none.
 */
export function useValueLabels(): (field: string, value: Value) => string {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const needName = useNeedName()
  const texts = (field: string, value: Value | Value[] | object): string => {
    if (value === null || value === '') return '—'
    if (typeof value === 'boolean') return booleanName(field, value)
    if (typeof value === 'number') {
      if (field === 'artworkVersion') return `v${formatNumber(value, language)}`
      if (field === 'permissions') return areaName(value)
      if (field === 'percentage') return formatPercent(value, language)
      return money.has(field) ? formatMoney(value, language) : formatNumber(value, language)
    }
    if (typeof value === 'string') {
      if (field === 'status') return statusName(value)
      const stand = field === 'offerState' && storedStandName(value)
      if (stand) return i18n._(stand)
      if (field === 'offerLines') return quoteLine(value)
      if (field === 'validUntil') return formatDate(value, language)
      if (field === 'artwork') return artworkName(value)
      if (field === 'shipment') return shipmentName(value)
      if (field === 'passed') return value === 'approval' ? t`Approval` : t`Payment`
      if (field === 'artworkNeed') return needName(value) ?? value
      if (field === 'proofPin') return pinName(value)
      const word = profileWord(field, value)
      if (word) return i18n._(word)
      if (field === 'invitedAt') return formatDate(value, language, 'moment')
      if (field === 'startDate' || field === 'endDate') return formatDate(value, language)
      return pictures.test(field) || field === 'projectAttachments' ? t`picture` : value
    }
    if (Array.isArray(value)) {
      if (value.length === 0) return '—'
      const isPictures = field === 'projectAttachments'
      return isPictures ? t`pictures: ${value.length}` : value.map((one) => texts(field, one)).join(', ')
    }
    if ('count' in value && 'price' in value)
      return `${formatNumber(Number(value.count), language)} – ${formatMoney(Number(value.price), language)}`
    return 'name' in value ? String(value.name) : ''
  }
  const booleanName = (field: string, value: boolean) => {
    if (field === 'orderLink') return value ? t`made` : t`ended`
    if (field === 'message') return t`sent`
    return value ? t`yes` : t`no`
  }
  /** A line of a quote is recorded as `Vizit kart × 500: 999.00`. */
  const quoteLine = (value: string) => {
    const [, what, count, price] = /^(.*) × (\d+): (\d+\.\d\d)$/s.exec(value) ?? []
    if (what === undefined) return value
    return `${what} × ${formatNumber(Number(count), language)}: ${formatMoney(Number(price), language)}`
  }
  const artworkName = (state: string) => {
    const name = Object.entries(artworkStateNames).find(([one]) => one === state)?.[1]
    return name ? i18n._(name) : state
  }
  const shipmentName = (status: string) => {
    const words = Object.entries(statusWords).find(([one]) => one === status)?.[1]
    return words ? i18n._(words.name) : status
  }
  /** `v2 · 3` was left on round 3 of version 2, `3 · 1` is the first of round 3. */
  const pinName = (value: string) => {
    const [first = '', second = ''] = value.split(' · ')
    return first.startsWith('v') ? t`${first}, proof ${second}` : t`proof ${first}, remark ${second}`
  }
  const areaName = (id: number) => {
    const area = (Object.keys(areas) as AreaName[]).find((name) => areas[name] === id)
    return area ? i18n._(areaLabel[area].name) : String(id)
  }
  const statusName = (status: string) => {
    const name = orderStatusNames.find((one) => one === status)
    return name ? pick(orderStatuses[name], 'name', language) : status
  }
  return texts
}

/** A value that isn't compared word by word: before and after. */
export function FromTo({ field, from, to }: Change) {
  const texts = useValueLabels()
  if (from === null && to === null) return <Trans>changed</Trans>
  const before = texts(field, from)
  const after = texts(field, to)
  if (before === after) return <Trans>replaced</Trans>
  return (
    <span className="wrap-anywhere tabular-nums">
      <span className="text-t2">{before}</span> <span aria-hidden="true">→</span>{' '}
      <span className="sr-only">
        <Trans>is now</Trans>{' '}
      </span>
      <span className="font-medium">{after}</span>
    </span>
  )
}
