import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, use, useState } from 'react'
import { moveSchema } from '../../../../src/domains/places/place-input.ts'
import { errorCode } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { useAdminNotify, useWithdrawNotice } from '../frame/notices.tsx'
import { aboutOrder } from '../sortable/use-order.ts'
import { useFailureNotice } from '../use-failure-message.ts'
import { PlacesContext } from './places-context.ts'
import type { Placed, PlacesKind } from './places-kind.ts'

type PlaceButtonProps = {
  placed: Placed
  className?: string
  /** The place as the button shows it. */
  children: ReactNode
}

/** A record's place; pressed, it asks for another one of the whole list, also of another page. */
export function PlaceButton({ placed, className, children }: PlaceButtonProps) {
  const { t } = useLingui()
  const [isOpen, open] = useState(false)
  const { kind, total } = use(PlacesContext)
  const moveTo = useMoveTo(kind)
  const { name } = placed
  const place = formatNumber(placed.place, useLanguage())
  const label = t`place ${place}: move “${name}”`
  return (
    <>
      <WordButton
        aria-label={label}
        title={label}
        onClick={() => open(true)}
        className={classNames(
          'relative z-1 min-w-6 px-1 tabular-nums max-md:min-w-11 pointer-coarse:min-w-11',
          className,
        )}
      >
        {children}
      </WordButton>
      {isOpen && (
        <PlaceDialog
          placed={placed}
          total={total}
          onClose={() => open(false)}
          onMove={(wanted) => {
            open(false)
            moveTo({ ...placed, place: wanted })
          }}
        />
      )}
    </>
  )
}

type NewPlace = Placed & { isUndo?: boolean }

/** Moves a record to a place of its whole list; the notice says where it stands now and moves it back. */
function useMoveTo({ moveTo, renew }: PlacesKind) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  const withdraw = useWithdrawNotice()
  const noticeOf = useFailureNotice()
  const move = useMutation({
    mutationFn: ({ id, place }: NewPlace) => moveTo(id, place),
    onMutate: () => withdraw(aboutOrder),
    onSuccess: ({ place, was }, { id, name, isUndo = false }) => {
      const text = t`“${name}” is now at place ${place}`
      const undo = () => move.mutate({ id, name, place: was, isUndo: true })
      notify({ kind: 'ok', about: aboutOrder, text, ...(!isUndo && place !== was && { onUndo: undo }) })
    },
    onError: (error, { name }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', about: aboutOrder, ...noticeOf(t`“${name}” was not moved`, error) })
    },
    onSettled: renew,
  })
  return (placed: Placed) => move.mutate(placed)
}

type PlaceDialogProps = {
  placed: Placed
  /** The length of the whole list; undefined where only a part of it is shown. */
  total: number | undefined
  onMove: (place: number) => void
  onClose: () => void
}

const endOfAnyList = 1_000_000

/** Asks to which place of the whole list a record goes: by its number, to the beginning or to the end. */
function PlaceDialog({ placed: { name, place }, total, onMove, onClose }: PlaceDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [text, write] = useState(String(place))
  const [isWrong, setWrong] = useState(false)
  const move = (event: FormEvent) => {
    event.preventDefault()
    // The list may stand inside an editor's form.
    event.stopPropagation()
    const wanted = moveSchema.shape.place.safeParse(text)
    if (wanted.success) onMove(wanted.data)
    else setWrong(true)
  }
  const last = total === undefined ? undefined : formatNumber(total, language)
  return (
    <Modal title={<Trans>Move “{name}”</Trans>} onClose={onClose}>
      <form noValidate onSubmit={move}>
        <AdminField
          label={<Trans>Place in the list</Trans>}
          hint={last === undefined ? <Trans>1 is the first place.</Trans> : <Trans>From 1 to {last}.</Trans>}
          error={isWrong ? t`Write a whole number from 1.` : undefined}
          className="mt-3"
        >
          <AdminInput
            data-safe=""
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={text}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              write(event.target.value)
              setWrong(false)
            }}
            className="max-w-32 text-right tabular-nums"
          />
        </AdminField>
        <div className="mt-3 flex flex-wrap gap-2">
          <AdminButton disabled={place === 1} onClick={() => onMove(1)}>
            <Trans>To the beginning</Trans>
          </AdminButton>
          <AdminButton disabled={place === total} onClick={() => onMove(total ?? endOfAnyList)}>
            <Trans>To the end</Trans>
          </AdminButton>
        </div>
        <DialogButtons
          safe={<Trans>Close without moving</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>Move</Trans>}
          type="submit"
        />
      </form>
    </Modal>
  )
}
