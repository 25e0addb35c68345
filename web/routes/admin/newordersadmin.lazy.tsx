import { createLazyRoute } from '@tanstack/react-router'
import { NewOrdersScreen } from '../../admin/screens/new-orders/new-orders-screen.tsx'

export const Route = createLazyRoute('/admin/newordersadmin')({ component: NewOrdersScreen })
