import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { moveSchema } from '../../../../src/domains/places/place-input.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import type { Placed } from './places-kind.ts'

type PlaceDialogProps = {
  placed: Placed
  /** How many the whole list has; undefined where only a part of it is shown. */
  total: number | undefined
  onMove: (place: number) => void
  onClose: () => void
}

const endOfAnyList = 1_000_000

/** Asks to which place of the whole list a record goes: by its number, to the beginning or to the end. */
export function PlaceDialog({ placed: { name, place }, total, onMove, onClose }: PlaceDialogProps) {
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
        <ModalFoot>
          <AdminButton onClick={onClose}>
            <Trans>Close without moving</Trans> <KeyCap>Esc</KeyCap>
          </AdminButton>
          <AdminButton type="submit" variant="primary">
            <Trans>Move</Trans>
          </AdminButton>
        </ModalFoot>
      </form>
    </Modal>
  )
}
