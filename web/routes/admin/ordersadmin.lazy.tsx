import { createLazyRoute } from '@tanstack/react-router'
import { OrdersScreen } from '../../features/office/orders/orders-screen.tsx'

export const Route = createLazyRoute('/admin/ordersadmin')({ component: OrdersScreen })
