import { createLazyRoute } from '@tanstack/react-router'
import { EditProjectScreen } from '../../admin/screens/portfolio/project-screens.tsx'

export const Route = createLazyRoute('/admin/portfolio/portfoliocardedit/$id')({
  component: EditProjectScreen,
})
