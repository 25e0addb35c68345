import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { readKept } from './messages/outbox.ts'

/** What was being written when the link ended, to be copied; it comes into view, where its writer looks. */
export function UnsentWords({ orderId }: { orderId: number }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [words] = useState(() => {
    const { draft, unsent } = readKept(orderId)
    return [...unsent.map(({ text }) => text), draft].filter(Boolean).join('\n\n')
  })
  useEffect(() => {
    scrollTo({ top: 0 })
    field.current?.focus({ preventScroll: true })
  }, [])
  if (words === '') return null
  return (
    <div className="max-w-175 pb-12">
      <label htmlFor={id} className="block pb-2 font-bold">
        <Trans>What you wrote was not sent. You can copy it here.</Trans>
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={5}
        value={words}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full border border-key bg-paper p-3"
      />
    </div>
  )
}
