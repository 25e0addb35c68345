import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../lib/api.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput } from '../../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useDeed } from '../use-deed.ts'
import { LinkList } from './link-list.tsx'
import { MadeLink } from './made-link.tsx'

type LinkDialogProps = { order: OrderDetail; onClose: () => void }

/** Secret links of the order: one is made, told this once, and sent; those that there are can be ended. */
export function LinkDialog({ order, onClose }: LinkDialogProps) {
  const { t } = useLingui()
  const { id } = order
  const query = useQuery(useApi().orderLinks.list.queryOptions({ id }))
  const { act, isPending, failure } = useDeed(id)
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
      said: t`The link works no more`,
      failed: t`The link was not ended`,
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
    <Modal title={<Trans>Customer link to № {id}</Trans>} onClose={onClose}>
      <p className="mt-1 text-t2">
        <Trans>
          Whoever has it sees this order alone, sends artwork, writes and approves, without an account.
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
