import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { contactSchema } from '../../../../src/domains/site/contact-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { ContactCaption, ContactFace } from './contact-face.tsx'
import { ContactFields } from './contact-fields.tsx'
import {
  blankContact,
  type Contact,
  type ContactValues,
  isCompany,
  useContactTexts,
} from './contact-values.ts'

/** Contact records as cards, with the alert that was decided (ADM-3). */
export function useContacts(): CardKind<Contact, ContactValues> {
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
      address: t`Address`,
      description: t`Description`,
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
