import { createLazyRoute } from '@tanstack/react-router'
import { EditCampaignScreen } from '../../admin/screens/campaigns/campaign-screens.tsx'

export const Route = createLazyRoute('/admin/companies/editcompany/$id')({ component: EditCampaignScreen })
