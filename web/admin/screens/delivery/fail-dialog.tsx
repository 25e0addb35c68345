import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { failureWords } from '../../kit/delivery/shipment-words.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useShipmentAct } from '../../kit/delivery/use-shipment-act.ts'

type FailDialogProps = { shipment: Shipment; onDone: () => void; onClose: () => void }
type Failure = keyof typeof failureWords
const failures = Object.keys(failureWords) as Failure[]

/** Why nobody took it; the customer reads it, and chooses what becomes of it (DEL-19). */
export function FailDialog({ shipment: { id, number }, onDone, onClose }: FailDialogProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const { act, isPending, failure: refusal, fields } = useShipmentAct({ isHere: true })
  const [failure, choose] = useState<Failure>('noAnswer')
  const [note, setNote] = useState('')
  const [isChecked, check] = useState(false)
  const isUnsaid = failure === 'other' && note.trim() === ''
  const send = () => {
    check(true)
    if (isUnsaid) return
    act({
      run: (client) => client.shipments.fail.mutate({ id, failure, note: note.trim() }),
      said: t`${number} was not taken: ${i18n._(failureWords[failure])}`,
      onDone,
    })
  }
  return (
    <Modal title={<Trans>Why was {number} not taken?</Trans>} onClose={onClose}>
      <form
        noValidate
        className="mt-3 grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <fieldset>
          <legend className="sr-only">
            <Trans>Reason</Trans>
          </legend>
          {failures.map((one) => (
            <label key={one} className="flex min-h-8 cursor-pointer items-center gap-2.5 max-md:min-h-11">
              <input
                type="radio"
                name={name}
                className="size-4 accent-key"
                checked={one === failure}
                data-safe={one === failure ? '' : undefined}
                onChange={() => choose(one)}
              />
              <span className="first-letter:uppercase">{i18n._(failureWords[one])}</span>
            </label>
          ))}
        </fieldset>
        <AdminField
          label={<Trans>In words</Trans>}
          required={failure === 'other'}
          error={fields.note ?? (isChecked && isUnsaid ? t`Write what happened.` : undefined)}
        >
          <AdminTextarea
            rows={2}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </AdminField>
        <p role="alert" className="text-error empty:hidden">
          {refusal}
        </p>
        <DialogButtons
          safe={<Trans>Close without writing</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>Write down as not delivered</Trans>}
          type="submit"
          busy={isPending}
        />
      </form>
    </Modal>
  )
}
