import { createLazyRoute } from '@tanstack/react-router'
import { LoginScreen } from '../storefront/screens/account/login-screen.tsx'

export const Route = createLazyRoute('/_storefront/login')({ component: LoginScreen })
