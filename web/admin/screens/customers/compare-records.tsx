import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CheckIcon, EyeIcon, FlipIcon, ReceiptIcon, WarnIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { type ChosenSides, ComparedFields, sidesOf } from './compared-fields.tsx'
import { nameOf } from './customer-parts.tsx'
import type { MergePreview } from './queries.ts'

type CompareRecordsProps = {
  /** The record that stays by default, and the other one. */
  ids: readonly [number, number]
  onClose: () => void
  onMerged: (id: number) => void
}

/**
 * Two records side by side: of each field that differs one value is kept, and it is said what goes over. The
 * safe button has the focus; Enter never puts together.
 */
export function CompareRecords({ ids, onClose, onMerged }: CompareRecordsProps) {
  const { t } = useLingui()
  const [[id, otherId], setIds] = useState(ids)
  const client = useClient()
  const queryClient = useQueryClient()
  const noticeOf = useFailureNotice()
  const [chosen, setChosen] = useState<ChosenSides>({})
  const query = useQuery({
    ...useApi().customers.previewMerge.queryOptions({ id, otherId }),
    retry: false,
    staleTime: 0,
  })
  const preview = query.data
  const merge = useMutation({
    mutationFn: ({ stays, goes, ...rest }: MergePreview) =>
      client.customers.merge.mutate({
        id: stays.id,
        otherId: goes.id,
        ...sidesOf({ stays, goes, ...rest }, chosen),
        updatedAt: stays.updatedAt,
        otherUpdatedAt: goes.updatedAt,
      }),
    onSuccess: async (kept) => {
      onMerged(kept.id)
      await queryClient.invalidateQueries()
    },
    onError: () => void query.refetch(),
  })
  const failure = merge.error ?? query.error
  const said = failure && noticeOf(t`The records can’t be put together`, failure)
  const names = preview && { going: nameOf(preview.goes), staying: nameOf(preview.stays) }
  return (
    <Modal
      place="wide"
      onClose={onClose}
      title={
        names ? (
          <Trans>
            Put the record “{names.going}” together with “{names.staying}”?
          </Trans>
        ) : (
          <Trans>Two records of one person</Trans>
        )
      }
    >
      {query.isPending && <TableWaiting widths={['w-24', 'grow', 'grow']} />}
      {preview && (
        <>
          <ComparedFields
            preview={preview}
            chosen={chosen}
            onChoose={(field, side) => setChosen((before) => ({ ...before, [field]: side }))}
          />
          <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <Moves preview={preview} />
            <Afterwards preview={preview} />
          </div>
        </>
      )}
      <p role="alert" className="mt-3 text-error empty:hidden">
        {said && (
          <>
            <strong className="font-semibold">{said.text}</strong> {said.detail}
          </>
        )}
      </p>
      <ModalFoot>
        {preview && !preview.stays.hasAccount && (
          <AdminButton
            variant="quiet"
            className="mr-auto max-sm:mr-0"
            onClick={() => {
              setIds([otherId, id])
              setChosen({})
            }}
          >
            <FlipIcon /> <Trans>Swap the sides</Trans>
          </AdminButton>
        )}
        <AdminButton data-safe="" onClick={onClose}>
          <Trans>Leave them apart</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
        {preview && (
          <AdminButton
            variant="primary"
            busy={merge.isPending}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onClick={() => merge.mutate(preview)}
          >
            <Plural
              value={preview.moves.orders}
              _0="Put them together"
              one="Put together with # order"
              other="Put together with # orders"
            />
          </AdminButton>
        )}
      </ModalFoot>
    </Modal>
  )
}

const lineLook = 'flex gap-3 border-line1 border-t py-2'

/** What goes over, counted. */
function Moves({ preview: { goes, moves } }: { preview: MergePreview }) {
  const language = useLanguage()
  const named = moves.orderIds.map((one) => referenceOf(one, language)).join(', ')
  const more = moves.orders > moves.orderIds.length ? ' …' : ''
  const rows: [count: number, text: ReactNode][] = [
    [
      moves.orders,
      <Trans key="orders">
        orders: {named}
        {more}
      </Trans>,
    ],
    [moves.quotes, <Trans key="quotes">quotes</Trans>],
    [moves.messages, <Trans key="messages">messages</Trans>],
    [
      moves.shipments,
      <Plural
        key="shipments"
        value={moves.shipments}
        one="delivery or pick-up"
        other="deliveries or pick-ups"
      />,
    ],
    [
      moves.addresses,
      <Plural key="addresses" value={moves.addresses} one="kept address" other="kept addresses" />,
    ],
    [
      moves.companies,
      <Plural key="companies" value={moves.companies} one="company that pays" other="companies that pay" />,
    ],
  ]
  const shown = rows.filter(([count]) => count > 0)
  return (
    <section>
      <h3 className="admin-meta pb-1 text-t3">
        <Trans>
          Goes over from <Reference id={goes.id} />
        </Trans>
      </h3>
      {shown.length === 0 && (
        <p className={lineLook}>
          <Trans>Nothing but the record itself</Trans>
        </p>
      )}
      {shown.map(([count, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <p key={index} className={lineLook}>
          <strong className="min-w-6 font-semibold tabular-nums">{count}</strong>
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      ))}
    </section>
  )
}

function Afterwards({ preview: { stays, goes, orders, budget } }: { preview: MergePreview }) {
  return (
    <section>
      <h3 className="admin-meta pb-1 text-t3">
        <Trans>Afterwards</Trans>
      </h3>
      {stays.hasAccount && (
        <p className={lineLook}>
          <EyeIcon className="shrink-0" />
          <Plural
            value={orders}
            one="The customer sees # order in their account"
            other="The customer sees all # orders in their account"
          />
        </p>
      )}
      <p className={lineLook}>
        <CheckIcon className="shrink-0 text-ok" />
        <Trans>Quotes and approvals that were sent keep their names</Trans>
      </p>
      <p className={lineLook}>
        <ReceiptIcon className="shrink-0" />
        <span>
          <Trans>
            Spent in 3 years: <Money azn={stays.budget} /> + <Money azn={goes.budget} /> ={' '}
            <Money azn={budget} />
          </Trans>
        </span>
      </p>
      <p className={lineLook}>
        <WarnIcon className="shrink-0 text-warn" />
        <Trans>It can’t be undone; the history keeps it</Trans>
      </p>
    </section>
  )
}
