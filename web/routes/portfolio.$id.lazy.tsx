import { createLazyRoute } from '@tanstack/react-router'
import { ProjectScreen } from '../storefront/screens/portfolio/project-screen.tsx'

export const Route = createLazyRoute('/_storefront/portfolio/$id')({ component: ProjectScreen })
