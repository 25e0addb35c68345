import { createLazyRoute } from '@tanstack/react-router'
import { ContactScreen } from '../../admin/screens/contact/contact-screen.tsx'

export const Route = createLazyRoute('/admin/contact/contact')({ component: ContactScreen })
