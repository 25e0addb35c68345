import { createLazyRoute } from '@tanstack/react-router'
import { ProductScreen } from '../../features/office/services/record-screens.tsx'

export const Route = createLazyRoute('/admin/services/editproduct/$id')({ component: ProductScreen })
