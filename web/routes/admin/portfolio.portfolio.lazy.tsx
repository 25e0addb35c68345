import { createLazyRoute } from '@tanstack/react-router'
import { ProjectsScreen } from '../../admin/screens/portfolio/projects-screen.tsx'

export const Route = createLazyRoute('/admin/portfolio/portfolio')({ component: ProjectsScreen })
