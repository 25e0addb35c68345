import { createLazyRoute } from '@tanstack/react-router'
import { OrdersScreen } from '../../admin/screens/orders/orders-screen.tsx'

export const Route = createLazyRoute('/admin/ordersadmin')({ component: OrdersScreen })
