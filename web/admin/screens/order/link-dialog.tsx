import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Language } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useKeptFocus } from '../../../lib/lost-focus.ts'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import type { OrderLink } from '../../kit/artwork/artwork-queries.ts'
import { LinkToSend } from '../../kit/link-to-send.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useOrderAct } from './use-print-page.ts'

type LinkDialogProps = { order: OrderDetail; onClose: () => void }

/** Secret links of the order: a new one is shown only once, to be sent; existing ones can be ended. */
export function LinkDialog({ order, onClose }: LinkDialogProps) {
  const { t } = useLingui()
  const { id } = order
  const query = useQuery(useApi().orderLinks.list.queryOptions({ id }))
  const { act, isPending, failure } = useOrderAct(id)
  const [url, setUrl] = useState<string | null>(null)
  const [forWhom, setForWhom] = useState('')
  const make = () =>
    act({
      run: async (client) => setUrl((await client.orderLinks.create.mutate({ id, forWhom })).url),
      said: t`The link is made`,
      failed: t`The link was not made`,
    })
  const revoke = (linkId: number) =>
    act({
      run: (client) => client.orderLinks.revoke.mutate({ id, linkId }),
      said: t`The link no longer works`,
      failed: t`The link was not revoked`,
      onDone: () => setUrl(null),
    })
  const keep = (linkId: number) =>
    act({
      run: (client) => client.orderLinks.keep.mutate({ id, linkId }),
      said: t`The link is yours now, and works`,
      failed: t`The link was not taken over`,
    })
  const allow = (linkId: number) =>
    act({
      run: (client) => client.orderLinks.allow.mutate({ id, linkId }),
      said: t`The quote’s link opens the order again`,
      failed: t`The quote’s link was not allowed again`,
    })
  return (
    <Modal title={<Trans>Customer link to No. {id}</Trans>} onClose={onClose}>
      <p className="mt-1 text-t2">
        <Trans>
          Whoever has it sees only this order and can send artwork, write and approve without an account.
        </Trans>
      </p>
      {url === null ? (
        <>
          <AdminField
            label={<Trans>For whom</Trans>}
            hint={<Trans>Empty: the customer. Both sides see it beside what is done by the link.</Trans>}
            className="mt-4"
          >
            <AdminInput
              maxLength={60}
              value={forWhom}
              onChange={({ currentTarget }) => setForWhom(currentTarget.value)}
            />
          </AdminField>
          <AdminButton data-safe="" variant="primary" busy={isPending} onClick={make} className="mt-3">
            <Trans>Make a link</Trans>
          </AdminButton>
          <p className="admin-meta mt-2 text-t3">
            <Trans>
              It works for a year, and 60 days after the order at most; it ends with your account or its
              areas, unless a colleague takes it over.
            </Trans>
          </p>
        </>
      ) : (
        <MadeLink order={order} url={url} />
      )}
      {query.isError && (
        <div className="mt-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            <Trans>The links did not load.</Trans>
          </SectionFailed>
        </div>
      )}
      <p role="alert" className="mt-3 text-error empty:hidden">
        {failure}
      </p>
      <LinkList links={query.data ?? []} acts={{ revoke, keep, allow }} />
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
      </ModalFoot>
    </Modal>
  )
}

/** What stands before the link in WhatsApp, in the customer's language. */
const greetings: Record<Language, (id: number) => string> = {
  az: (id) => `№\u00a0${id} sifarişinizin səhifəsi:`,
  ru: (id) => `Страница вашего заказа №\u00a0${id}:`,
  en: (id) => `The page of your order №\u00a0${id}:`,
}

/** A new link, shown only once. */
function MadeLink({ order, url }: { order: OrderDetail; url: string }) {
  return (
    <LinkToSend
      label={<Trans>The link, shown only now</Trans>}
      url={url}
      phoneNumber={order.appUser.phoneNumber}
      greeting={greetings[order.customer?.language ?? 'az'](order.id)}
      isPrimary
      className="mt-4"
    />
  )
}

type LinkActs = {
  revoke: (linkId: number) => void
  keep: (linkId: number) => void
  allow: (linkId: number) => void
}

/** Who made each link, for whom, until when, when it was last used, and what can be done with it. */
function LinkList({ links, acts }: { links: readonly OrderLink[]; acts: LinkActs }) {
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
        <WordButton aria-label={t`Revoke it: the link of ${made}`} onClick={() => acts.revoke(id)}>
          <Trans>Revoke it</Trans>
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
