import { createLazyRoute } from '@tanstack/react-router'
import { InvitationScreen } from '../storefront/screens/account/invitation-screen.tsx'

export const Route = createLazyRoute('/_storefront/invitation/$')({ component: InvitationScreen })
