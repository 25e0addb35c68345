import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../../lib/api.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../../ui/admin/inputs.tsx'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { MoneyForm } from '../../../kit/money-form.tsx'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'
import { portalStateNames, portalStates, type Sent } from './eqaime-types.ts'

/** The number and state that an e-qaimə has in the portal, written by hand (DOC-26). */
export function SentDialog({ row, onClose }: { row: Sent; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const { id, number } = row.document
  const [portalNumber, setNumber] = useState(row.portalNumber)
  const [state, setState] = useState(row.portalState)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.eqaime.update.mutate({ id, portalNumber, state }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`${number}: number and state are written down` })
      void queryClient.invalidateQueries({ queryKey: [['eqaime']] })
      onClose()
    },
  })
  return (
    <Modal title={<Trans>{number} in the portal</Trans>} onClose={onClose}>
      <MoneyForm
        safe={<Trans>Leave it as it is</Trans>}
        does={t`Write it down`}
        busy={isPending}
        failure={error ? messageOf(error) : undefined}
        onSend={() => mutate()}
        onClose={onClose}
      >
        <AdminField
          label={<Trans>Portal №</Trans>}
          hint={<Trans>2 letters and 11 digits, such as EQ26110000421. Empty: it isn’t known.</Trans>}
        >
          <AdminInput
            value={portalNumber}
            maxLength={40}
            spellCheck={false}
            autoCapitalize="characters"
            onChange={({ target }) => setNumber(target.value)}
          />
        </AdminField>
        <AdminField label={<Trans>State in the portal</Trans>}>
          <AdminSelect
            value={state ?? ''}
            onChange={({ target }) => setState(portalStateNames.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t`not known`}</option>
            {portalStateNames.map((name) => (
              <option key={name} value={name}>
                {`${i18n._(portalStates[name].name)} (${name})`}
              </option>
            ))}
          </AdminSelect>
        </AdminField>
      </MoneyForm>
    </Modal>
  )
}
