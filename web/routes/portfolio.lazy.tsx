import { createLazyRoute } from '@tanstack/react-router'
import {
  EndOfPortfolio,
  LoadingPortfolio,
  PortfolioScreen,
} from '../storefront/screens/portfolio/portfolio-screen.tsx'

export const Route = createLazyRoute('/_storefront/portfolio')({
  component: PortfolioScreen,
  pendingComponent: LoadingPortfolio,
  notFoundComponent: EndOfPortfolio,
})
