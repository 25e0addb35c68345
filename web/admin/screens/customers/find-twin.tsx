import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { ModalFoot } from '../../../ui/admin/modal.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'
import { nameOf } from './customer-parts.tsx'
import type { CustomerDetail } from './queries.ts'

type FindTwinProps = {
  customer: CustomerDetail
  onChoose: (id: number) => void
  onClose: () => void
}

/** Finds the other record by name, phone or e-mail. */
export function FindTwin({ customer, onChoose, onClose }: FindTwinProps) {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const query = useQuery({
    ...useApi().customers.find.queryOptions({ text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const found = text === '' ? [] : (query.data ?? []).filter(({ id }) => id !== customer.id)
  return (
    <>
      <AdminField className="mt-3" label={<Trans>Name, e-mail or phone</Trans>}>
        <AdminInput maxLength={200} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </AdminField>
      <p role="status" className="admin-meta min-h-5 pt-1 text-t3">
        {text !== '' && query.isSuccess && (
          <Plural value={found.length} one="# customer found" other="# customers found" />
        )}
      </p>
      <ul className="border-line2 border-t empty:hidden">
        {found.map((one) => (
          <li key={one.id} className="border-line2 border-b">
            <button
              type="button"
              onClick={() => onChoose(one.id)}
              className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-2 py-1.5 text-left hover:bg-line1"
            >
              <span className="font-semibold wrap-anywhere">{nameOf(one)}</span>
              <span className="admin-meta text-t2">
                <Plural value={one.orders} one="# order" other="# orders" />
              </span>
              <span className="admin-meta col-span-2 text-t2 tabular-nums wrap-anywhere">
                {[phoneLinks(one.phoneNumber).shown, one.email].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
      </ModalFoot>
    </>
  )
}
