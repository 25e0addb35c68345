import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { isStaff, useUser } from '../../../lib/session.ts'
import { keepPayer, payerOf } from './payer.ts'
import { WhoPays } from './who-pays.tsx'

/** Who pays for what is about to be ordered: folded, since most customers pay themselves (DOC-8). */
export function PayerChoice() {
  const user = useUser()
  return user && !isStaff(user) ? <Choice key={user.id} owner={user.id} /> : null
}

function Choice({ owner }: { owner: number }) {
  const { data } = useQuery(useApi().buyers.own.queryOptions())
  const [chosen, choose] = useState(() => payerOf(owner) ?? null)
  const company = data?.find(({ id }) => id === chosen)
  return (
    <PayerFold company={company?.name}>
      <WhoPays
        chosen={company ? chosen : null}
        onChoose={(buyerId) => {
          keepPayer(owner, buyerId)
          choose(buyerId)
        }}
      />
    </PayerFold>
  )
}

type PayerFoldProps = {
  /** The name of the company that pays; undefined: the customer does. */
  company: string | undefined
  children: ReactNode
}

export const PayerFold = ({ company, children }: PayerFoldProps) => (
  <details className="mb-5 bg-paper text-key">
    <summary className="flex min-h-12 cursor-pointer items-center gap-x-2 px-4 py-2">
      <span>
        <Trans>Who pays:</Trans>
      </span>
      <b className="min-w-0 wrap-anywhere">{company ?? <Trans>I do, as a person</Trans>}</b>
    </summary>
    <div className="px-4 pb-4">{children}</div>
  </details>
)
