import { createLazyRoute } from '@tanstack/react-router'
import { AddProjectScreen } from '../../admin/screens/portfolio/project-screens.tsx'

export const Route = createLazyRoute('/admin/portfolio/portfoliocardadd')({ component: AddProjectScreen })
