import { createLazyRoute } from '@tanstack/react-router'
import { ContactScreen } from '../../features/office/contact/contact-screen.tsx'

export const Route = createLazyRoute('/admin/contact/contact')({ component: ContactScreen })
