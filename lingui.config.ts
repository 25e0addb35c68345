import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['az', 'ru', 'en'],
  fallbackLocales: false,
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/web', '<rootDir>/src'],
      exclude: ['<rootDir>/src/db/generated/**'],
    },
  ],
  // Without line numbers: a moved line changes no catalog.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
