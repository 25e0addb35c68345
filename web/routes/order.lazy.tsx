import { createLazyRoute } from '@tanstack/react-router'
import { OrderScreen } from '../features/orders/order-screen.tsx'

export const Route = createLazyRoute('/_storefront/order')({ component: OrderScreen })
