import { createLazyRoute } from '@tanstack/react-router'
import { MyOrdersScreen } from '../storefront/screens/orders/my-orders-screen.tsx'

export const Route = createLazyRoute('/_storefront/myorder')({ component: MyOrdersScreen })
