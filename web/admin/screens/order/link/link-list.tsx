import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { useKeptFocus } from '../../../../lib/lost-focus.ts'
import { WordButton } from '../../../../ui/admin/button.tsx'
import type { OrderLink } from '../../../kit/artwork/artwork-queries.ts'

export type LinkActs = {
  revoke: (linkId: number) => void
  keep: (linkId: number) => void
  allow: (linkId: number) => void
}

/** Who made each link, for whom, until when, when it was last used, and what can be done with it. */
export function LinkList({ links, acts }: { links: readonly OrderLink[]; acts: LinkActs }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list)
  if (links.length === 0) return null
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t`Links that were made`}
      className="mt-4 border-line2 border-t outline-none"
    >
      {links.map((link) => (
        <li
          key={link.id}
          className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-line2 border-b py-1.5"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className={link.state === 'works' ? undefined : 'text-t3'}>
              <Maker link={link} />
              {link.forWhom !== '' && (
                <>
                  {' · '}
                  <ForWhom forWhom={link.forWhom} />
                </>
              )}
            </p>
            <LinkTimes link={link} />
          </div>
          <LinkButtons link={link} acts={acts} />
        </li>
      ))}
    </ul>
  )
}

const ForWhom = ({ forWhom }: { forWhom: string }) => <Trans>for {forWhom}</Trans>

function Maker({ link: { createdBy, madeBy, keptBy, viaQuote, createdAt } }: { link: OrderLink }) {
  const made = formatDate(createdAt, useLanguage(), 'moment')
  if (viaQuote) return <Trans>Opened by the quote’s link, {made}</Trans>
  if (createdBy === 'customer') return <Trans>By the customer, {made}</Trans>
  if (keptBy !== null && keptBy !== madeBy)
    return (
      <Trans>
        By {madeBy}, {made}; taken over by {keptBy}
      </Trans>
    )
  return (
    <Trans>
      By {madeBy}, {made}
    </Trans>
  )
}

function LinkTimes({ link: { state, endsAt, lastUsedAt, revokedAt } }: { link: OrderLink }) {
  const language = useLanguage()
  const end = formatDate(endsAt, language)
  const ended = revokedAt === null ? '' : formatDate(revokedAt, language, 'moment')
  const used = lastUsedAt === null ? '' : formatDate(lastUsedAt, language, 'moment')
  return (
    <p className="admin-meta text-t3">
      {revokedAt !== null && <Trans>ended {ended}</Trans>}
      {revokedAt === null && state === 'over' && <Trans>over since {end}</Trans>}
      {state === 'rests' && <Trans>leads nowhere: its maker may not read this order</Trans>}
      {state === 'works' && <Trans>until {end}</Trans>}
      {' · '}
      {used === '' ? <Trans>never used</Trans> : <Trans>last used {used}</Trans>}
    </p>
  )
}

function LinkButtons({ link, acts }: { link: OrderLink; acts: LinkActs }) {
  const { t } = useLingui()
  const made = formatDate(link.createdAt, useLanguage(), 'moment')
  const { id, state } = link
  return (
    <span className="flex gap-4">
      {state === 'rests' && (
        <WordButton aria-label={t`Take over the link of ${made}`} onClick={() => acts.keep(id)}>
          <Trans>Take over</Trans>
        </WordButton>
      )}
      {(state === 'works' || state === 'rests') && (
        <WordButton aria-label={t`End it: the link of ${made}`} onClick={() => acts.revoke(id)}>
          <Trans>End it</Trans>
        </WordButton>
      )}
      {link.isBarred && (
        <WordButton onClick={() => acts.allow(id)}>
          <Trans>Let the quote’s link open it again</Trans>
        </WordButton>
      )}
    </span>
  )
}
