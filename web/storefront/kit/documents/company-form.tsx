import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { plainVoen, voenFault } from '../../../../src/lib/voen.ts'
import { isApiError, useClient } from '../../../lib/api.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea, TextInput } from '../../../ui/inputs.tsx'

export type Company = inferRouterOutputs<AppRouter>['buyers']['own'][number]

const blank = { voen: '', name: '', address: '', contract: '' }

type CompanyFormProps = {
  /** Undefined: a new one. */
  company?: Company | undefined
  onSaved: (company: Company) => void
  onClose: () => void
}

/** A company that pays: its VÖEN first, since a known one offers the name (DOC-2). */
export function CompanyForm({ company, onSaved, onClose }: CompanyFormProps) {
  const { t } = useLingui()
  const form = useId()
  const client = useClient()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(() => {
    const { voen, name, address, contract } = company ?? blank
    return { voen, name, address, contract }
  })
  const [isChecked, check] = useState(false)
  const [known, setKnown] = useState('')
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      company
        ? client.buyers.update.mutate({ id: company.id, ...values, updatedAt: company.updatedAt })
        : client.buyers.add.mutate(values),
    onSuccess: (saved) => {
      void queryClient.invalidateQueries({ queryKey: [['buyers']] })
      onSaved(saved)
    },
  })
  const nameMissing = isChecked && values.name.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    check(true)
    if (values.name.trim() !== '' && !isPending) mutate()
  }
  const lookUp = async () => {
    if (values.name !== '' || voenFault(values.voen) === 'length') return
    const found = await client.buyers.named.query({ voen: plainVoen(values.voen) }).catch(() => null)
    setKnown(found?.name ?? '')
  }
  return (
    <div className="grid max-w-140 gap-5 pt-4">
      {/* It stands inside the order's form, and no form may be in another one. */}
      {createPortal(<form id={form} noValidate onSubmit={send} />, document.body)}
      <CompanyFields
        form={form}
        values={values}
        onChange={set}
        nameMissing={nameMissing}
        onVoenLeft={() => void lookUp()}
      >
        {known && values.name === '' && (
          <p>
            <TextButton
              className="min-h-11 font-bold"
              onClick={() => {
                set({ name: known })
                setKnown('')
              }}
            >
              {known}
            </TextButton>
          </p>
        )}
      </CompanyFields>
      <Field
        label={<Trans>Contract, if there is one</Trans>}
        hint={<Trans>Number and day; documents name it.</Trans>}
      >
        <TextInput
          form={form}
          autoComplete="off"
          maxLength={200}
          value={values.contract}
          onChange={({ target }) => set({ contract: target.value })}
        />
      </Field>
      <p role="alert" className="empty:hidden">
        {error && (isApiError(error) ? error.message : t`There was no answer. Please try again.`)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={form} size="small" busy={isPending} busyLabel={<Trans>Saving…</Trans>}>
          {company ? <Trans>Save</Trans> : <Trans>Add the company</Trans>}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}

/** What is asked of every company. */
export type CompanyValues = { voen: string; name: string; address: string }

type CompanyFieldsProps = {
  /** The id of the form that they belong to; undefined: the one around them. */
  form?: string
  values: CompanyValues
  onChange: (part: Partial<CompanyValues>) => void
  nameMissing: boolean
  onVoenLeft?: () => void
  /** What stands between the VÖEN and the name. */
  children?: ReactNode
}

export function CompanyFields({
  form,
  values,
  onChange,
  nameMissing,
  onVoenLeft,
  children,
}: CompanyFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Field label={<Trans>VÖEN</Trans>} hint={<VoenNote voen={values.voen} />}>
        <TextInput
          form={form}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={values.voen}
          onChange={({ target }) => onChange({ voen: target.value })}
          onBlur={onVoenLeft}
        />
      </Field>
      {children}
      <Field
        label={<Trans>Company’s name</Trans>}
        error={nameMissing ? t`Write the company’s name.` : undefined}
      >
        <TextInput
          form={form}
          autoComplete="organization"
          maxLength={500}
          value={values.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label={<Trans>Legal address</Trans>}>
        <Textarea
          form={form}
          rows={2}
          maxLength={500}
          value={values.address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      </Field>
    </>
  )
}

/** What is to be looked at again; it is saved in any case. */
function VoenNote({ voen }: { voen: string }) {
  const fault = voen.trim() === '' ? null : voenFault(voen)
  if (fault === 'check') return <Trans>The ninth digit doesn’t add up. If it’s right, leave it.</Trans>
  if (fault === 'kind') return <Trans>The last digit is usually 1 or 2. If it’s right, leave it.</Trans>
  if (fault === 'length' && plainVoen(voen).length >= 10)
    return <Trans>A VÖEN has 10 digits. If it’s right, leave it.</Trans>
  return <Trans>10 digits</Trans>
}
