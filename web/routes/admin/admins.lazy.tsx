import { createLazyRoute } from '@tanstack/react-router'
import { StaffScreen } from '../../features/office/staff/staff-screen.tsx'

export const Route = createLazyRoute('/admin/admins')({ component: StaffScreen })
