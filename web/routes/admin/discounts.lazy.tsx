import { createLazyRoute } from '@tanstack/react-router'
import { DiscountsScreen } from '../../admin/screens/discounts/discounts-screen.tsx'

export const Route = createLazyRoute('/admin/discounts')({ component: DiscountsScreen })
