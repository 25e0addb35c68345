import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { languages } from '../../../../src/lib/languages.ts'
import { fieldErrors, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminEmailInput, AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import type { ChosenCustomer } from './order-draft.ts'

type NewCustomerProps = {
  /** What was typed to find the customer. */
  typed: string
  onAdded: (customer: ChosenCustomer) => void
  onClose: () => void
}

/**
 * It begins with what was typed: digits are a phone number, an @ makes it an address, everything else is a
 * name.
 */
const begunWith = (typed: string) => {
  const language = 'az'
  if (typed.includes('@')) return { name: '', phoneNumber: '', email: typed, language }
  const isPhone = /^[\d\s()+-]+$/.test(typed)
  return { name: isPhone ? '' : typed, phoneNumber: isPhone ? typed : '', email: '', language }
}

/** A customer without an account; a name is enough. */
export function NewCustomer({ typed, onAdded, onClose }: NewCustomerProps) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const [form, setForm] = useState(() => begunWith(typed))
  const add = useMutation({
    mutationFn: () => client.customers.add.mutate(form as Parameters<typeof client.customers.add.mutate>[0]),
    onSuccess: (customer) => {
      void api.customers.invalidate()
      onAdded({ ...customer, orders: 0, percentage: 0, lastOrder: null })
    },
  })
  const errors = fieldErrors(add.error)
  const isOther = add.isError && Object.keys(errors).length === 0
  const field = (name: 'name' | 'phoneNumber' | 'email') => ({
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setForm({ ...form, [name]: target.value }),
  })
  const wrong = (name: string) => (errors[name] === undefined ? {} : { error: errors[name] })
  return (
    <Modal title={<Trans>New customer</Trans>} onClose={onClose}>
      <form
        noValidate
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) add.mutate()
        }}
      >
        <AdminField required label={<Trans>Name</Trans>} {...wrong('name')}>
          <AdminInput data-safe="" maxLength={100} {...field('name')} />
        </AdminField>
        <AdminField label={<Trans>Phone</Trans>} {...wrong('phoneNumber')}>
          <AdminInput type="tel" maxLength={40} {...field('phoneNumber')} />
        </AdminField>
        <AdminField label={<Trans>E-mail</Trans>} {...wrong('email')}>
          <AdminEmailInput {...field('email')} />
        </AdminField>
        <AdminField label={<Trans>Language we write to them in</Trans>}>
          <AdminSelect
            value={form.language}
            onChange={({ target }) => setForm({ ...form, language: target.value })}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </AdminSelect>
        </AdminField>
        <p role="alert" className="text-error empty:hidden">
          {isOther &&
            (refusalOf(add.error) ??
              t`No answer came. It may have been done all the same: look before you do it again.`)}
        </p>
        <DialogButtons
          safe={<Trans>Cancel</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>Add the customer</Trans>}
          type="submit"
          busy={add.isPending}
        />
      </form>
    </Modal>
  )
}
