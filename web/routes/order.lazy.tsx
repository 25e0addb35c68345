import { createLazyRoute } from '@tanstack/react-router'
import { OrderScreen } from '../storefront/screens/orders/order-screen.tsx'

export const Route = createLazyRoute('/_storefront/order')({ component: OrderScreen })
