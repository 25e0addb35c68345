import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Money } from '../../../ui/money.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'

/** Once no key has followed for so long, ms. */
const settleTime = 200

/** Whose money it is: found by phone, name or e-mail; until something is typed, those who owe something. */
export function FindPayer({ onFound }: { onFound: (id: number) => void }) {
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), settleTime)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useQuery({
    ...api.customers.find.queryOptions({ text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const debtors = useQuery(api.payments.debtors.queryOptions({ page: 1, pageSize: 8 }))
  const rows =
    text === ''
      ? debtors.data?.items.map(({ appUser, owed }) => ({ ...appUser, detail: <Money azn={owed} /> }))
      : found.data?.map(({ id, name, surname, phoneNumber }) => ({
          id,
          name,
          surname,
          detail: phoneLinks(phoneNumber).shown,
        }))
  return (
    <div className="grid gap-2 px-4 py-4">
      <AdminField label={<Trans>Customer’s phone, name or e-mail</Trans>}>
        <AdminInput
          ref={field}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </AdminField>
      <p role="status" className="admin-meta text-t3">
        {text === '' ? (
          <Trans>Who owes something</Trans>
        ) : (
          found.isSuccess && <Plural value={found.data.length} one="# customer" other="# customers" />
        )}
      </p>
      <ul className="border-line2 border-t">
        {rows?.map(({ id, name, surname, detail }) => (
          <li key={id} className="border-line2 border-b">
            <button
              type="button"
              onClick={() => onFound(id)}
              className="flex min-h-10 w-full items-center justify-between gap-3 py-1.5 text-left hover:bg-line1 max-md:min-h-12 pointer-coarse:min-h-12"
            >
              <span className="min-w-0 font-medium wrap-anywhere">{`${name} ${surname}`.trim()}</span>
              <span className="shrink-0 text-t3 tabular-nums">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
