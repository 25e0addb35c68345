import { storefrontRoute } from './routes/_storefront.tsx'
import { missingRoute } from './routes/$.tsx'
import { basketRoute } from './routes/basket.tsx'
import { campaignRoute } from './routes/companies.details.$id.tsx'
import { companiesRoute } from './routes/companies.tsx'
import { confirmEmailRoute } from './routes/confirm-email.$.tsx'
import { contactRoute } from './routes/contact.tsx'
import { homepageRoute } from './routes/homepage.tsx'
import { homeRoute } from './routes/index.tsx'
import { infoPageRoute } from './routes/info.$page.tsx'
import { invitationRoute } from './routes/invitation.$.tsx'
import { logInRoute } from './routes/login.tsx'
import { myAccountRoute } from './routes/myaccount.tsx'
import { myOrderProofRoute } from './routes/myorder.$id.proof.tsx'
import { myOrderDetailRoute } from './routes/myorder.$id.tsx'
import { myOrderRoute } from './routes/myorder.tsx'
import { linkedProofRoute } from './routes/o.$token.proof.tsx'
import { linkedOrderRoute } from './routes/o.$token.tsx'
import { orderRoute } from './routes/order.tsx'
import { projectRoute } from './routes/portfolio.$id.tsx'
import { portfolioRoute } from './routes/portfolio.tsx'
import { offerRoute } from './routes/q.$token.tsx'
import { resetPasswordRoute } from './routes/reset-password.$.tsx'
import { serviceRoute } from './routes/services.card.$id.tsx'
import { productRoute } from './routes/services.card.prices.$id.tsx'
import { servicesRoute } from './routes/services.tsx'
import { undoAccountChangeRoute } from './routes/undo-account-change.$.tsx'

/** Every address of the storefront; a route's file is named by it. */
export const storefrontBranch = storefrontRoute.addChildren([
  missingRoute,
  homeRoute,
  homepageRoute,
  servicesRoute,
  serviceRoute,
  productRoute,
  portfolioRoute,
  projectRoute,
  companiesRoute,
  campaignRoute,
  contactRoute,
  infoPageRoute,
  logInRoute,
  myAccountRoute,
  myOrderRoute,
  myOrderDetailRoute,
  myOrderProofRoute,
  linkedOrderRoute,
  offerRoute,
  linkedProofRoute,
  orderRoute,
  basketRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  invitationRoute,
  undoAccountChangeRoute,
])
