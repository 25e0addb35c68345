import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { PrintIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { DialogButtons, Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Money } from '../../../ui/money.tsx'
import { usePhoneTyping } from '../../../ui/phone-typing.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useShipmentAct } from '../../kit/delivery/use-shipment-act.ts'
import { LinkToSend } from '../../kit/link-to-send.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { useNow } from '../../kit/use-now.ts'

type CourierDay = inferRouterOutputs<AppRouter>['courierDays']['list'][number]
type Linked = { id: number; url: string; phoneNumber: string }

type CourierDialogProps = {
  /** Packed for the courier of the house: the chosen ones, or all of them. */
  toGo: readonly Shipment[]
  onClose: () => void
}

/** Couriers' lists of today: a new one with what is packed, its link, its paper, and what is left of it (DEL-40). */
export function CourierDialog({ toGo, onClose }: CourierDialogProps) {
  const query = useQuery(useApi().courierDays.list.queryOptions({}))
  const [linked, setLinked] = useState<Linked | null>(null)
  return (
    <Modal title={<Trans>Couriers’ lists</Trans>} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        {query.isError && (
          <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
            <Trans>The lists did not load.</Trans>
          </SectionFailed>
        )}
        {query.data && query.data.length > 0 && (
          <ul className="border-key border-t-2">
            {query.data.map((day) => (
              <DayRow
                key={day.id}
                day={day}
                toGo={toGo}
                linked={linked?.id === day.id ? linked : null}
                onLinked={setLinked}
              />
            ))}
          </ul>
        )}
        <NewList toGo={toGo} onBegun={setLinked} onClose={onClose} />
      </div>
    </Modal>
  )
}

type DayRowProps = {
  day: CourierDay
  toGo: readonly Shipment[]
  linked: Linked | null
  onLinked: (linked: Linked | null) => void
}

function DayRow({ day, toGo, linked, onLinked }: DayRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useCourierAct()
  const { download, busy } = useDownload()
  const { id, name, phoneNumber, addresses, left, toCollect, state } = day
  const isOpen = state === 'open'
  const today = bakuDate(new Date(useNow()))
  const canRenew = isOpen || (state === 'revoked' && day.day === today)
  const words: Record<CourierDay['state'], string> = {
    open: '',
    revoked: t`link revoked`,
    over: formatDayAndMonth(day.day, language),
    handedIn: t`cash handed in`,
  }
  return (
    <li className="grid gap-1.5 border-line2 border-b py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{name}</strong>
        <span className="text-t3">
          <Plural value={addresses} one="# address" other="# addresses" />, <Trans>{left} left</Trans>
          {words[state] !== '' && ` · ${words[state]}`}
        </span>
        {toCollect > 0 && (
          <span className="ml-auto font-medium">
            <Trans>
              to collect <Money azn={toCollect} />
            </Trans>
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <WordButton
          aria-disabled={busy !== undefined || undefined}
          onClick={() => download(`/courier-days/${id}/list`)}
        >
          <PrintIcon size={14} className="inline-block" /> <Trans>List on A4</Trans>
        </WordButton>
        {canRenew && (
          <WordButton
            onClick={() =>
              act({
                run: async (client) => {
                  const { url } = await client.courierDays.renew.mutate({ id })
                  onLinked({ id, url, phoneNumber })
                },
                said: t`${name}: the link before no longer works`,
              })
            }
          >
            <Trans>Another link</Trans>
          </WordButton>
        )}
        {isOpen && (
          <WordButton
            onClick={() =>
              act({
                run: (client) => client.courierDays.revoke.mutate({ id }),
                said: t`${name}: the link no longer works`,
                onDone: () => onLinked(null),
              })
            }
          >
            <Trans>Revoke the link</Trans>
          </WordButton>
        )}
        {isOpen && toGo.length > 0 && (
          <AdminButton
            busy={isPending}
            className="ml-auto"
            onClick={() =>
              act({
                run: (client) =>
                  client.courierDays.add.mutate({ id, shipmentIds: toGo.map((one) => one.id) }),
                said: t`${name}: ${plural(toGo.length, { one: '# shipment more', other: '# shipments more' })}`,
              })
            }
          >
            <Plural value={toGo.length} one="Add # shipment" other="Add # shipments" />
          </AdminButton>
        )}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {failure}
      </p>
      {linked && (
        <LinkToSend
          label={<Trans>Link for {name}, for today only</Trans>}
          url={linked.url}
          phoneNumber={linked.phoneNumber}
          greeting={t`Today’s deliveries:`}
        />
      )}
    </li>
  )
}

type NewListProps = {
  toGo: readonly Shipment[]
  onBegun: (linked: Linked) => void
  onClose: () => void
}

function NewList({ toGo, onBegun, onClose }: NewListProps) {
  const { t } = useLingui()
  const { act, isPending, failure, fields } = useCourierAct()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [isChecked, check] = useState(false)
  const typing = usePhoneTyping({ value: phone, onChange: setPhone })
  const count = toGo.length
  if (count === 0)
    return (
      <>
        <p className="text-t2">
          <Trans>A list begins with what is packed for our own courier: pack it first.</Trans>
        </p>
        <ModalFoot>
          <AdminButton data-safe="" onClick={onClose}>
            <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
          </AdminButton>
        </ModalFoot>
      </>
    )
  const begin = () => {
    check(true)
    const who = name.trim()
    if (who === '') return
    const phoneNumber = phone.trim()
    act({
      run: async (client) => {
        const day = await client.courierDays.begin.mutate({
          name: who,
          ...(phoneNumber !== '' && { phoneNumber }),
          shipmentIds: toGo.map(({ id }) => id),
        })
        onBegun({ id: day.id, url: day.url, phoneNumber: day.phoneNumber })
      },
      said: t`${who} has ${plural(count, { one: '# shipment', other: '# shipments' })}`,
      onDone: () => {
        setName('')
        setPhone('')
        check(false)
      },
    })
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <AdminField
          label={<Trans>Name of the courier</Trans>}
          required
          error={fields.name ?? (isChecked && name.trim() === '' ? t`Write the name.` : undefined)}
        >
          <AdminInput
            data-safe=""
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </AdminField>
        <AdminField label={<Trans>Phone</Trans>} error={fields.phoneNumber}>
          <AdminInput type="tel" inputMode="tel" maxLength={40} {...typing} />
        </AdminField>
      </div>
      <p className="admin-meta text-t3 tabular-nums">{toGo.map(({ number }) => number).join(', ')}</p>
      <p role="alert" className="text-error empty:hidden">
        {fields.shipmentIds ?? failure}
      </p>
      <DialogButtons
        safe={<Trans>Close</Trans>}
        hasKey
        onClose={onClose}
        does={<Plural value={count} one="Begin a list: # shipment" other="Begin a list: # shipments" />}
        type="submit"
        busy={isPending}
      />
    </form>
  )
}

/** An act on a list; what was refused is said in the dialog. */
function useCourierAct() {
  const queryClient = useQueryClient()
  const { act, ...rest } = useShipmentAct({ isHere: true })
  const renewed = () => queryClient.invalidateQueries({ queryKey: [['courierDays']] })
  return {
    ...rest,
    act: (next: Parameters<typeof act>[0]) =>
      act({
        ...next,
        onDone: () => {
          void renewed()
          next.onDone?.()
        },
      }),
  }
}
