import { createLazyRoute } from '@tanstack/react-router'
import { AddCampaignScreen } from '../../admin/screens/campaigns/campaign-screens.tsx'

export const Route = createLazyRoute('/admin/companies/addcompany')({ component: AddCampaignScreen })
