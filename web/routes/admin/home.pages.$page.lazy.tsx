import { createLazyRoute } from '@tanstack/react-router'
import { InfoPagesScreen } from '../../features/office/info-pages/info-pages-screen.tsx'

export const Route = createLazyRoute('/admin/home/pages/$page')({ component: InfoPagesScreen })
