import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, AdminLinkButton, IconButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { EyeIcon, LockIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { topModal } from '../../../ui/admin/layers.ts'
import { Mark } from '../../../ui/admin/mark.tsx'
import { ArtworkStateLabel } from '../../kit/artwork/artwork-labels.tsx'
import {
  type Artwork,
  type ArtworkVersion,
  artworkQuery,
  proofsQuery,
} from '../../kit/artwork/artwork-queries.ts'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ChoiceList } from '../../kit/orders/order-choices.tsx'
import { ItemLabel } from '../../kit/orders/order-labels.tsx'
import { orderQuery } from '../../kit/orders/queries.ts'
import { CustomerView } from './customer-view.tsx'
import { MakerLetter } from './maker-letter.tsx'
import { MakerSource } from './maker-source.tsx'
import { MakerStage } from './maker-stage.tsx'
import { useMakerTools } from './maker-tools.ts'
import { type DraftPin, numbered } from './proof-draft.ts'
import { type ProofMaker, useProofMaker } from './use-proof-maker.ts'

/** Where a proof is made of an order's newest version. */
export function ProofMakerScreen() {
  const { id } = useParams({ from: '/admin/ordersadmin/$id/proof' })
  const query = useQuery(artworkQuery(useApi(), Number(id)))
  const newest = query.data?.versions[0]
  if (query.data?.acts.includes('propose') && newest)
    return <ProofMakerOf key={id} artwork={query.data} newest={newest} />
  return (
    <Screen above={<WayBack id={id} />} title={<Trans>Proof</Trans>}>
      <RecordGate query={query} missing={<NoProof id={id} why={<Trans>There is no such order.</Trans>} />}>
        {(artwork) => <NoProof id={id} why={<ArtworkStateLabel state={artwork.state} />} />}
      </RecordGate>
    </Screen>
  )
}

const WayBack = ({ id }: { id: string }) => (
  <Link
    to="/admin/ordersadmin/$id"
    params={{ id }}
    className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
  >
    <Trans>Order No. {id}</Trans>
  </Link>
)

const NoProof = ({ id, why }: { id: string; why: ReactNode }) => (
  <Empty title={<Trans>No proof can be made now</Trans>} why={why}>
    <AdminLinkButton to="/admin/ordersadmin/$id" params={{ id }}>
      <Trans>Open the order</Trans>
    </AdminLinkButton>
  </Empty>
)

function ProofMakerOf({ artwork, newest }: { artwork: Artwork; newest: ArtworkVersion }) {
  const maker = useProofMaker(artwork, newest)
  const { version, orderId } = maker
  const tools = useMakerTools(version.pages, maker.before !== undefined)
  const proofs = useQuery(proofsQuery(useApi(), orderId)).data?.proofs ?? []
  const round = (proofs[0]?.round ?? 0) + 1
  useSendKey(maker.send)
  return (
    <Screen
      above={<WayBack id={String(orderId)} />}
      title={<Trans>Proof {round}</Trans>}
      meta={
        <Mark kind="info">
          <Trans>draft</Trans>
        </Mark>
      }
      actions={
        <AdminButton
          aria-pressed={tools.isAsCustomer}
          onClick={() => tools.setAsCustomer(!tools.isAsCustomer)}
          className={tools.isAsCustomer ? 'border-key! bg-key! text-on-key!' : undefined}
        >
          <EyeIcon />
          <Trans>As the customer</Trans> <KeyCap inverse={tools.isAsCustomer}>P</KeyCap>
        </AdminButton>
      }
      shortcuts={tools.shortcuts}
      note={<Trans>Every change is kept on this device</Trans>}
    >
      <div className="grid items-start gap-x-5 gap-y-6 lg:grid-cols-[200px_minmax(0,1fr)_300px] xl:grid-cols-[240px_minmax(0,1fr)_340px]">
        <div className="grid gap-4 max-lg:order-2">
          <MakerOrder id={orderId} />
          <MakerSource maker={maker} tools={tools} />
        </div>
        <div className="flex min-w-0 max-lg:order-1 max-lg:min-h-120 lg:sticky lg:top-14 lg:h-[calc(100dvh-220px)]">
          {tools.page ? (
            <MakerStage maker={maker} artwork={artwork} page={tools.page} tools={tools} onFlip={tools.flip} />
          ) : (
            <p className="grid grow place-items-center border border-line border-dashed bg-pit p-6 text-center text-t2">
              <Trans>The file can’t be shown. The customer gets the proof without a picture.</Trans>
            </p>
          )}
        </div>
        <div className="grid min-w-0 gap-5 max-lg:order-3">
          {tools.isAsCustomer ? (
            <CustomerView
              maker={maker}
              round={round}
              onShow={tools.setPage}
              onBack={() => tools.setAsCustomer(false)}
            />
          ) : (
            <>
              <Earlier proof={proofs[0]} />
              <section className="grid gap-2">
                <h2 className="admin-h2">
                  <Trans>Notes</Trans>
                </h2>
                <MakerPins maker={maker} onShow={tools.setPage} />
              </section>
              <MakerLetter maker={maker} newest={newest.number} round={round} />
            </>
          )}
        </div>
      </div>
    </Screen>
  )
}

