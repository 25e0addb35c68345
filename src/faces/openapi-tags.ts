import type { appRouter } from './router.ts'

type Tag = keyof (typeof appRouter)['_def']['record']

/** What each part of the API is about, by the first part of its operations' ids. */
const descriptions: Record<Tag | 'uploads', string> = {
  health: 'Whether the program works, and what of it',
  accounts: 'Registering, logging in and out, passwords, email confirmations, the own profile',
  sessions: 'Where one is logged in',
  secondFactor: 'Logging in with a code as well',
  personalData: 'What is kept of a person, and erasing it',
  staff: 'The people on the staff, invitations, roles and what they may do',
  services: 'Services with their prices',
  products: 'Products of a service (`serviceType`) with their prices',
  options: 'What can be chosen of a product, and what it costs',
  profiles: 'What artwork is checked by',
  campaigns: 'Campaigns (`deal`)',
  discounts: 'What comes off for customers by what they spent',
  projects: 'The portfolio',
  pageTexts: 'Texts of pages, and information pages',
  banner: 'The banner of the home page, logos and favicon',
  aboutUs: 'About us',
  partners: 'Partners',
  advertisements: 'Advertisements',
  socialAccounts: 'Accounts of social networks',
  contact: 'Where the company is found, and writing to it',
  customers: 'Customers (`clients`)',
  orders: 'Placing orders, accepting and moving them, lists and documents',
  purchases: 'Several orders placed together',
  basket: 'What is about to be ordered',
  artwork: 'The files of an order, their versions and findings',
  orderLinks: 'Secret links to one order',
  offers: 'Quotes for customers and their answers',
  proofs: 'Proofs, and approvals for print',
  messages: 'What customer and company write to each other about an order',
  turns: 'Whose turn it is with an order',
  production: 'Working days, kinds of work, promised days and the production calendar',
  overview: 'What staff see first',
  history: 'What staff have changed, bringing deleted records back, sign-ins',
  contactRequests: 'What was sent by the contact form',
  uploads: 'Resumable uploads of files (tus 1.0.0), and the files of artwork and messages',
}

/** For the document, in the order of the router. */
export const openApiTags = (): { name: string; description: string }[] =>
  Object.entries(descriptions).map(([name, description]) => ({ name, description }))
