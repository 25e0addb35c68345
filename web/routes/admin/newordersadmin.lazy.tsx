import { createLazyRoute } from '@tanstack/react-router'
import { NewOrdersScreen } from '../../features/office/new-orders/new-orders-screen.tsx'

export const Route = createLazyRoute('/admin/newordersadmin')({ component: NewOrdersScreen })
