import { createLazyRoute } from '@tanstack/react-router'
import { MyOrdersScreen } from '../features/orders/my-orders-screen.tsx'

export const Route = createLazyRoute('/_storefront/myorder')({ component: MyOrdersScreen })
