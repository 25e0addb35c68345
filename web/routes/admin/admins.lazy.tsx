import { createLazyRoute } from '@tanstack/react-router'
import { StaffScreen } from '../../admin/screens/staff/staff-screen.tsx'

export const Route = createLazyRoute('/admin/admins')({ component: StaffScreen })
