import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../lib/api.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import type { OrderLink } from '../../../kit/artwork/artwork-queries.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useDeed } from '../use-deed.ts'
import { MadeLink } from './made-link.tsx'

type LinkDialogProps = { order: OrderDetail; onClose: () => void }

/** Secret links of the order: one is made, told this once, and sent; those that there are can be ended. */
export function LinkDialog({ order, onClose }: LinkDialogProps) {
  const { t } = useLingui()
  const { id } = order
  const query = useQuery(useApi().orderLinks.list.queryOptions({ id }))
  const { act, isPending, failure } = useDeed(id)
  const [url, setUrl] = useState<string | null>(null)
  const make = () =>
    act({
      run: async (client) => setUrl((await client.orderLinks.create.mutate({ id })).url),
      said: t`The link is made`,
      failed: t`The link was not made`,
    })
  const revoke = (linkId: number) =>
    act({
      run: (client) => client.orderLinks.revoke.mutate({ id, linkId }),
      said: t`The link works no more`,
      failed: t`The link was not ended`,
      onDone: () => setUrl(null),
    })
  return (
    <Modal title={<Trans>Customer link to № {id}</Trans>} onClose={onClose}>
      <p className="mt-1 text-t2">
        <Trans>
          Whoever has it sees this order alone, sends artwork, writes and approves, without an account.
        </Trans>
      </p>
      {url === null ? (
        <AdminButton data-safe="" variant="primary" busy={isPending} onClick={make} className="mt-4">
          <Trans>Make a link</Trans>
        </AdminButton>
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
      <Links links={query.data ?? []} onRevoke={revoke} />
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
      </ModalFoot>
    </Modal>
  )
}

type LinksProps = { links: readonly OrderLink[]; onRevoke: (linkId: number) => void }

function Links({ links, onRevoke }: LinksProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (links.length === 0) return null
  return (
    <ul aria-label={t`Links that were made`} className="mt-4 border-line2 border-t">
      {links.map(({ id, createdAt, createdBy, revokedAt }) => {
        const made = formatDate(createdAt, language, 'moment')
        return (
          <li
            key={id}
            className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-line2 border-b py-1"
          >
            <span className={revokedAt === null ? undefined : 'text-t3 line-through'}>
              {createdBy === 'staff' ? <Trans>By us, {made}</Trans> : <Trans>By the customer, {made}</Trans>}
            </span>
            {revokedAt === null ? (
              <WordButton aria-label={t`End the link of ${made}`} onClick={() => onRevoke(id)}>
                <Trans>End it</Trans>
              </WordButton>
            ) : (
              <span className="text-t3">
                <Trans>ended {formatDate(revokedAt, language, 'moment')}</Trans>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
