import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/office/mark.tsx'
import { formatMoment } from '../office-formats.ts'
import { useNow } from '../use-now.ts'
import { type SignIn, signInActs } from './sign-in-words.ts'

const columns =
  'xl:grid-cols-[116px_minmax(150px,1fr)_minmax(190px,1fr)_minmax(150px,1fr)_minmax(120px,200px)]'

/** Every sign-in: when, who, what, on which device and from where; one under the other on narrow screens. */
export function SignInsList({ items }: { items: readonly SignIn[] }) {
  return (
    <div className="border-key border-t-2 bg-paper">
      <div
        aria-hidden="true"
        className={`grid gap-x-4 border-line border-b px-3.5 py-1.5 font-medium text-[12px] leading-5 max-xl:hidden ${columns}`}
      >
        <span>
          <Trans>When</Trans>
        </span>
        <span>
          <Trans>Who</Trans>
        </span>
        <span>
          <Trans>What happened</Trans>
        </span>
        <span>
          <Trans>Device</Trans>
        </span>
        <span>
          <Trans>IP address</Trans>
        </span>
      </div>
      <ol>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ol>
    </div>
  )
}

function Row({ item: { at, act, person, browser, system, address } }: { item: SignIn }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const now = useNow()
  const { name, look } = signInActs[act]
  const device = [browser, system].filter((word) => word !== '').join(' · ')
  return (
    <li
      className={`grid gap-x-4 gap-y-1 border-line1 border-b px-3.5 py-2 last:border-line2 max-xl:grid-cols-[minmax(0,1fr)_auto] ${columns}`}
    >
      <time dateTime={at} className="text-t3 tabular-nums max-xl:order-2">
        {formatMoment(at, now, language)}
      </time>
      <span className="wrap-anywhere max-xl:order-1 max-xl:font-medium">
        {person ? (
          person.name
        ) : (
          <span className="text-t3">
            <Trans>no such account</Trans>
          </span>
        )}
      </span>
      <span className="max-xl:order-3">
        <Mark kind={look}>{i18n._(name)}</Mark>
      </span>
      <span className="max-xl:order-5 max-xl:col-span-full">{device || t`Unknown device`}</span>
      <span className="wrap-anywhere text-t2 tabular-nums max-xl:order-4 max-xl:text-right">{address}</span>
    </li>
  )
}
