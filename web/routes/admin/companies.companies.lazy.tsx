import { createLazyRoute } from '@tanstack/react-router'
import { CampaignsScreen } from '../../features/office/campaigns/campaigns-screen.tsx'

export const Route = createLazyRoute('/admin/companies/companies')({ component: CampaignsScreen })
