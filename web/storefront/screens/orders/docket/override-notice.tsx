import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useClient } from '../../../../lib/api.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { Proofs } from '../../../kit/orders/order-parts.ts'

/** Staff began to print without the customer's approval: by whom and why; that it was read is told once. */
export function OverrideNotice({ orderId, proofs }: { orderId: number; proofs: Proofs | undefined }) {
  const language = useLanguage()
  const client = useClient()
  const override = proofs?.override
  const see = useMutation({ mutationFn: () => client.proofs.seeOverride.mutate({ id: orderId }) })
  const tell = useEffectEvent(() => see.mutate())
  const isNew = override?.seenAt === null
  useEffect(() => {
    if (isNew) tell()
  }, [isNew])
  if (!override) return null
  const { name, reason, at } = override
  const day = formatDate(at, language, 'moment')
  return (
    <section className="mt-8 border-2 border-key p-5 md:p-7">
      <h2 className="type-d3">
        <Trans>Printed without your approval</Trans>
      </h2>
      <p className="max-w-175 break-words pt-3">
        <Trans>
          {name} began the printing on {day} without an approved proof.
        </Trans>{' '}
        <span className="whitespace-pre-line">
          <Trans>
            <strong>Reason:</strong> {reason}
          </Trans>
        </span>
      </p>
    </section>
  )
}
