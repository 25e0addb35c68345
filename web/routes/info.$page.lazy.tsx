import { createLazyRoute } from '@tanstack/react-router'
import { InfoScreen } from '../features/info/info-screen.tsx'

export const Route = createLazyRoute('/_storefront/info/$page')({ component: InfoScreen })
