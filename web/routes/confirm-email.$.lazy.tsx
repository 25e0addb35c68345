import { createLazyRoute } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '../storefront/screens/account/confirm-email-screen.tsx'

export const Route = createLazyRoute('/_storefront/confirm-email/$')({ component: ConfirmEmailScreen })
