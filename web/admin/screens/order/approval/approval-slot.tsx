import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { StampIcon } from '../../../../ui/admin/icons.tsx'
import type { Approval } from '../../../kit/artwork/artwork-queries.ts'

const ticks = [
  <Trans key="texts">Texts</Trans>,
  <Trans key="size">Size</Trans>,
  <Trans key="colours">Colours</Trans>,
]

/** Where the customer's stamp comes: dashed, with the three things that they tick. */
export const EmptySlot = () => (
  <>
    <p className="flex items-center gap-3 border border-line border-dashed px-3.5 py-3 text-t2">
      <StampIcon size={22} />
      <Trans>The stamp comes here when the customer agrees: version, name, time.</Trans>
    </p>
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-t2">
      {ticks.map((tick) => (
        <li key={tick.key} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 border border-line" />
          {tick}
        </li>
      ))}
    </ul>
  </>
)

/** What the customer approved: which version, by which name, when, and that they ticked all three. */
export function Stamp({ approval }: { approval: Approval }) {
  const { version, name, at, by, address, link, staffDevice, isTold } = approval
  const { madeBy = '', forWhom = '' } = link ?? {}
  const language = useLanguage()
  return (
    <div className="flex gap-3.5 border-2 border-ok px-3.5 py-3">
      <StampIcon size={26} className="text-ok" />
      <div className="min-w-0">
        <p className="admin-ticket text-ok">
          <Trans>Approved for print</Trans>
        </p>
        <p className="font-medium wrap-anywhere">
          v{version} · {name}
        </p>
        <p className="text-ok">
          <time dateTime={at}>{formatDate(at, language, 'moment')}</time> ·{' '}
          <Trans>texts, size, colours</Trans>
        </p>
        <p className="admin-meta text-t3 wrap-anywhere">
          {by === 'link' ? <Trans>by the link</Trans> : <Trans>by the account</Trans>}
          {link?.createdBy === 'staff' && (
            <>
              {' '}
              <Trans>that {madeBy} made</Trans>
            </>
          )}
          {forWhom !== '' && (
            <>
              {', '}
              <Trans>for {forWhom}</Trans>
            </>
          )}
          {address && ` · ${address}`}
        </p>
        {staffDevice && (
          <p className="admin-meta text-error">
            <Trans>Staff had logged in on this device before.</Trans>
          </p>
        )}
        {isTold === false && (
          <p className="admin-meta text-error">
            <Trans>The customer has no confirmed e-mail: nobody has told them of it.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

/** An approval that was taken back stays on record. */
export function WithdrawnApproval({ approval }: { approval: Approval }) {
  const language = useLanguage()
  const { version, name, at, withdrawnAt, withdrawnBy } = approval
  const day = withdrawnAt === null ? '' : formatDate(withdrawnAt, language, 'moment')
  return (
    <div className="border border-line2 px-3.5 py-2">
      <p className="text-t3 line-through wrap-anywhere">
        v{version} · {name} · {formatDate(at, language, 'moment')}
      </p>
      <p className="admin-meta text-t2">
        {withdrawnBy === 'staff' ? (
          <Trans>Taken back by us, {day}</Trans>
        ) : (
          <Trans>Taken back by the customer, {day}</Trans>
        )}
      </p>
    </div>
  )
}
