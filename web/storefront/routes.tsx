import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent as lazy, notFound } from '@tanstack/react-router'
import { firstAdminPath } from '../../src/lib/first-admin-path.ts'
import { whichOf } from '../lib/list-search.ts'
import { idOf, orNotFound } from '../lib/missing.ts'
import { pageHead, unlistedHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import {
  frame,
  type InContext,
  inFrame,
  linkedOptions,
  listPage,
  ownOptions,
  ownPage,
  unlisted,
  withAccountTexts,
} from './frame.tsx'
import { businessRecord } from './kit/business-record.ts'
import {
  campaignQuery,
  campaignServicesQuery,
  campaignsPageQuery,
  campaignsTextsQuery,
} from './kit/campaigns/queries.ts'
import { productSearch } from './kit/options/product-search.ts'
import { PendingScreen } from './kit/pending-screen.tsx'
import { portfolioPageQuery, portfolioTextsQuery, projectQuery } from './kit/portfolio/queries.ts'
import { linkedOfferQuery, offerSearch } from './screens/offers/queries.ts'
import { orderSearch } from './screens/orders/order-search.ts'
import { ordersSearch } from './screens/orders/orders-search.ts'
import { payPageQuery } from './screens/pay/queries.ts'
import { servicesPageQuery, servicesTextsQuery } from './screens/services/queries.ts'

const homePage = {
  // Other pages don't need what home loads.
  loader: async ({ context }: InContext) =>
    (await import('./screens/home/load-home.ts')).loadHome({ context }),
  head: ({ match }: { match: InContext }) => pageHead(match, { path: '/', records: [businessRecord(match)] }),
}

/** `?round=2` shows an earlier proof; without it the newest is shown. */
const roundSearch = ({ round }: { round?: unknown }): { round?: number | undefined } => ({
  round: whichOf(round),
})

const serviceScreen = () => import('./screens/services/service-screen.tsx')
const contactScreen = () => import('./screens/contact/contact-screen.tsx')
const infoScreen = () => import('./screens/info/info-screen.tsx')
const productScreen = () => import('./screens/services/product-screen.tsx')

/** Every page of the storefront. `src/build.ts` reads here which file each address loads. */
const pages = [
  // Any unknown address gets a 404 inside the storefront's frame.
  createRoute({
    getParentRoute: inFrame,
    path: '/$',
    loader: () => {
      throw notFound()
    },
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/',
    ...homePage,
    component: lazy(() => import('./screens/home/home-screen.tsx'), 'HomeScreen'),
  }),
  // This is the home page under its other address (WEB-16).
  createRoute({
    getParentRoute: inFrame,
    path: '/homepage',
    ...homePage,
    component: lazy(() => import('./screens/home/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/services',
    ...listPage({
      title: msg`Services`,
      read: (context, page) => tryQuery(context, servicesPageQuery(context, page)),
      readTexts: (context) => tryQuery(context, servicesTextsQuery(context)),
    }),
    component: lazy(() => import('./screens/services/services-screen.tsx'), 'ServicesScreen'),
    notFoundComponent: lazy(() => import('./screens/services/services-screen.tsx'), 'EndOfServices'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/services/card/$id',
    loader: async ({ context, params }) => (await serviceScreen()).servicePage.load(context, params.id),
    head: async ({ match, loaderData }) => (await serviceScreen()).servicePage.head(match, loaderData?.id),
    component: lazy(serviceScreen, 'ServiceScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/services/card/prices/$id',
    validateSearch: productSearch,
    loader: async ({ context, params }) => (await productScreen()).productPage.load(context, params.id),
    head: async ({ match, loaderData }) => (await productScreen()).productPage.head(match, loaderData?.id),
    component: lazy(productScreen, 'ProductScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/portfolio',
    ...listPage({
      title: msg`Portfolio`,
      read: (context, page) => tryQuery(context, portfolioPageQuery(context, page)),
      readTexts: (context) => tryQuery(context, portfolioTextsQuery(context)),
    }),
    // The outlines of the posters show after a moment's wait.
    pendingMs: 200,
    pendingMinMs: 300,
    component: lazy(() => import('./screens/portfolio/portfolio-screen.tsx'), 'PortfolioScreen'),
    pendingComponent: lazy(() => import('./screens/portfolio/portfolio-screen.tsx'), 'LoadingPortfolio'),
    notFoundComponent: lazy(() => import('./screens/portfolio/portfolio-screen.tsx'), 'EndOfPortfolio'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/portfolio/$id',
    loader: async ({ context, params }) => {
      const id = idOf(params.id)
      const [project] = await Promise.all([
        orNotFound(context.queryClient.ensureQueryData(projectQuery(context, id))),
        // The other works are chosen from this page of the list.
        tryQuery(context, portfolioPageQuery(context, 1)),
      ])
      return { id, title: project.name, description: project.description, picture: project.mainPhotoUrl }
    },
    head: ({ match, loaderData }) =>
      loaderData
        ? pageHead(match, {
            ...loaderData,
            path: `/portfolio/${loaderData.id}`,
            above: [{ name: match.context.i18n._(msg`Portfolio`), path: '/portfolio' }],
          })
        : {},
    component: lazy(() => import('./screens/portfolio/project-screen.tsx'), 'ProjectScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/companies',
    ...listPage({
      title: msg`Campaigns`,
      read: (context, page) => tryQuery(context, campaignsPageQuery(context, page)),
      readTexts: (context) => tryQuery(context, campaignsTextsQuery(context)),
    }),
    component: lazy(() => import('./screens/campaigns/campaigns-screen.tsx'), 'CampaignsScreen'),
    notFoundComponent: lazy(() => import('./screens/campaigns/campaigns-screen.tsx'), 'EndOfCampaigns'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/companies/details/$id',
    loader: async ({ context, params }) => {
      const id = idOf(params.id)
      const campaign = await orNotFound(context.queryClient.ensureQueryData(campaignQuery(context, id)))
      await tryQuery(context, campaignServicesQuery(context, campaign.services))
      // The remaining time is counted from here, so that the browser's first render says the same as the server's.
      const { title, photoUrl: picture } = campaign
      return { id, title, description: campaign.head || campaign.offer, picture, loadedAt: Date.now() }
    },
    head: ({ match, loaderData }) =>
      loaderData
        ? pageHead(match, {
            ...loaderData,
            path: `/companies/details/${loaderData.id}`,
            above: [{ name: match.context.i18n._(msg`Campaigns`), path: '/companies' }],
          })
        : {},
    component: lazy(() => import('./screens/campaigns/campaign-screen.tsx'), 'CampaignScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/requisites',
    beforeLoad: withAccountTexts,
    loader: ({ context }) => tryQuery(context, context.api.seller.read.queryOptions()),
    head: unlisted(msg`Requisites`),
    component: lazy(() => import('./screens/requisites/requisites-screen.tsx'), 'RequisitesScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/contact',
    head: async ({ match }) => (await contactScreen()).contactHead(match),
    component: lazy(contactScreen, 'ContactScreen'),
  }),
  // An information page without a text isn't part of the site.
  createRoute({
    getParentRoute: inFrame,
    path: '/info/$page',
    loader: async ({ context, params }) => (await infoScreen()).infoPage.load(context, params.page),
    head: async ({ match, loaderData }) => (await infoScreen()).infoPage.head(match, loaderData),
    component: lazy(infoScreen, 'InfoScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/login',
    beforeLoad: withAccountTexts,
    pendingComponent: PendingScreen,
    head: unlisted(msg({ message: 'Log in', context: 'page' })),
    component: lazy(() => import('./screens/account/log-in-screen.tsx'), 'LogInScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: firstAdminPath,
    beforeLoad: withAccountTexts,
    pendingComponent: PendingScreen,
    head: unlisted(msg`First administrator`),
    component: lazy(() => import('./screens/first-admin/first-admin-screen.tsx'), 'FirstAdminScreen'),
  }),
  ownPage('/myaccount', {
    title: msg`My account`,
    component: lazy(() => import('./screens/account/profile-screen.tsx'), 'ProfileScreen'),
  }),
  ownPage('/myorder', {
    title: msg`My orders`,
    search: ordersSearch,
    component: lazy(() => import('./screens/orders/my-orders-screen.tsx'), 'MyOrdersScreen'),
  }),
  ownPage('/payments', {
    title: msg`My payments`,
    component: lazy(() => import('./screens/payments/payments-screen.tsx'), 'PaymentsScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/myorder/$id',
    ...ownOptions,
    head: ({ match }) => {
      const { id } = match.params
      return unlistedHead(match, match.context.i18n._(msg`Order No. ${id}`))
    },
    component: lazy(() => import('./screens/orders/my-order-screen.tsx'), 'MyOrderScreen'),
  }),
  ownPage('/myorder/$id/proof', {
    title: msg`A last look before print`,
    search: roundSearch,
    component: lazy(() => import('./screens/proof/proof-screen.tsx'), 'MyProofScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/o/$token',
    ...linkedOptions,
    head: unlisted(msg`Your order`),
    component: lazy(() => import('./screens/orders/linked-order-screen.tsx'), 'LinkedOrderScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/o/$token/proof',
    validateSearch: roundSearch,
    ...linkedOptions,
    head: unlisted(msg`A last look before print`),
    component: lazy(() => import('./screens/proof/proof-screen.tsx'), 'LinkProofScreen'),
  }),
  // A quote opened by its secret link.
  createRoute({
    getParentRoute: inFrame,
    path: '/q/$token',
    validateSearch: offerSearch,
    loaderDeps: ({ search }) => search,
    beforeLoad: withAccountTexts,
    loader: ({ context, deps }) => tryQuery(context, linkedOfferQuery(context, deps)),
    head: unlisted(msg({ message: 'Quote', context: 'paper' })),
    component: lazy(() => import('./screens/offers/offer-screen.tsx'), 'OfferScreen'),
  }),
  // What is asked for, opened by its secret link, and again when the browser comes back from the bank.
  createRoute({
    getParentRoute: inFrame,
    path: '/p/$token/{-$back}',
    beforeLoad: withAccountTexts,
    loader: ({ context }) => tryQuery(context, payPageQuery(context)),
    head: unlisted(msg`Payment`),
    component: lazy(() => import('./screens/pay/pay-screen.tsx'), 'PayScreen'),
  }),
  ownPage('/order', {
    title: msg({ message: 'Place order', context: 'page' }),
    search: orderSearch,
    component: lazy(() => import('./screens/orders/order-screen.tsx'), 'OrderScreen'),
  }),
  ownPage('/basket', {
    title: msg`Basket`,
    component: lazy(() => import('./screens/basket/basket-screen.tsx'), 'BasketScreen'),
  }),
  // Below are the links of emails, `…/{userId}/{token}`. Opening one changes nothing, since mail programs open them too.
  ownPage('/reset-password/$', {
    title: msg`New password`,
    component: lazy(() => import('./screens/account/choose-password-screens.tsx'), 'ResetPasswordScreen'),
  }),
  ownPage('/confirm-email/$', {
    title: msg`E-mail address`,
    component: lazy(() => import('./screens/account/emailed-link-screens.tsx'), 'ConfirmEmailScreen'),
  }),
  ownPage('/invitation/$', {
    title: msg`Choose your password`,
    component: lazy(() => import('./screens/account/choose-password-screens.tsx'), 'InvitationScreen'),
  }),
  ownPage('/undo-account-change/$', {
    title: msg`Undo a change`,
    component: lazy(() => import('./screens/account/emailed-link-screens.tsx'), 'UndoAccountChangeScreen'),
  }),
] as const

export const storefrontRoutes = frame.addChildren(pages)
