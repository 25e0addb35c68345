import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../lib/api.ts'
import { usePathname } from '../../lib/before-program/near-part.tsx'
import { useLanguage } from '../../lib/language.tsx'
import { usePlainForm } from '../../lib/posted-contact.ts'
import { bannerQuery } from '../../lib/site-queries.ts'
import { useCompanyName } from '../../lib/use-company-name.ts'
import { Button } from '../../ui/button.tsx'
import { FormNotice } from '../../ui/form-notice.tsx'
import {
  telHref,
  useCompany,
  useContactLines,
  useContacts,
  useFirstServices,
  useInfoPages,
  useSocialAccounts,
} from '../kit/contact/contact-data.ts'
import { ContactFields } from '../kit/contact/contact-fields.tsx'
import { useContactForm } from '../kit/contact/use-contact-form.ts'
import { SiteLogo } from '../kit/site-logo.tsx'

const link = 'inline-flex min-h-8.5 touch-target items-center hover:underline hover:underline-offset-4'
const head = 'type-small pb-1.5 font-semibold text-grey-on-key'

/** Stands on every page but the home page: callback form, the first ten services in two lists, contact, social. */
export function Footer() {
  return (
    <footer data-on="key" className="mt-20 bg-key text-paper md:mt-28">
      <CallbackSection />
      <div className="sheet-width wrap-anywhere">
        <div className="grid grid-cols-2 gap-x-3 gap-y-9 border-rule border-t pt-9 pb-10 md:grid-cols-4 md:gap-x-6 md:pb-12">
          <div className="col-span-full lg:col-span-1">
            <SiteLogo onKey className="h-9.5 text-[42px]" />
            <Slogan />
          </div>
          <Services />
          <Contact />
        </div>
        <InfoPages />
        <Owner />
      </div>
    </footer>
  )
}

/** What the company is, as staff have written it. */
function Slogan() {
  const { data } = useQuery(bannerQuery({ api: useApi(), language: useLanguage() }))
  const slogan = data?.[0]?.slogan
  return slogan ? <p className="type-small mt-5 max-w-60 text-grey-on-key">{slogan}</p> : null
}

/** The company that runs the site: its requisites, or else its registered name, or the site's; and the email address. */
function Owner() {
  const company = useCompany()
  const name = useCompanyName()
  const email = company?.email
  return (
    <p className="type-small flex flex-wrap items-center gap-x-6 pb-10 text-grey-on-key">
      <span className="py-1">{company?.legalLine || company?.legalName || name}</span>
      {company?.legalLine && (
        <Link to="/requisites" className={link}>
          <Trans>Requisites</Trans>
        </Link>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      )}
    </p>
  )
}

function InfoPages() {
  const { t } = useLingui()
  const pages = useInfoPages()
  if (pages.length === 0) return null
  return (
    <nav aria-label={t`Good to know`} className="border-rule border-t py-4">
      <ul className="type-small flex flex-wrap gap-x-7">
        {pages.map(({ page, title }) => (
          <li key={page}>
            <Link
              to="/info/$page"
              params={{ page }}
              className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Services() {
  const services = useFirstServices()
  if (services.length === 0) return <div className="hidden lg:col-span-2 lg:block" />
  return (
    <div className="col-span-2">
      <h3 className={head}>
        <Trans>Services</Trans>
      </h3>
      <div className="grid grid-cols-2 gap-x-3 md:gap-x-6">
        {[services.slice(0, 5), services.slice(5, 10)].map((five) => (
          <ul key={five[0]?.id ?? 'none'}>
            {five.map(({ id, name }) => (
              <li key={id}>
                <Link to="/services/card/$id" params={{ id: String(id) }} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}

function Contact() {
  const { t } = useLingui()
  const lines = useContactLines()
  const contacts = useContacts()
  const social = useSocialAccounts()
  const isEmpty = lines.length === 0 && social.length === 0 && contacts.every(({ address }) => address === '')
  if (isEmpty) return null
  return (
    <div className="col-span-full md:col-span-2 lg:col-span-1">
      <h3 className={head}>
        <Trans>Contact</Trans>
      </h3>
      <address className="flex flex-col items-start not-italic">
        {lines.map(({ phone, email }) => (
          <span key={phone + email} className="contents">
            {phone && (
              <a href={telHref(phone)} className={link}>
                {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            )}
          </span>
        ))}
        {contacts.map(
          ({ id, address }) =>
            address && (
              <span key={id} className="py-1">
                {address}
              </span>
            ),
        )}
      </address>
      <ul aria-label={t`Social networks`} className="mt-3 flex flex-wrap gap-x-5">
        {social.map(({ id, name, platform, link: href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
              {platform || name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer's callback form; it is folded where the page itself asks for the same two fields. */
function CallbackSection() {
  const isContact = /^\/contact\/?$/i.test(usePathname())
  const heading = (
    <h2 className="type-d2 max-w-110 xl:max-w-150">
      <Trans>Leave your number, and we’ll call you.</Trans>
    </h2>
  )
  if (isContact)
    return (
      <details className="group sheet-width pt-15 pb-12 md:pt-20">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden">
          {heading}
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-8 shrink-0 stroke-2 stroke-current">
            <path d="M2 10h16" />
            <path d="M10 2v16" className="group-open:hidden" />
          </svg>
        </summary>
        <div className="max-w-190 pt-10">
          <CallbackForm />
        </div>
      </details>
    )
  return (
    <div className="sheet-width grid gap-10 pt-15 pb-12 md:pt-20 lg:grid-cols-2 lg:gap-6">
      {heading}
      <div className="lg:pt-5">
        <CallbackForm />
      </div>
    </div>
  )
}

/** The footer's callback form: the contact page's on a sheet of key. */
function CallbackForm() {
  const form = useContactForm({ saysUnreachable: true })
  const plain = usePlainForm()
  return (
    <form {...plain} noValidate onSubmit={form.submit} className="grid gap-x-6 gap-y-6 md:grid-cols-2">
      <ContactFields form={form} onKey />
      <div className="md:col-span-2 md:pt-6">
        <FormNotice message={form.message} onDismiss={form.dismiss} />
        <Button
          type="submit"
          variant="inverse"
          arrow
          busy={form.sending}
          busyLabel={<Trans>Sending…</Trans>}
          className="max-md:w-full max-md:justify-between"
        >
          <Trans>Call me back</Trans>
        </Button>
      </div>
    </form>
  )
}
