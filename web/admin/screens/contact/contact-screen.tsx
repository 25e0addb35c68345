import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { contactSchema } from '../../../../src/domains/site/contact-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { namesOf } from '../../kit/editor/content-texts.ts'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { ContactCaption, ContactFace } from './contact-face.tsx'
import { ContactPreview } from './contact-preview.tsx'
import {
  blankContact,
  type Contact,
  type ContactValues,
  isCompany,
  useContactTexts,
} from './contact-values.ts'
import { ContactWays } from './contact-ways.tsx'

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
    />
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
    words: {
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
