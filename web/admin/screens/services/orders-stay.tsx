import { Plural } from '@lingui/react/macro'

/**
 * Says that orders keep the names and prices they were placed with (ORD-3), and that those under way are
 * finished.
 */
export const OrdersStay = ({ orders, open }: { orders: number; open: number }) => (
  <>
    <Plural
      value={orders}
      one="# order stays, with the name and price it was placed with."
      other="# orders stay, each with the name and price it was placed with."
    />
    {open > 0 && (
      <>
        {' '}
        <Plural value={open} one="# of them is under way." other="# of them are under way." />
      </>
    )}
  </>
)
