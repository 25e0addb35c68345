import { Trans } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressIn } from '../../../src/lib/language-address.ts'
import { useLanguage } from '../../lib/language.tsx'
import { telHref, useContactLines, useContacts, whatsappHref } from './contact/contact-data.ts'

/**
 * What a page says that only its program can fill, while that can't be loaded: without scripts, or when they fail.
 */
export function WithoutProgram() {
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <>
      <div className="when-unscripted">
        <Help title={<Trans>This page needs JavaScript.</Trans>}>
          <Trans>Turn it on in your browser, or order by phone: we’ll write everything down for you.</Trans>
        </Help>
      </div>
      <div className="when-late">
        <Help
          title={<Trans>The page did not load completely.</Trans>}
          first={
            <a href={here} className={link}>
              <Trans>Reload the page</Trans>
            </a>
          }
        >
          <Trans>The connection may be weak. Reload the page, or order by phone.</Trans>
        </Help>
      </div>
    </>
  )
}

/** The same for a page that has nothing else to show yet, below its title. */
export function UnfilledPage() {
  const [page] = useRouter().state.matches.slice(-1)
  const title = page?.meta?.find((tag) => tag?.title)?.title
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <WithoutProgram />
    </>
  )
}

const link =
  'inline-flex min-h-11 items-center border-b-2 border-current font-bold leading-[26px] tabular-nums'

function Help({ title, first, children }: { title: ReactNode; first?: ReactNode; children: ReactNode }) {
  const language = useLanguage()
  const lines = useContactLines()
  const whatsapp = useContacts().find(({ numberWhatsapp }) => numberWhatsapp)?.numberWhatsapp
  const phone = lines.find((line) => line.phone)?.phone
  return (
    <section className="mb-10 border-2 border-key p-5 md:p-9">
      <h2 className="type-d3">{title}</h2>
      <p className="max-w-150 pt-3 pb-5">{children}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {first}
        {phone && (
          <a href={telHref(phone)} className={link}>
            {phone}
          </a>
        )}
        {whatsapp && (
          <a href={whatsappHref(whatsapp)} target="_blank" rel="noopener noreferrer" className={link}>
            <Trans>Write on WhatsApp</Trans>
          </a>
        )}
        <a href={addressIn(language, '/contact')} className={link}>
          <Trans>Leave your number</Trans>
        </a>
      </div>
    </section>
  )
}
