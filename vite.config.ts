import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { catalogParts } from './locales/catalog-parts.ts'

/**
 * What every storefront page needs, in a few files: together they compress better than in forty, and each is run
 * in a moment of its own.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'vendor',
    // Without what only the admin uses of them.
    test: /node_modules\/(@tanstack|@trpc|@lingui|use-sync-external-store)\/(?!react-table\/|table-core\/|.*\/(useBlocker|useQueries|useIsFetching|queriesObserver)\.js)/,
  },
  {
    name: 'site',
    test: /\/(web\/(ui\/(?!admin|names-in|email-text|reference|blank-sheet|empty-state|leaf|stamp|use-landing|linked-text|proof-stage|campaigns|field|inputs|phone|use-one|quantity|pagination|page-numbers|halftone|dialog|language|account)|lib\/(?!account\/(?!log-out)|address-values|artwork\/|basket\/|follow-stream|read-events|download|upload-|keep-status|links-in|site-preview|format-bytes|ordinal|short-|until-answered|lost-focus|phone-rules|posted-contact|until-day|paste-)|router|root-route|start-page|storefront\/(shell\/(?!error-screen)|kit\/((?!not-found|without-program)[a-z-]+\.|header\/(?!search-results|use-search)|account\/login\.|contact\/contact-data|(?!orders)[a-z]+\/queries|services\/(detail-queries|cell-widths)|options\/product-search)|screens\/((?!orders|home)[a-z]+\/queries|orders\/orders?-search)))|src\/domains\/(content\/info-pages|catalog\/pricing)|src\/lib\/(?!xlsx|sheet-size|read-millimetres|iban|voen|reference|phone|email|is-|written|text-folding|typo-|clean-text|([a-z]+-)?fields?\.|validation|as-read|errors))/,
    minShareCount: 2,
  },
  // What a service, a product and the order form share.
  {
    name: 'offer',
    test: /\/web\/(storefront\/(kit\/(calculator\/|services\/(discount|plain-ready|ready-)|options\/options-query)|screens\/services\/(priced|detail-head))|ui\/quantity)/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/web\/(ui\/(field|inputs|phone|use-one)|lib\/phone-rules|storefront\/kit\/contact\/(use-contact-form|contact-fields))/,
  },
  { name: 'stamp', test: /\/web\/ui\/(leaf|stamp|use-landing)/, minShareCount: 2 },
  { name: 'empty', test: /\/web\/ui\/(blank-sheet|empty-state)/, minShareCount: 2 },
  // What the pages of an order, of its proof and of all orders share; the stage is the back office's as well.
  {
    name: 'own-orders',
    test: /\/web\/storefront\/kit\/(orders\/|account\/(use-ended|account-aside|signed-out))/,
    minShareCount: 2,
  },
  {
    name: 'live',
    test: /\/web\/lib\/(follow-stream|read-events|download|artwork\/use-page)/,
    minShareCount: 2,
  },
  { name: 'stage', test: /\/web\/ui\/proof-stage\//, minShareCount: 2 },
  { name: 'halftone', test: /\/web\/ui\/halftone/, minShareCount: 2 },
  {
    name: 'own-forms',
    test: /\/web\/(lib\/account\/form-rules|storefront\/kit\/account\/use-form-errors|.*use-typed)/,
    minShareCount: 2,
  },
  // Logging in, and the pages that a mailed link opens.
  {
    name: 'sign-in',
    test: /\/web\/(storefront\/(kit\/(account\/(login-panel|account-forms|log-in-form|register-form)|without-program)|screens\/account\/)|lib\/account\/sign-in)/,
    minShareCount: 2,
  },
]

/** Every page has these already: the list of what a screen brings along needn't name them. */
const onEveryPage = /\/(rolldown-runtime|react|vendor|site)-[^/]+$/

/**
 * Every schema of zod brings along how it is written as JSON Schema, a sixth of the library. Only OpenAPI asks for
 * that, on the server, which takes zod as it is.
 */
const zodWithoutJsonSchema: Plugin = {
  name: 'zod-without-json-schema',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => ({})`)
        .join('\n'),
  },
}

/** Around each `import()` stands our own helper instead of Vite's: web/lib/fetch-code.ts says why. */
const ownPreload: Plugin = {
  name: 'own-preload',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { fetchCode as __vitePreload } from '/web/lib/fetch-code.ts'`,
  },
}

/** Fonts and pictures stay files: CSP allows no data: fonts, and a file is cached. */
const assetsInlineLimit = 0

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: false,
  appType: 'custom',
  plugins: [
    catalogParts(),
    zodWithoutJsonSchema,
    ownPreload,
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
  ],
  ...(command === 'build' && {
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      // The router then expects the style that the server wrote into the page.
      'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true'),
    },
    // One file with everything in it: starts faster, and React runs in its production build.
    ssr: { noExternal: true as const },
  }),
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, assetsInlineLimit }
    : {
        assetsInlineLimit,
        outDir: 'dist/client',
        // A page that is open, or a server that still runs, goes on loading the files that it knows.
        emptyOutDir: false,
        manifest: true,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_url, files) => files.filter((file) => !onEveryPage.test(file)),
        },
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/entry-admin.tsx'],
          output: { codeSplitting: { groups: chunks } },
        },
      },
}))
