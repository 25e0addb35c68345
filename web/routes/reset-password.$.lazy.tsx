import { createLazyRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx'

export const Route = createLazyRoute('/_storefront/reset-password/$')({ component: ResetPasswordScreen })
