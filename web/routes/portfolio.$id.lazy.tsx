import { createLazyRoute } from '@tanstack/react-router'
import { ProjectScreen } from '../features/portfolio/project-screen.tsx'

export const Route = createLazyRoute('/_storefront/portfolio/$id')({ component: ProjectScreen })
