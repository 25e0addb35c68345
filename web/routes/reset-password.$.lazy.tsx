import { createLazyRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../storefront/screens/account/reset-password-screen.tsx'

export const Route = createLazyRoute('/_storefront/reset-password/$')({ component: ResetPasswordScreen })
