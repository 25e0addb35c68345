import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { pageHead } from '../../../lib/page-head.ts'
import { usePlainForm, usePostedContact } from '../../../lib/posted-contact.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { contactQuery } from '../../../lib/site-queries.ts'
import { BlankSheet } from '../../../ui/blank-sheet.tsx'
import { Button } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { HalftoneSheet } from '../../../ui/halftone-sheet.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { businessRecord } from '../../kit/business-record.ts'
import {
  mapsHref,
  telHref,
  useContacts,
  useSocialAccounts,
  whatsappHref,
} from '../../kit/contact/contact-data.ts'
import { ContactFields } from '../../kit/contact/contact-fields.tsx'
import { useContactForm } from '../../kit/contact/use-contact-form.ts'
import { Page } from '../../kit/page.tsx'

/** The route's head stands beside the screen, so that other pages don't load it. */
export function contactHead({ context }: { context: RouterContext }) {
  const [contact] = context.queryClient.getQueryData(contactQuery(context).queryKey) ?? []
  const [title, records] = [context.i18n._(msg`Contact`), [businessRecord({ context })]]
  return pageHead(
    { context },
    { title, description: contact?.description, path: '/contact', above: [], records },
  )
}

/** Contact form, contact data of all records, social links and maps (WEB-7). */
export function ContactScreen() {
  const maps = withMaps(useContacts())
  return (
    <Page current={<Trans>Contact</Trans>}>
      <h1 className="type-d1 max-w-[10em] pt-3 pb-10 md:pt-7 md:pb-14">
        <Trans>Write, call or come by.</Trans>
      </h1>
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12 lg:grid-rows-[1fr_auto]">
        <div className="lg:col-span-5 xl:pr-12">
          <ContactForm />
        </div>
        <div className="lg:col-span-7 lg:row-span-2">
          <ContactRecords />
        </div>
        <div className="lg:col-span-5 xl:pr-12">
          <SocialLinks />
        </div>
      </div>
      {maps.length > 0 && (
        <section aria-labelledby="contact-map" className="pt-16 md:pt-24">
          <h2 id="contact-map" className="type-d3 pb-8">
            <Trans>On the map</Trans>
          </h2>
          <div className="grid gap-10">
            {maps.map(({ id, mapEmbedCode, address }) => (
              <ContactMap key={id} url={mapEmbedCode} address={address} />
            ))}
          </div>
        </section>
      )}
    </Page>
  )
}

/** The records that have a map, each map once. */
const withMaps = (contacts: ReturnType<typeof useContacts>) =>
  contacts.filter(
    ({ mapEmbedCode }, index) =>
      URL.canParse(mapEmbedCode) &&
      contacts.findIndex((other) => other.mapEmbedCode === mapEmbedCode) === index,
  )

