import { createLazyRoute } from '@tanstack/react-router'
import { CustomersScreen } from '../../admin/screens/customers/customers-screen.tsx'

export const Route = createLazyRoute('/admin/users')({ component: CustomersScreen })
