import { createLazyRoute } from '@tanstack/react-router'
import { NewProductScreen } from '../../admin/screens/services/record-screens.tsx'

export const Route = createLazyRoute('/admin/services/addproduct')({ component: NewProductScreen })
