import './styles/storefront.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prefixOf } from '../src/lib/language-address.ts'
import { toLanguage } from '../src/lib/languages.ts'
import { createBrowserClient } from './lib/api.ts'
import { loadI18n } from './lib/messages.ts'
import { createAppRouter } from './router.tsx'

const language = toLanguage(document.documentElement.lang)
const router = createAppRouter({
  client: createBrowserClient(() => toLanguage(document.documentElement.lang)),
  i18n: await loadI18n(language),
  language,
  prefix: prefixOf(location.pathname),
  // As the server knows it: the head says the same on both sides.
  siteUrl: document.documentElement.dataset.site ?? location.origin,
})

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
