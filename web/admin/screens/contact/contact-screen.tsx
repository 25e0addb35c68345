import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { use } from 'react'
import { contactSchema } from '../../../../src/domains/site/contact-input.ts'
import { readMapAddress } from '../../../../src/domains/site/map-frames.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminEmailInput, AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { MissingMark } from '../../kit/cards/missing-mark.tsx'
import { namesOf } from '../../kit/editor/content-texts.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditedPhone } from '../../kit/editor/edited-phone.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { RecordContext } from '../../kit/history/record-context.ts'
import { ContactPreview } from './contact-preview.tsx'
import {
  blankContact,
  type Contact,
  type ContactValues,
  isCompany,
  useContactTexts,
} from './contact-values.ts'
import { MailTest } from './mail-test.tsx'

const route = getRouteApi('/admin/contact/contact')

/** Every contact record, in the order of the site; the company's own is 1 (SITE-3). */
export function ContactScreen() {
  const { open } = route.useSearch()
  return (
    <CardsScreen
      title={<Trans>Contact data</Trans>}
      meta={<Trans>the first two in the header, all in the footer and on the contact page</Trans>}
      kind={useContacts()}
      open={open}
    >
      <MailTest />
    </CardsScreen>
  )
}

/** Contact records as cards, with the alert that was decided (ADM-3). */
function useContacts(): CardKind<Contact, ContactValues> {
  const { t } = useLingui()
  const client = useClient()
  const language = useLanguage()
  const texts = useContactTexts()
  const options = useApi().contact.records.queryOptions()
  const phone = t`Write a phone number, for example +994 50 123 45 67.`
  return {
    id: 'contact',
    record: 'contact',
    query: useQuery(options),
    queryKey: options.queryKey,
    blank: blankContact,
    valuesOf: ({ id: _, updatedAt: __, ...values }) => values,
    nameOf: (contact) => pick(contact, 'address', language) || contact.phoneNumber || contact.email,
    names: {
      ...namesOf(texts),
      phoneNumber: t`Phone`,
      numberWhatsapp: 'WhatsApp',
      email: t`E-mail`,
      legalName: t`Legal name`,
      mapEmbedCode: t`Map`,
    },
    schema: contactSchema,
    says: {
      phoneNumber: phone,
      numberWhatsapp: phone,
      email: t`Write the whole e-mail, for example name@company.az.`,
    },
    create: (values, call) => client.contact.create.mutate(values, call),
    update: async (id, changed, call) => {
      await client.contact.update.mutate({ id, ...changed }, call)
      return client.contact.multilanguage.query({ id })
    },
    remove: (id) => client.contact.delete.mutate({ id }),
    order: (ids) => client.contact.order.mutate({ ids }),
    stays: isCompany,
    editsBelow: true,
    face: (contact) => <ContactFace contact={contact} />,
    caption: (contact) => <ContactCaption contact={contact} />,
    fields: (editor) => <ContactFields editor={editor} />,
    warning: (values) => <EmptyTranslations values={values} fields={texts} />,
    texts: {
      list: t`Contact data`,
      add: t`Add a contact`,
      newTitle: t`New contact`,
      empty: {
        title: <Trans>There is no contact data yet</Trans>,
        why: <Trans>Until then, nobody can call or write.</Trans>,
      },
      updateFailed: () => t`The contact info could not be changed. Please try again.`,
      deleted: <Trans>It disappears from the header, the footer and the contact page.</Trans>,
    },
  }
}

/** Texts in three languages, the ways to reach the company, and the map. */
function ContactFields({ editor }: { editor: Editor<ContactValues> }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,392px)]">
      <div className="grid min-w-0 gap-7">
        <LanguageFields editor={editor} fields={useContactTexts()} />
        <ContactWays editor={editor} />
      </div>
      <ContactPreview values={editor.values} />
    </div>
  )
}

/** The contact data on the black of the contact page. */
function ContactFace({ contact }: { contact: Contact }) {
  const address = pick(contact, 'address', useLanguage())
  const ways = [contact.phoneNumber, contact.numberWhatsapp, contact.email].filter(Boolean)
  if (!address && ways.length === 0)
    return (
      <p className="grid min-h-28 place-items-center px-4 py-3.5 text-t3">
        <Trans>Nothing is written yet</Trans>
      </p>
    )
  return (
    <div className="grid min-h-28 content-start gap-0.5 bg-[#121212] px-4 py-3.5 text-[#fbfaf6] tabular-nums">
      {address && <p className="mb-1 line-clamp-2 font-bold wrap-anywhere">{address}</p>}
      {ways.map((way) => (
        <p key={way} className="truncate text-[#d8d5cc]">
          {way}
        </p>
      ))}
    </div>
  )
}

function ContactCaption({ contact }: { contact: Contact }) {
  const fields = useContactTexts()
  return (
    <>
      {isCompany(contact) && (
        <Mark kind="info">
          <Trans>main contact</Trans>
        </Mark>
      )}
      <MissingMark values={contact} fields={fields} />
    </>
  )
}

type Way = 'phoneNumber' | 'numberWhatsapp' | 'email' | 'legalName' | 'mapEmbedCode'

/** Phones, e-mail and map: the same in every language. */
function ContactWays({ editor }: { editor: Editor<ContactValues> }) {
  const { t } = useLingui()
  const { values } = editor
  const names: Record<Way, string> = {
    phoneNumber: t`Phone`,
    numberWhatsapp: 'WhatsApp',
    email: t`E-mail`,
    legalName: t`Legal name`,
    mapEmbedCode: t`Map`,
  }
  const record = use(RecordContext)
  const own = record !== null && isCompany(record)
  const field = (key: Way, hint?: string) => ({ editor, name: key, label: names[key], hint })
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="admin-h2 mb-2 border-key border-t-2 pt-2">
        <Trans>In every language</Trans>
      </h2>
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-3">
        <EditedPhone {...field('phoneNumber')} />
        <EditedPhone {...field('numberWhatsapp')} />
        <EditedField {...field('email', own ? t`Requests from the site are sent here.` : undefined)}>
          {(control) => <AdminEmailInput {...control} />}
        </EditedField>
        {own && (
          <EditedField
            {...field(
              'legalName',
              t`As registered. Once the requisites are written down, their name counts.`,
            )}
            className="md:col-span-3"
          >
            {(control) => <AdminInput maxLength={200} autoComplete="organization" {...control} />}
          </EditedField>
        )}
        <EditedField
          {...field('mapEmbedCode', t`From Google Maps, OpenStreetMap or Yandex Maps: Share, Embed a map.`)}
          className="md:col-span-3"
        >
          {(control) => (
            <AdminTextarea
              rows={2}
              spellCheck={false}
              maxLength={10_000}
              {...control}
              onBlur={() => {
                // Keeps only the address from an iframe's code.
                const address = readMapAddress(values.mapEmbedCode)
                if (address && address !== values.mapEmbedCode) editor.set('mapEmbedCode', address)
              }}
              className="break-all"
            />
          )}
        </EditedField>
      </div>
    </section>
  )
}
