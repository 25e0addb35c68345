import { createLazyRoute } from '@tanstack/react-router'
import { MyOrderScreen } from '../storefront/screens/orders/my-order-screen.tsx'

export const Route = createLazyRoute('/_storefront/myorder/$id')({ component: MyOrderScreen })
