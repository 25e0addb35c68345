import type { I18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react'
import { type Prefix, prefixOf } from '../../src/lib/language-address.ts'
import { type Language, toLanguage } from '../../src/lib/languages.ts'
import { askForParts } from './before-program/near-part.tsx'
import { hasLanguageCookie, readLanguage, storeLanguage } from './device.ts'
import { languageRewrite } from './language-rewrite.ts'
import { loadI18n } from './messages.ts'

type ChangeLanguage = { change: (language: Language) => void; changing: boolean }
const Change = createContext<ChangeLanguage>({ change: () => undefined, changing: false })

/** Holds the page's language: a change loads its texts and data first, then shows them all at once. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [i18n, setI18n] = useState<I18n>(router.options.context.i18n)
  const [changing, startChange] = useTransition()
  const show = useCallback(
    (language: Language, prefix: Prefix | null) =>
      startChange(async () => {
        storeLanguage(language)
        askForParts()
        const next = await loadI18n(language)
        const { context } = router.options
        const isMove = prefix !== context.prefix
        router.update({
          context: { ...context, i18n: next, language, prefix },
          ...(isMove && { rewrite: languageRewrite(prefix) }),
        })
        if (isMove) await moveHere(router, language)
        await router.invalidate()
        startChange(() => setI18n(next))
      }),
    [router],
  )
  // A chosen language has its own address: the link that the reader copies opens in it anywhere.
  const change = useCallback((language: Language) => show(language, prefixFor(language)), [show])
  useEffect(() => followAddress(router), [router])
  useEffect(() => {
    const stored = readLanguage()
    const { prefix, language } = router.options.context
    // Browsers drop a script's cookie sooner than stored values.
    if (prefix === null && stored !== null && stored !== language && !hasLanguageCookie()) show(stored, null)
  }, [router, show])
  // The value is made once for each change: another one would remove the parts of the page that aren't hydrated yet.
  const value = useMemo(() => ({ change, changing }), [change, changing])
  return (
    <Change value={value}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Change>
  )
}

/** The same page at the address of the context's language, where the reader is on it. */
const moveHere = (router: RegisteredRouter, language: Language): Promise<void> =>
  router.navigate({
    to: '.',
    params: true,
    search: true,
    hash: true,
    // Only another state makes it a navigation: inside, the address is the same.
    state: (state) => ({ ...state, language }),
    replace: true,
    resetScroll: false,
  })

/** Back or forward to an address of another language: that page is loaded as the address says. */
function followAddress(router: RegisteredRouter): () => void {
  return router.history.subscribe(({ location: { pathname } }) => {
    if (prefixOf(pathname) !== router.options.context.prefix) location.reload()
  })
}

/** The admin has no prefixes. */
const prefixFor = (language: Language): Prefix | null =>
  language === 'az' || /^\/admin(\/|$)/i.test(location.pathname) ? null : language

/** The language of the page, in which content is asked for. */
export const useLanguage = (): Language => toLanguage(useLingui().i18n.locale)

export const useChangeLanguage = (): ChangeLanguage => use(Change)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of this entry was turned to this language. */
    language?: Language
  }
}
