import { createLazyRoute } from '@tanstack/react-router'
import { ContactScreen } from '../storefront/screens/contact/contact-screen.tsx'

export const Route = createLazyRoute('/_storefront/contact')({ component: ContactScreen })