/** The job that the proof is for, as it was ordered. */
function MakerOrder({ id }: { id: number }) {
  const language = useLanguage()
  const { data: order } = useQuery(orderQuery(useApi(), id))
  if (!order) return null
  return (
    <section className="grid gap-1.5">
      <h2 className="font-semibold">
        <Trans>Ordered</Trans>
      </h2>
      <p className="wrap-anywhere">
        <ItemLabel order={order} />,{' '}
        <span className="whitespace-nowrap">
          <Trans>{formatNumber(order.count, language)} pcs</Trans>
        </span>
      </p>
      <ChoiceList order={order} />
      {order.comment && <p className="whitespace-pre-line text-t2 wrap-anywhere">{order.comment}</p>}
    </section>
  )
}

/** Ctrl+Enter, wherever the focus is. */
function useSendKey(send: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || topModal()) return
    event.preventDefault()
    send()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

type EarlierProof = {
  round: number
  asked: { text: string } | null
  pins: readonly { id: number; number: number; text: string; side: string; fixedAt: string | null }[]
}

/** The customer's requests in the round before, and whether they are fixed. */
function Earlier({ proof }: { proof: EarlierProof | undefined }) {
  const pins = proof?.pins.filter(({ side }) => side === 'customer') ?? []
  if (!proof || (pins.length === 0 && !proof.asked?.text)) return null
  return (
    <section className="grid gap-2">
      <h2 className="admin-h2">
        <Trans>Earlier remarks</Trans>
      </h2>
      {proof.asked?.text && <p className="whitespace-pre-line text-t2 wrap-anywhere">{proof.asked.text}</p>}
      <ol className="grid gap-1.5">
        {pins.map(({ id, number, text, fixedAt }) => (
          <li key={id} className="flex gap-2">
            <span className="font-semibold tabular-nums">{number}</span>
            <span className="min-w-0 grow break-words">{text}</span>
            {fixedAt && (
              <Mark kind="ok">
                <Trans>Fixed</Trans>
              </Mark>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The notes of the proof as fields; a new one has the focus. */
function MakerPins({ maker, onShow }: { maker: ProofMaker; onShow: (page: number) => void }) {
  const pins = numbered(maker.draft.pins)
  if (pins.length === 0)
    return (
      <p className="text-t3">
        <Trans>No notes. Choose “Note”, then press on the page.</Trans>
      </p>
    )
  return (
    <ol className="grid gap-2.5">
      {pins.map((pin) => (
        <PinField key={pin.key} pin={pin} maker={maker} onShow={onShow} />
      ))}
    </ol>
  )
}

type PinFieldProps = {
  pin: DraftPin & { number: number }
  maker: ProofMaker
  onShow: (page: number) => void
}

function PinField({ pin, maker, onShow }: PinFieldProps) {
  const { t } = useLingui()
  const { key, number, page, text, internal } = pin
  const field = useRef<HTMLTextAreaElement>(null)
  const isChosen = maker.chosen === key
  useEffect(() => {
    if (isChosen) field.current?.focus()
  }, [isChosen])
  const lacksText = maker.missing === 'pinText' && text.trim() === ''
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <AdminField
          label={
            <span className="inline-flex items-center gap-1">
              {internal && <LockIcon size={14} />}
              {internal ? t`Note ${number}, internal` : t`Note ${number}, the customer sees it`}
            </span>
          }
          aside={t`Page ${page}`}
          error={lacksText ? t`Write what the note says, or delete it.` : undefined}
        >
          <AdminTextarea
            ref={field}
            rows={2}
            maxLength={1000}
            value={text}
            onFocus={() => {
              onShow(page)
              maker.choose(key)
            }}
            onChange={({ target: { value } }) => maker.changePin(key, { text: value })}
          />
        </AdminField>
      </div>
      <IconButton label={t`Delete note ${number}`} onClick={() => maker.removePin(key)} className="mt-5">
        <TrashIcon />
      </IconButton>
    </li>
  )
}
