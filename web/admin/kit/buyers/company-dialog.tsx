import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { plainVoen, voenFault } from '../../../../src/lib/voen.ts'
import { useClient } from '../../../lib/api.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { MoneyForm } from '../money-form.tsx'
import { useFailureMessage } from '../use-failure-message.ts'
import { useVoenNote } from './use-voen-note.ts'

export type Company = inferRouterOutputs<AppRouter>['buyers']['addForCustomer']

const blank = { voen: '', name: '', address: '', requisites: '', contract: '', wantsEqaime: false }

type CompanyDialogProps = {
  /** Whose company it is. */
  appUserId: number
  /** Undefined: a new one. */
  company?: Company | undefined
  onSaved: (company: Company) => void
  onClose: () => void
}

/** A company of a customer, as staff write it down: its VÖEN first, since a known one offers the name (DOC-2). */
export function CompanyDialog({ appUserId, company, onSaved, onClose }: CompanyDialogProps) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const messageOf = useFailureMessage()
  const [values, setValues] = useState(() => {
    const { voen, name, address, requisites, contract, wantsEqaime } = company ?? blank
    return { voen, name, address, requisites, contract, wantsEqaime }
  })
  const [isChecked, check] = useState(false)
  const [known, setKnown] = useState('')
  const note = useVoenNote(values.voen)
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      company
        ? client.buyers.update.mutate({ id: company.id, ...values, updatedAt: company.updatedAt })
        : client.buyers.addForCustomer.mutate({ appUserId, ...values }),
    onSuccess: (saved) => {
      void queryClient.invalidateQueries({ queryKey: [['buyers']] })
      onSaved(saved)
      onClose()
    },
  })
  const lookUp = async () => {
    if (values.name !== '' || voenFault(values.voen) === 'length') return
    const found = await client.buyers.named.query({ voen: plainVoen(values.voen) }).catch(() => null)
    setKnown(found?.name ?? '')
  }
  const isNameless = values.name.trim() === ''
  return (
    <Modal title={company ? <Trans>Company</Trans> : <Trans>New company</Trans>} onClose={onClose}>
      <MoneyForm
        safe={<Trans>Cancel</Trans>}
        does={company ? t`Save` : t`Add the company`}
        busy={isPending}
        failure={error ? messageOf(error) : undefined}
        onSend={() => {
          check(true)
          if (!isNameless) mutate()
        }}
        onClose={onClose}
      >
        <AdminField label={<Trans>VÖEN</Trans>} {...note}>
          <AdminInput
            inputMode="numeric"
            maxLength={20}
            value={values.voen}
            onChange={({ target }) => set({ voen: target.value })}
            onBlur={() => void lookUp()}
          />
        </AdminField>
        {known !== '' && isNameless && (
          <p>
            <WordButton onClick={() => set({ name: known })}>{known}</WordButton>
          </p>
        )}
        <AdminField
          required
          label={<Trans>Company’s name</Trans>}
          error={isChecked && isNameless ? t`Write the company’s name.` : undefined}
        >
          <AdminInput
            maxLength={500}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </AdminField>
        <AdminField label={<Trans>Legal address</Trans>}>
          <AdminTextarea
            rows={2}
            maxLength={500}
            value={values.address}
            onChange={({ target }) => set({ address: target.value })}
          />
        </AdminField>
        <AdminField label={<Trans>Bank details</Trans>}>
          <AdminTextarea
            rows={2}
            maxLength={1000}
            value={values.requisites}
            onChange={({ target }) => set({ requisites: target.value })}
          />
        </AdminField>
        <AdminField
          label={<Trans>Contract, if there is one</Trans>}
          hint={<Trans>Number and day; documents name it.</Trans>}
        >
          <AdminInput
            maxLength={200}
            value={values.contract}
            onChange={({ target }) => set({ contract: target.value })}
          />
        </AdminField>
        <Switch
          label={<Trans>Wants an e-qaimə</Trans>}
          checked={values.wantsEqaime}
          onChange={(wantsEqaime) => set({ wantsEqaime })}
        />
      </MoneyForm>
    </Modal>
  )
}
