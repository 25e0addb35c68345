import { createLazyRoute } from '@tanstack/react-router'
import { HomeScreen } from '../storefront/screens/home/home-screen.tsx'

export const Route = createLazyRoute('/_storefront/')({ component: HomeScreen })
