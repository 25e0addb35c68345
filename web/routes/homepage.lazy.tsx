import { createLazyRoute } from '@tanstack/react-router'
import { HomeScreen } from '../features/home/home-screen.tsx'

export const Route = createLazyRoute('/_storefront/homepage')({ component: HomeScreen })
