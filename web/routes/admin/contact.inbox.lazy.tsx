import { createLazyRoute } from '@tanstack/react-router'
import { InboxScreen } from '../../admin/screens/inbox/inbox-screen.tsx'

export const Route = createLazyRoute('/admin/contact/inbox')({ component: InboxScreen })
