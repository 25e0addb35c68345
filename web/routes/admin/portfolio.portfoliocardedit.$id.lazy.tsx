import { createLazyRoute } from '@tanstack/react-router'
import { EditProjectScreen } from '../../features/office/portfolio/project-screens.tsx'

export const Route = createLazyRoute('/admin/portfolio/portfoliocardedit/$id')({
  component: EditProjectScreen,
})
