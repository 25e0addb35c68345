import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { TextButton } from '../../../ui/button.tsx'
import { CompanyForm } from './company-form.tsx'

type WhoPaysProps = {
  /** The company’s id; null: the customer does. */
  chosen: number | null
  onChoose: (buyerId: number | null) => void
  disabled?: boolean
}

/** Who pays: the customer, which is how it begins and asks for nothing more, or one of their companies (DOC-8). */
export function WhoPays({ chosen, onChoose, disabled = false }: WhoPaysProps) {
  const name = useId()
  const { data } = useQuery(useApi().buyers.own.queryOptions())
  const [isAdding, add] = useState(false)
  const choices = [{ id: null, name: '', voen: '' }, ...(data ?? [])]
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="type-card pb-2">
        <Trans>Who pays</Trans>
      </legend>
      {choices.map((company) => (
        <PayerRadio
          key={company.id ?? 'self'}
          name={name}
          checked={chosen === company.id}
          onChoose={() => onChoose(company.id)}
        >
          {company.id === null ? <Trans>I do, as a person</Trans> : <CompanyName company={company} />}
        </PayerRadio>
      ))}
      {isAdding ? (
        <CompanyForm
          onSaved={({ id }) => {
            add(false)
            onChoose(id)
          }}
          onClose={() => add(false)}
        />
      ) : (
        <TextButton className="mt-2 min-h-11 font-bold" onClick={() => add(true)}>
          <Trans>My company pays</Trans>
        </TextButton>
      )}
    </fieldset>
  )
}

type PayerRadioProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode }

export const PayerRadio = ({ name, checked, onChoose, children }: PayerRadioProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-b-rule py-2">
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 accent-(--color-key)"
    />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </label>
)

export const CompanyName = ({ company: { name, voen } }: { company: { name: string; voen: string } }) => (
  <>
    <b>{name}</b> {voen && <span className="type-small">VÖEN {voen}</span>}
  </>
)
