import { createLazyRoute } from '@tanstack/react-router'
import { PageTextsScreen } from '../../admin/screens/page-texts/page-texts-screen.tsx'

export const Route = createLazyRoute('/admin/companies/editcompaniespage')({
  component: () => <PageTextsScreen page="deals" />,
})
