import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent as lazy, redirect } from '@tanstack/react-router'
import { listSearch, pageSearch } from '../lib/list-search.ts'
import { frame, inFrame, numberTitle, pageTitle, screen } from './frame.tsx'
import { ordersSearch } from './kit/orders/order-filter.ts'
import {
  calendarSearch,
  contactSearch,
  customerSearch,
  deliverySearch,
  documentsSearch,
  editedSearch,
  gapsSearch,
  historySearch,
  inboxSearch,
  newOrderSearch,
  newOrdersSearch,
  newProductSearch,
  paymentsSearch,
  quotesSearch,
  reportsSearch,
  servicesSearch,
  staffSearch,
  statementSearch,
  tillSearch,
  workSearch,
  zonesSearch,
} from './searches.ts'

/** Every screen of the admin. `src/build.ts` reads here which file each address loads. */
const screens = [
  screen('/', {
    title: msg`Today`,
    component: lazy(() => import('./screens/today/today-screen.tsx'), 'TodayScreen'),
  }),
  screen('/newordersadmin', {
    title: msg`New orders`,
    search: newOrdersSearch,
    component: lazy(() => import('./screens/new-orders/new-orders-screen.tsx'), 'NewOrdersScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/new-order',
    validateSearch: newOrderSearch,
    head: ({ match }) =>
      pageTitle(match, match.context.i18n._(match.search.as === 'quote' ? msg`New quote` : msg`New order`)),
    component: lazy(() => import('./screens/new-order/new-order-screen.tsx'), 'NewOrderScreen'),
  }),
  screen('/artwork', {
    title: msg({ message: 'Artwork', context: 'list' }),
    search: workSearch,
    component: lazy(() => import('./screens/work/work-screen.tsx'), 'WorkScreen'),
  }),
  screen('/quotes', {
    title: msg({ message: 'Quotes', context: 'list' }),
    search: quotesSearch,
    component: lazy(() => import('./screens/quotes/quotes-screen.tsx'), 'QuotesScreen'),
  }),
  // Orders and quotes are entered on the same screen: the lines become either.
  createRoute({
    getParentRoute: inFrame,
    path: '/quotes/new',
    beforeLoad: () => {
      throw redirect({ to: '/admin/new-order', search: { as: 'quote' }, replace: true })
    },
  }),
  screen('/quotes/$id', {
    title: msg({ message: 'Quote', context: 'paper' }),
    component: lazy(() => import('./screens/quotes/quote-screen.tsx'), 'QuoteScreen'),
  }),
  screen('/ordersadmin', {
    title: msg`All orders`,
    search: ordersSearch,
    component: lazy(() => import('./screens/orders/orders-screen.tsx'), 'OrdersScreen'),
  }),
  screen('/ordersadmin/board', {
    title: msg`Order board`,
    search: ordersSearch,
    component: lazy(() => import('./screens/board/board-screen.tsx'), 'BoardScreen'),
  }),
  screen('/calendar', {
    title: msg`Calendar`,
    search: calendarSearch,
    component: lazy(() => import('./screens/calendar/calendar-screen.tsx'), 'CalendarScreen'),
  }),
  screen('/delivery', {
    title: msg`Delivery`,
    search: deliverySearch,
    component: lazy(() => import('./screens/delivery/delivery-screen.tsx'), 'DeliveryScreen'),
  }),
  screen('/calendar/kinds', {
    title: msg`Kinds of work`,
    search: editedSearch,
    component: lazy(() => import('./screens/work-kinds/kinds-screen.tsx'), 'KindsScreen'),
  }),
  screen('/delivery/zones', {
    title: msg`Zones and ways`,
    search: zonesSearch,
    component: lazy(() => import('./screens/delivery-zones/zones-screen.tsx'), 'ZonesScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/ordersadmin/$id',
    head: numberTitle,
    component: lazy(() => import('./screens/order/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/ordersadmin/$id/proof',
    head: numberTitle,
    component: lazy(() => import('./screens/proof-maker/proof-maker-screen.tsx'), 'ProofMakerScreen'),
  }),
  screen('/contact/inbox', {
    title: msg`Contact requests`,
    search: inboxSearch,
    component: lazy(() => import('./screens/inbox/inbox-screen.tsx'), 'InboxScreen'),
  }),
  screen('/contact/replies', {
    title: msg`Saved replies`,
    search: editedSearch,
    component: lazy(() => import('./screens/replies/replies-screen.tsx'), 'RepliesScreen'),
  }),
  screen('/payments', {
    title: msg`Payments`,
    search: paymentsSearch,
    component: lazy(() => import('./screens/payments/payments-screen.tsx'), 'PaymentsScreen'),
  }),
  screen('/payments/statement', {
    title: msg`Bank statement`,
    search: statementSearch,
    component: lazy(() => import('./screens/payments/statement/statement-screen.tsx'), 'StatementScreen'),
  }),
  screen('/documents', {
    title: msg`Documents`,
    search: documentsSearch,
    component: lazy(() => import('./screens/documents/documents-screen.tsx'), 'DocumentsScreen'),
  }),
  screen('/documents/requisites', {
    title: msg`Requisites`,
    component: lazy(() => import('./screens/documents/requisites-screen.tsx'), 'RequisitesScreen'),
  }),
  screen('/till', {
    title: msg`Till`,
    search: tillSearch,
    component: lazy(() => import('./screens/till/till-screen.tsx'), 'TillScreen'),
  }),
  screen('/reports', {
    title: msg`Reports`,
    search: reportsSearch,
    component: lazy(() => import('./screens/reports/reports-screen.tsx'), 'ReportsScreen'),
  }),
  screen('/users', {
    title: msg`Customers`,
    search: listSearch,
    component: lazy(() => import('./screens/customers/customers-screen.tsx'), 'CustomersScreen'),
  }),
  createRoute({
    getParentRoute: inFrame,
    path: '/users/$id',
    validateSearch: customerSearch,
    head: numberTitle,
    component: lazy(() => import('./screens/customers/customer-screen.tsx'), 'CustomerScreen'),
  }),
  screen('/discounts', {
    title: msg`Discounts`,
    component: lazy(() => import('./screens/discounts/discounts-screen.tsx'), 'DiscountsScreen'),
  }),
  screen('/home/correction', {
    title: msg`Home page`,
    component: lazy(() => import('./screens/banner/banner-screen.tsx'), 'BannerScreen'),
  }),
  screen('/home/aboutus', {
    title: msg`About us`,
    component: lazy(() => import('./screens/about-us/about-us-screen.tsx'), 'AboutUsScreen'),
  }),
  screen('/home/partners', {
    title: msg`Partners`,
    component: lazy(() => import('./screens/partners/partners-screen.tsx'), 'PartnersScreen'),
  }),
  screen('/home/pages/$page', {
    title: msg`Information pages`,
    component: lazy(() => import('./screens/info-pages/info-pages-screen.tsx'), 'InfoPagesScreen'),
  }),
  // The menu's entry leads to the first of the pages.
  createRoute({
    getParentRoute: inFrame,
    path: '/home/pages',
    beforeLoad: () => {
      throw redirect({ to: '/admin/home/pages/$page', params: { page: 'delivery' }, replace: true })
    },
  }),
  screen('/home/advertisements', {
    title: msg`Advertisements`,
    component: lazy(
      () => import('./screens/advertisements/advertisements-screen.tsx'),
      'AdvertisementsScreen',
    ),
  }),
  screen('/socialmedia', {
    title: msg`Social media`,
    component: lazy(() => import('./screens/social-media/social-media-screen.tsx'), 'SocialMediaScreen'),
  }),
  screen('/contact/contact', {
    title: msg`Contact data`,
    search: contactSearch,
    component: lazy(() => import('./screens/contact/contact-screen.tsx'), 'ContactScreen'),
  }),
  screen('/services/services', {
    title: msg`Services`,
    search: servicesSearch,
    component: lazy(() => import('./screens/services/services-screen.tsx'), 'ServicesScreen'),
  }),
  screen('/services/servicesmore/$id', {
    title: msg`Service`,
    search: pageSearch,
    component: lazy(() => import('./screens/services/record-screens.tsx'), 'ServiceScreen'),
  }),
  screen('/services/readymade', {
    title: msg`Add services`,
    component: lazy(() => import('./screens/ready-made/ready-made-screen.tsx'), 'ReadyMadeScreen'),
  }),
  screen('/services/addservice', {
    title: msg`New service`,
    component: lazy(() => import('./screens/services/record-screens.tsx'), 'NewServiceScreen'),
  }),
  screen('/services/addproduct', {
    title: msg`New product`,
    search: newProductSearch,
    component: lazy(() => import('./screens/services/record-screens.tsx'), 'NewProductScreen'),
  }),
  screen('/services/editproduct/$id', {
    title: msg`Product`,
    component: lazy(() => import('./screens/services/record-screens.tsx'), 'ProductScreen'),
  }),
  screen('/services/options/$id', {
    title: msg`Choices and prices`,
    component: lazy(() => import('./screens/options/options-screens.tsx'), 'OptionsScreen'),
  }),
  screen('/services/profiles', {
    title: msg`Check profiles`,
    component: lazy(() => import('./screens/profiles/profiles-screen.tsx'), 'ProfilesScreen'),
  }),
  screen('/services/profiles/$id', {
    title: msg`Check profile`,
    component: lazy(() => import('./screens/profiles/profile-screens.tsx'), 'ProfileScreen'),
  }),
  screen('/services/addprofile', {
    title: msg`New check profile`,
    component: lazy(() => import('./screens/profiles/profile-screens.tsx'), 'NewProfileScreen'),
  }),
  screen('/translations', {
    title: msg`Translations`,
    search: gapsSearch,
    component: lazy(() => import('./screens/translations/translations-screen.tsx'), 'TranslationsScreen'),
  }),
  screen('/services/editservicespage', {
    title: msg`Texts of the services page`,
    component: lazy(() => import('./screens/page-texts/page-texts-screen.tsx'), 'ServicesTextsScreen'),
  }),
  screen('/portfolio/editportfoliopage', {
    title: msg`Texts of the portfolio page`,
    component: lazy(() => import('./screens/page-texts/page-texts-screen.tsx'), 'PortfolioTextsScreen'),
  }),
  screen('/portfolio/portfolio', {
    title: msg`Projects`,
    search: listSearch,
    component: lazy(() => import('./screens/portfolio/projects-screen.tsx'), 'ProjectsScreen'),
  }),
  screen('/portfolio/portfoliocardadd', {
    title: msg`New project`,
    component: lazy(() => import('./screens/portfolio/project-screens.tsx'), 'AddProjectScreen'),
  }),
  screen('/portfolio/portfoliocardedit/$id', {
    title: msg`Project`,
    component: lazy(() => import('./screens/portfolio/project-screens.tsx'), 'EditProjectScreen'),
  }),
  screen('/companies/editcompaniespage', {
    title: msg`Texts of the campaigns page`,
    component: lazy(() => import('./screens/page-texts/page-texts-screen.tsx'), 'CampaignsTextsScreen'),
  }),
  screen('/companies/companies', {
    title: msg`Campaigns`,
    search: listSearch,
    component: lazy(() => import('./screens/campaigns/campaigns-screen.tsx'), 'CampaignsScreen'),
  }),
  screen('/companies/addcompany', {
    title: msg`New campaign`,
    component: lazy(() => import('./screens/campaigns/campaign-screens.tsx'), 'AddCampaignScreen'),
  }),
  screen('/companies/editcompany/$id', {
    title: msg`Campaign`,
    component: lazy(() => import('./screens/campaigns/campaign-screens.tsx'), 'EditCampaignScreen'),
  }),
  screen('/admins', {
    title: msg`Staff`,
    search: staffSearch,
    component: lazy(() => import('./screens/staff/staff-screen.tsx'), 'StaffScreen'),
  }),
  screen('/rolesandpermissions', {
    title: msg`Roles and permissions`,
    component: lazy(() => import('./screens/roles/roles-screen.tsx'), 'RolesScreen'),
  }),
  screen('/history', {
    title: msg`History`,
    search: historySearch,
    component: lazy(() => import('./screens/history/history-screen.tsx'), 'HistoryView'),
  }),
  screen('/myinformation', {
    title: msg`My information`,
    component: lazy(
      () => import('./screens/my-information/my-information-screen.tsx'),
      'MyInformationScreen',
    ),
  }),
  // Shown at every other address under /admin.
  createRoute({
    getParentRoute: inFrame,
    path: '/$',
    component: lazy(() => import('./kit/frame/no-such-screen.tsx'), 'NoSuchScreen'),
  }),
] as const

export const adminRoutes = frame.addChildren(screens)
