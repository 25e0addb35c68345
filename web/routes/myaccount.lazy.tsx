import { createLazyRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../storefront/screens/account/profile/profile-screen.tsx'

export const Route = createLazyRoute('/_storefront/myaccount')({ component: ProfileScreen })
