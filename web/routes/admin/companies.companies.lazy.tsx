import { createLazyRoute } from '@tanstack/react-router'
import { CampaignsScreen } from '../../admin/screens/campaigns/campaigns-screen.tsx'

export const Route = createLazyRoute('/admin/companies/companies')({ component: CampaignsScreen })
