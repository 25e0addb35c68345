import { Trans, useLingui } from '@lingui/react/macro'
import { Mark } from '../../../ui/admin/mark.tsx'
import { MomentList, MomentRow } from './moment-list.tsx'
import { type SignIn, signInActs } from './sign-in-labels.ts'

const columns =
  'xl:grid-cols-[116px_minmax(150px,1fr)_minmax(190px,1fr)_minmax(150px,1fr)_minmax(120px,200px)]'

/** Every sign-in: when, who, what, on which device and from where; one under the other on narrow screens. */
export function SignInsList({ items }: { items: readonly SignIn[] }) {
  const { t } = useLingui()
  return (
    <MomentList columns={columns} heads={[t`When`, t`Who`, t`What happened`, t`Device`, t`IP address`]}>
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </MomentList>
  )
}

function Row({ item: { at, act, person, subject, browser, system, address } }: { item: SignIn }) {
  const { i18n, t } = useLingui()
  const { name, look } = signInActs[act]
  const device = [browser, system].filter((word) => word !== '').join(' · ')
  return (
    <MomentRow
      columns={columns}
      at={at}
      who={
        person ? (
          person.name
        ) : (
          <span className="text-t3">
            <Trans>no such account</Trans>
          </span>
        )
      }
    >
      <span className="max-xl:order-3">
        <Mark kind={look}>{i18n._(name)}</Mark>
        {subject && <span className="block">{subject.name}</span>}
      </span>
      <span className="max-xl:order-5 max-xl:col-span-full">{device || t`Unknown device`}</span>
      <span className="wrap-anywhere text-t2 tabular-nums max-xl:order-4 max-xl:text-right">{address}</span>
    </MomentRow>
  )
}
