import { createLazyRoute } from '@tanstack/react-router'
import { CustomerScreen } from '../../admin/screens/customers/customer-screen.tsx'

export const Route = createLazyRoute('/admin/users/$id')({ component: CustomerScreen })
