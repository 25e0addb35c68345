import { createLazyRoute } from '@tanstack/react-router'
import { InfoPagesScreen } from '../../admin/screens/info-pages/info-pages-screen.tsx'

export const Route = createLazyRoute('/admin/home/pages/$page')({ component: InfoPagesScreen })
