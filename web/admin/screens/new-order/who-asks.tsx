import { CameBy } from '../../kit/orders/came-by.tsx'
import { CustomerCard } from './customer-card.tsx'
import { FindCustomer } from './find-customer.tsx'
import type { ChosenCustomer } from './order-draft.ts'
import type { NewOrder } from './use-new-order.ts'

type WhoAsksProps = {
  order: NewOrder
  onChoose: (customer: ChosenCustomer) => void
  onNew: (typed: string) => void
  onChange: () => void
}

/** The customer, or the field that finds them, and how they came. */
export function WhoAsks({ order, onChoose, onNew, onChange }: WhoAsksProps) {
  const way = <CameBy way={order.cameBy} onChoose={order.chooseWay} />
  return order.customer ? (
    <CustomerCard customer={order.customer} way={way} onChange={onChange} />
  ) : (
    <FindCustomer way={way} onChoose={onChoose} onNew={onNew} />
  )
}
