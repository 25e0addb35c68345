import { createLazyRoute } from '@tanstack/react-router'
import { NewServiceScreen } from '../../admin/screens/services/record-screens.tsx'

export const Route = createLazyRoute('/admin/services/addservice')({ component: NewServiceScreen })
