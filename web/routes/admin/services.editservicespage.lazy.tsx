import { createLazyRoute } from '@tanstack/react-router'
import { PageTextsScreen } from '../../admin/screens/page-texts/page-texts-screen.tsx'

export const Route = createLazyRoute('/admin/services/editservicespage')({
  component: () => <PageTextsScreen page="services" />,
})
