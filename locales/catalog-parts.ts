import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/** Folders of web/ whose messages only the admin loads. */
const adminFolders = ['web/admin', 'web/ui/admin']
/** What only account screens and the login modal show; what every page has of accounts is in the site's part. */
const accountFolders = [
  'web/storefront/screens/account',
  'web/storefront/screens/first-admin',
  'web/storefront/screens/offers',
  'web/storefront/screens/orders',
  'web/storefront/screens/basket',
  'web/storefront/screens/pay',
  'web/storefront/screens/payments',
  'web/storefront/screens/proof',
  'web/storefront/screens/requisites',
  'web/storefront/kit/account',
  'web/storefront/kit/artwork',
  'web/storefront/kit/delivery/delivery-',
  'web/storefront/kit/documents',
  'web/storefront/kit/money',
  'web/storefront/kit/orders',
  'web/lib/account',
  'web/ui/account',
  'web/ui/names-in-short',
  'web/ui/proof-stage',
]
/** What only products of which something can be chosen show; of it, orders show the choice in words. */
const optionsFolders = ['web/storefront/screens/services/configurator', 'web/storefront/kit/options']
/** What is shown only where a way of delivery can be chosen. */
const deliveryFolders = ['web/storefront/kit/delivery/choice']
const onEveryPage = ['web/storefront/kit/account/saved-notice']

/** What is wrong with a field, and what a check finds, is said by the server and by the admin alike. */
const isOfFields = (origin: string) =>
  /^src\/(lib\/((figure-|list-|phone-)?fields|link-field|validation|written-numbers)|domains\/\w[\w-]*\/(\w[\w-]*-input|map-address|check-words))\.ts$/.test(
    origin,
  )

const within = (folders: string[]) => (origin: string) => folders.some((folder) => origin.startsWith(folder))
const isAdmin = within(adminFolders)
/** Of the account screens of both. */
const isShared = within(['web/ui/account', 'web/ui/names-in-short', 'web/ui/proof-stage'])
const isAccount = (origin: string) => within(accountFolders)(origin) && !within(onEveryPage)(origin)
const isOptions = within(optionsFolders)
const isDelivery = within(deliveryFolders)
const parts = {
  site: (origin: string) =>
    origin.startsWith('web/') &&
    !isAdmin(origin) &&
    !isAccount(origin) &&
    !isOptions(origin) &&
    !isDelivery(origin),
  account: (origin: string) => isAccount(origin) || within(['web/storefront/kit/options'])(origin),
  options: isOptions,
  delivery: isDelivery,
  admin: (origin: string) => isAdmin(origin) || isShared(origin) || isOfFields(origin),
}

/**
 * `locales/az.po?part=site` as a compiled catalog that holds only the messages of that part, so that a
 * visitor's browser gets neither the account screens' and the admin's texts nor those of emails and errors.
 */
export function catalogParts(): Plugin {
  return {
    name: 'catalog-parts',
    enforce: 'pre',
    load: {
      filter: { id: /\.po\?part=/ },
      async handler(id) {
        const [file, part] = id.split('?part=')
        const wanted = Object.entries(parts).find(([name]) => name === part)?.[1]
        if (!file || !wanted) return null
        const config = getConfig()
        const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config))
        if (!found) throw new Error(`No catalogue at ${file}`)
        this.addWatchFile(file)
        const { messages } = await found.catalog.getTranslations(found.locale, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: config.sourceLocale,
          missingBehavior: 'resolved',
        })
        const stored = (await found.catalog.read(found.locale)) ?? {}
        const kept = Object.fromEntries(
          Object.entries(messages).filter(([key]) => stored[key]?.origin?.some(([origin]) => wanted(origin))),
        )
        const { source, errors } = createCompiledCatalog(found.locale, kept, { namespace: 'es' })
        for (const { error } of errors) this.warn(error.message)
        return { code: source, moduleType: 'js' }
      },
    },
  }
}
