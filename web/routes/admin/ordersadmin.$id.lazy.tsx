import { createLazyRoute } from '@tanstack/react-router'
import { OrderScreen } from '../../admin/screens/order/order-screen.tsx'

export const Route = createLazyRoute('/admin/ordersadmin/$id')({ component: OrderScreen })
