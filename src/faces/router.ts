import { accountsRouter } from '../domains/accounts/accounts.ts'
import { sessionsRouter } from '../domains/accounts/own-sessions.ts'
import { secondFactorRouter } from '../domains/accounts/second-factor/second-factor.ts'
import { artworkRouter } from '../domains/artwork/artwork.ts'
import { basketRouter } from '../domains/basket/basket.ts'
import { buyersRouter } from '../domains/buyers/buyers.ts'
import { campaignsRouter } from '../domains/campaigns/campaigns.ts'
import { cardPaymentsRouter } from '../domains/card-payments/card-payments.ts'
import { paymentLinksRouter } from '../domains/card-payments/payment-links.ts'
import { profilesRouter } from '../domains/catalog/preflight-profiles.ts'
import { productsRouter } from '../domains/catalog/products.ts'
import { servicesRouter } from '../domains/catalog/services.ts'
import { chargesRouter } from '../domains/charges/charges.ts'
import { courierDaysRouter } from '../domains/courier-days/courier-days.ts'
import { customersRouter } from '../domains/customers/customers.ts'
import { discountsRouter } from '../domains/customers/discounts.ts'
import { deliveryRouter } from '../domains/delivery/delivery.ts'
import { documentsRouter } from '../domains/documents/documents.ts'
import { mailRouter } from '../domains/email/mail.ts'
import { eqaimeRouter } from '../domains/eqaime/eqaime.ts'
import { historyRouter } from '../domains/history/history.ts'
import { messagesRouter } from '../domains/messages/messages.ts'
import { offersRouter } from '../domains/offers/offers.ts'
import { optionsRouter } from '../domains/options/options.ts'
import { orderLinksRouter } from '../domains/order-links/order-links.ts'
import { orderProcedures } from '../domains/orders/orders.ts'
import { overviewRouter } from '../domains/overview/overview.ts'
import { paymentsRouter } from '../domains/payments/payments.ts'
import { statementsRouter } from '../domains/payments/statements/statements.ts'
import { personalDataRouter } from '../domains/personal-data/personal-data.ts'
import { projectsRouter } from '../domains/portfolio/projects.ts'
import { productionRouter } from '../domains/production/production.ts'
import { proofsRouter } from '../domains/proofs/proofs.ts'
import { purchasesRouter } from '../domains/purchases/purchases.ts'
import { readyMadeRouter } from '../domains/ready-made/ready-made.ts'
import { cancelling, refundsRouter } from '../domains/refunds/refunds.ts'
import { reportsRouter } from '../domains/reports/reports.ts'
import { sellerRouter } from '../domains/seller/seller.ts'
import { shipmentsRouter } from '../domains/shipments/shipments.ts'
import { aboutUsRouter } from '../domains/site/about-us.ts'
import { advertisementsRouter } from '../domains/site/advertisements.ts'
import { bannerRouter } from '../domains/site/banner.ts'
import { contactRouter } from '../domains/site/contact.ts'
import { contactRequestsRouter } from '../domains/site/contact-requests.ts'
import { pageTextsRouter } from '../domains/site/page-texts.ts'
import { partnersRouter } from '../domains/site/partners.ts'
import { socialAccountsRouter } from '../domains/site/social-accounts.ts'
import { staffRouter } from '../domains/staff/staff.ts'
import { tillRouter } from '../domains/till/till.ts'
import { turnsRouter } from '../domains/turns/turns.ts'
import { healthRouter } from '../health/health.ts'
import { router } from '../procedures/procedure.ts'

/** The table of domains: what both faces serve. */
export const appRouter = router({
  health: healthRouter,
  accounts: accountsRouter,
  sessions: sessionsRouter,
  secondFactor: secondFactorRouter,
  personalData: personalDataRouter,
  payments: paymentsRouter,
  charges: chargesRouter,
  refunds: refundsRouter,
  cardPayments: cardPaymentsRouter,
  till: tillRouter,
  statements: statementsRouter,
  seller: sellerRouter,
  buyers: buyersRouter,
  delivery: deliveryRouter,
  shipments: shipmentsRouter,
  courierDays: courierDaysRouter,
  documents: documentsRouter,
  eqaime: eqaimeRouter,
  reports: reportsRouter,
  staff: staffRouter,
  services: servicesRouter,
  products: productsRouter,
  options: optionsRouter,
  profiles: profilesRouter,
  readyMade: readyMadeRouter,
  campaigns: campaignsRouter,
  discounts: discountsRouter,
  projects: projectsRouter,
  pageTexts: pageTextsRouter,
  banner: bannerRouter,
  aboutUs: aboutUsRouter,
  partners: partnersRouter,
  advertisements: advertisementsRouter,
  socialAccounts: socialAccountsRouter,
  contact: contactRouter,
  customers: customersRouter,
  orders: router({ ...orderProcedures, ...cancelling }),
  purchases: purchasesRouter,
  basket: basketRouter,
  artwork: artworkRouter,
  orderLinks: orderLinksRouter,
  paymentLinks: paymentLinksRouter,
  offers: offersRouter,
  proofs: proofsRouter,
  messages: messagesRouter,
  turns: turnsRouter,
  production: productionRouter,
  overview: overviewRouter,
  mail: mailRouter,
  history: historyRouter,
  contactRequests: contactRequestsRouter,
})

export type AppRouter = typeof appRouter
