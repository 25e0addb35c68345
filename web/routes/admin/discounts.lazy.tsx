import { createLazyRoute } from '@tanstack/react-router'
import { DiscountsScreen } from '../../features/office/discounts/discounts-screen.tsx'

export const Route = createLazyRoute('/admin/discounts')({ component: DiscountsScreen })
