import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MyOrderDetail } from './order-labels.tsx'
import type { Access } from './order-page.tsx'

type PurchaseLinksProps = { order: Pick<MyOrderDetail, 'purchaseId' | 'siblings'>; access: Access }

/** What it was placed together with; a link to it opens none of the others. */
export function PurchaseLinks({ order: { purchaseId, siblings }, access }: PurchaseLinksProps) {
  if (purchaseId === null) return null
  if (access === 'link')
    return (
      <p className="type-small pt-2">
        <Trans>Part of purchase № {purchaseId}</Trans>
      </p>
    )
  if (siblings.length === 0) return null
  return (
    <div className="type-small flex flex-wrap items-center gap-x-3 pt-2">
      <span>
        <Trans>Part of purchase № {purchaseId}, with</Trans>
      </span>
      <ul className="contents">
        {siblings.map((id) => (
          <li key={id}>
            <Link
              to="/myorder/$id"
              params={{ id: String(id) }}
              className="inline-flex min-h-6 items-center font-bold underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <Trans>Order № {id}</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
