import { Trans } from '@lingui/react/macro'
import { useContacts } from '../../kit/contact/contact-data.ts'
import { Page } from '../../kit/page.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactMap } from './contact-map.tsx'
import { ContactRecords } from './contact-records.tsx'
import { SocialLinks } from './social-links.tsx'

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

/** Records with a map, each map once. */
const withMaps = (contacts: ReturnType<typeof useContacts>) =>
  contacts.filter(
    ({ mapEmbedCode }, index) =>
      URL.canParse(mapEmbedCode) &&
      contacts.findIndex((other) => other.mapEmbedCode === mapEmbedCode) === index,
  )
