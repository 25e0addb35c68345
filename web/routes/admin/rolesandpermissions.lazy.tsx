import { createLazyRoute } from '@tanstack/react-router'
import { RolesScreen } from '../../features/office/roles/roles-screen.tsx'

export const Route = createLazyRoute('/admin/rolesandpermissions')({ component: RolesScreen })
