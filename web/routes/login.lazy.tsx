import { createLazyRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/account/login-screen.tsx'

export const Route = createLazyRoute('/_storefront/login')({ component: LoginScreen })
