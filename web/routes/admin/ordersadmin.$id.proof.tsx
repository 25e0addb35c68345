import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const proofMakerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ordersadmin/$id/proof',
  head: ({ params }) => pageTitle(`№ ${params.id}`),
  component: lazyRouteComponent(
    () => import('../../admin/screens/proof-maker/proof-maker-screen.tsx'),
    'ProofMakerScreen',
  ),
})