/** The contact page's form (WEB-10). */
function ContactForm() {
  const form = useContactForm({ saysUnreachable: false, posted: usePostedContact() })
  const plain = usePlainForm()
  return (
    <section aria-labelledby="contact-form">
      <h2 id="contact-form" className="type-d3">
        <Trans>Let us call you</Trans>
      </h2>
      <p className="max-w-110 pt-2 pb-7">
        <Trans>A name and a number are enough. We call during working hours and ask the rest.</Trans>
      </p>
      <form {...plain} noValidate onSubmit={form.submit} className="grid max-w-130 gap-6">
        <ContactFields form={form} />
        <div className="pt-2">
          <FormNotice message={form.message} onDismiss={form.dismiss} />
          <Button type="submit" wide arrow busy={form.sending} busyLabel={<Trans>Sending…</Trans>}>
            <Trans>Call me back</Trans>
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The links to the social accounts; nothing when there are none. */
function SocialLinks() {
  const social = useSocialAccounts()
  if (social.length === 0) return null
  return (
    <section aria-labelledby="contact-social" className="max-w-130 border-key border-t pt-5">
      <h2 id="contact-social" className="type-label">
        <Trans>Social networks</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6 pt-1">
        {social.map(({ id, name, platform, link }) => (
          <li key={id}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="type-card inline-flex min-h-8.5 items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {platform || name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ContactMapProps = {
  /** The frame's address, which is on the server's allow-list (SITE-6). */
  url: string
  address: string
}

/** A drawn map until the reader asks for the real one, which another site serves in a sandboxed frame. */
function ContactMap({ url, address }: ContactMapProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const host = new URL(url).hostname.replace(/^www\./, '')
  return (
    <div className="relative h-110 border border-key bg-proof md:h-120">
      <CropMarks />
      {shown ? (
        <iframe
          ref={(frame) => frame?.focus({ preventScroll: true })}
          src={url}
          title={t`Map: ${address}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full"
        />
      ) : (
        <>
          <MapDrawing />
          <div className="absolute inset-x-5 bottom-5 border-[1.5px] border-key bg-paper p-5 md:right-auto md:bottom-8 md:left-8 md:w-100 md:p-6">
            {address && <p className="type-card">{address}</p>}
            <p className="type-small pt-1 pb-4 text-grey">
              <Trans>The map is loaded from {host} only when you ask for it.</Trans>
            </p>
            <Button onClick={() => setShown(true)} arrow wide>
              <Trans>Show the map</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const [width, height] = [1344, 480]

/** The bay's tone deepens towards the lower right. */
const sea = (x: number, y: number) => {
  const depth = x * 0.9 + y * 0.75 - 1.08
  return depth > 0 ? 0.12 + depth * 1.5 : 0
}

const avenues = ['M-20 330 520 250 900 120 1400 60', 'M120-20 300 500', 'M640-20 700 260 820 500']
const streets = [
  'M-20 130 640 60 1000-20',
  'M-20 420 560 380 830 300',
  'M430-20 560 500',
  'M860-20 930 330',
  'M1060-20 1110 260',
  'M220 180 700 110 1110 40',
  'M240 300 620 440',
  'M1260-20 1290 130',
]

/** A town on a bay that is no real place: it stands where the map will be. */
const MapDrawing = () => (
  <>
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="absolute inset-0 size-full text-paper"
      stroke="currentColor"
    >
      <path strokeWidth={11} d={streets.join('')} />
      <path strokeWidth={24} d={avenues.join('')} />
      <path
        stroke="#121212"
        strokeWidth={1}
        strokeDasharray="1 7"
        strokeLinecap="round"
        d={avenues.join('')}
      />
    </svg>
    <HalftoneSheet
      width={width}
      height={height}
      step={16}
      angle={45}
      tone={sea}
      className="absolute inset-0 size-full text-key"
    />
    <svg
      aria-hidden="true"
      viewBox="-60 -60 120 120"
      className="absolute top-[22%] left-1/2 size-22 -translate-x-1/2 -translate-y-1/2 md:top-[38%] md:left-[54%] md:size-30"
      fill="none"
      stroke="#121212"
      strokeWidth={4}
    >
      <circle r={30} fill="#fbfaf6" />
      <circle r={11} fill="#121212" />
      <path d="M0-58V58M-58 0H58" />
    </svg>
  </>
)

type Contact = ReturnType<typeof useContacts>[number]

const line =
  'inline-flex min-h-8.5 items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2'

/** All contact records, on a sheet of key. */
function ContactRecords() {
  const contacts = useContacts().filter(saysSomething)
  if (contacts.length === 0)
    return <BlankSheet className="h-full min-h-60 [--ink:var(--proof)] max-lg:hidden" />
  return (
    <div data-on="key" className="bg-key px-5 py-8 text-paper max-md:-mx-5 md:p-8 xl:p-12">
      {contacts.map((contact) => (
        <Record key={contact.id} contact={contact} />
      ))}
    </div>
  )
}

/** A record that staff haven't filled in yet isn't shown. */
const saysSomething = ({ address, description, phoneNumber, numberWhatsapp, email }: Contact): boolean =>
  [address, description, phoneNumber, numberWhatsapp, email].some((text) => text !== '')

function Record({ contact }: { contact: Contact }) {
  const { t } = useLingui()
  const { address, description, phoneNumber, numberWhatsapp, email } = contact
  return (
    <section className="border-grey-on-key py-8 first:pt-0 last:pb-0 not-first:border-t">
      {address && <h2 className="type-d3 text-balance">{address}</h2>}
      {description && <p className="max-w-120 whitespace-pre-line pt-2 text-grey-on-key">{description}</p>}
      <dl className="grid gap-x-6 gap-y-4 pt-5 sm:grid-cols-2">
        {phoneNumber && (
          <Way name={<Trans>Phone</Trans>}>
            <a href={telHref(phoneNumber)} className={line}>
              {phoneNumber}
            </a>
          </Way>
        )}
        {numberWhatsapp && (
          <Way name="WhatsApp">
            <a href={whatsappHref(numberWhatsapp)} target="_blank" rel="noopener noreferrer" className={line}>
              {numberWhatsapp}
            </a>
          </Way>
        )}
        {email && (
          <Way name={<Trans>E-mail</Trans>}>
            <a href={`mailto:${email}`} className={line}>
              {email}
            </a>
          </Way>
        )}
      </dl>
      {address && (
        <a
          href={mapsHref(address)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t`Open in maps`}: ${address}`}
          className="mt-5 inline-flex items-center gap-3 border-current border-b-2 font-bold"
        >
          <Trans>Open in maps</Trans>
          <Arrow />
        </a>
      )}
    </section>
  )
}

const Way = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="type-label text-grey-on-key">{name}</dt>
    <dd className="type-card break-words">{children}</dd>
  </div>
)
