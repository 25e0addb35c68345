import { createLazyRoute } from '@tanstack/react-router'
import { RolesScreen } from '../../admin/screens/roles/roles-screen.tsx'

export const Route = createLazyRoute('/admin/rolesandpermissions')({ component: RolesScreen })
