import { adminMissingRoute } from './routes/admin/$.tsx'
import { staffRoute } from './routes/admin/admins.tsx'
import { workRoute } from './routes/admin/artwork.tsx'
import { workKindsRoute } from './routes/admin/calendar.kinds.tsx'
import { calendarRoute } from './routes/admin/calendar.tsx'
import { addCampaignRoute } from './routes/admin/companies.addcompany.tsx'
import { campaignsRoute } from './routes/admin/companies.companies.tsx'
import { campaignsTextsRoute } from './routes/admin/companies.editcompaniespage.tsx'
import { editCampaignRoute } from './routes/admin/companies.editcompany.$id.tsx'
import { contactDataRoute } from './routes/admin/contact.contact.tsx'
import { inboxRoute } from './routes/admin/contact.inbox.tsx'
import { repliesRoute } from './routes/admin/contact.replies.tsx'
import { discountsRoute } from './routes/admin/discounts.tsx'
import { historyRoute } from './routes/admin/history.tsx'
import { aboutUsRoute } from './routes/admin/home.aboutus.tsx'
import { advertisementsRoute } from './routes/admin/home.advertisements.tsx'
import { bannerRoute } from './routes/admin/home.correction.tsx'
import { infoPagesRoute } from './routes/admin/home.pages.$page.tsx'
import { infoPagesStartRoute } from './routes/admin/home.pages.tsx'
import { partnersRoute } from './routes/admin/home.partners.tsx'
import { adminTodayRoute } from './routes/admin/index.tsx'
import { myInformationRoute } from './routes/admin/myinformation.tsx'
import { newOrderRoute } from './routes/admin/new-order.tsx'
import { newOrdersRoute } from './routes/admin/newordersadmin.tsx'
import { proofMakerRoute } from './routes/admin/ordersadmin.$id.proof.tsx'
import { orderPageRoute } from './routes/admin/ordersadmin.$id.tsx'
import { ordersBoardRoute } from './routes/admin/ordersadmin.board.tsx'
import { ordersRoute } from './routes/admin/ordersadmin.tsx'
import { portfolioTextsRoute } from './routes/admin/portfolio.editportfoliopage.tsx'
import { projectsRoute } from './routes/admin/portfolio.portfolio.tsx'
import { addProjectRoute } from './routes/admin/portfolio.portfoliocardadd.tsx'
import { editProjectRoute } from './routes/admin/portfolio.portfoliocardedit.$id.tsx'
import { quoteRoute } from './routes/admin/quotes.$id.tsx'
import { newQuoteRoute } from './routes/admin/quotes.new.tsx'
import { quotesRoute } from './routes/admin/quotes.tsx'
import { rolesRoute } from './routes/admin/rolesandpermissions.tsx'
import { addProductRoute } from './routes/admin/services.addproduct.tsx'
import { addProfileRoute } from './routes/admin/services.addprofile.tsx'
import { addServiceRoute } from './routes/admin/services.addservice.tsx'
import { productRoute } from './routes/admin/services.editproduct.$id.tsx'
import { servicesTextsRoute } from './routes/admin/services.editservicespage.tsx'
import { optionsRoute } from './routes/admin/services.options.$id.tsx'
import { profileRoute } from './routes/admin/services.profiles.$id.tsx'
import { profilesRoute } from './routes/admin/services.profiles.tsx'
import { servicesListRoute } from './routes/admin/services.services.tsx'
import { serviceRoute } from './routes/admin/services.servicesmore.$id.tsx'
import { socialMediaRoute } from './routes/admin/socialmedia.tsx'
import { translationsRoute } from './routes/admin/translations.tsx'
import { customerRoute } from './routes/admin/users.$id.tsx'
import { customersRoute } from './routes/admin/users.tsx'
import { adminRoute } from './routes/admin.tsx'

/** Every address of the admin; a route's file is named by it. */
export const adminBranch = adminRoute.addChildren([
  adminTodayRoute,
  newOrdersRoute,
  newOrderRoute,
  workRoute,
  quotesRoute,
  newQuoteRoute,
  quoteRoute,
  ordersRoute,
  ordersBoardRoute,
  calendarRoute,
  workKindsRoute,
  orderPageRoute,
  proofMakerRoute,
  inboxRoute,
  repliesRoute,
  customersRoute,
  customerRoute,
  discountsRoute,
  bannerRoute,
  aboutUsRoute,
  partnersRoute,
  infoPagesRoute,
  infoPagesStartRoute,
  advertisementsRoute,
  socialMediaRoute,
  contactDataRoute,
  servicesListRoute,
  serviceRoute,
  addServiceRoute,
  addProductRoute,
  productRoute,
  optionsRoute,
  profilesRoute,
  profileRoute,
  addProfileRoute,
  translationsRoute,
  servicesTextsRoute,
  portfolioTextsRoute,
  projectsRoute,
  addProjectRoute,
  editProjectRoute,
  campaignsTextsRoute,
  campaignsRoute,
  addCampaignRoute,
  editCampaignRoute,
  staffRoute,
  rolesRoute,
  historyRoute,
  myInformationRoute,
  adminMissingRoute,
])
