import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/api/router.ts'
import { contactSchema } from '../../../../src/domains/site/contact-input.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { EmptyTranslations } from '../editor/empty-translations.tsx'
import { LanguageFields } from '../editor/language-fields.tsx'
import type { TextField } from '../editor/text-states.ts'
import { useEditor } from '../editor/use-editor.ts'
import { ContactPreview } from './contact-preview.tsx'
import { ContactWays } from './contact-ways.tsx'

type Contact = inferRouterOutputs<AppRouter>['contact']['multilanguage']

const toRead = ({ id: _, updatedAt, ...values }: Contact) => ({ values, version: updatedAt })
export type ContactValues = ReturnType<typeof toRead>['values']

/** Texts in three languages, the ways to reach the company, and the map. */
export function ContactEditor({ record }: { record: Contact }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = useApi().contact.multilanguage.queryOptions({ id: 1 })
  const phone = t`Write a phone number, for example +994 50 123 45 67.`
  const editor = useEditor({
    id: 'contact',
    read: toRead(record),
    save: ({ changed, version }, call) =>
      client.contact.update.mutate({ id: 1, ...changed, updatedAt: version }, call),
    reread: async () => toRead(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    schema: contactSchema,
    says: {
      phoneNumber: phone,
      numberWhatsapp: phone,
      email: t`Write the whole e-mail, for example name@company.az.`,
      mapEmbedCode: t`Paste the map’s embed code or address from Google Maps, OpenStreetMap or Yandex Maps.`,
    },
    failed: () => t`The contact info could not be changed. Please try again.`,
  })
  const fields: TextField[] = [
    { key: 'address', label: t`Address`, max: 500, rows: 2 },
    {
      key: 'description',
      label: t`Description`,
      hint: t`Below the address: hours, how to get there.`,
      max: 5000,
      rows: 4,
    },
  ]
  const names = {
    address: t`Address`,
    description: t`Description`,
    phoneNumber: t`Phone`,
    numberWhatsapp: 'WhatsApp',
    email: t`E-mail`,
    legalName: t`Legal name`,
    mapEmbedCode: t`Map`,
  }
  return (
    <EditorForm
      editor={editor}
      title={t`Contact data`}
      history={{ kind: 'contact', id: 1 }}
      names={names}
      warning={<EmptyTranslations values={editor.values} fields={fields} />}
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,392px)]"
    >
      <div className="grid min-w-0 gap-7">
        <LanguageFields editor={editor} fields={fields} />
        <ContactWays editor={editor} names={names} />
      </div>
      <ContactPreview values={editor.values} />
    </EditorForm>
  )
}
