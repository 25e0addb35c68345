import { createLazyRoute } from '@tanstack/react-router'
import { InfoScreen } from '../storefront/screens/info/info-screen.tsx'

export const Route = createLazyRoute('/_storefront/info/$page')({ component: InfoScreen })
