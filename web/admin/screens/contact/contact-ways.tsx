import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { readMapAddress } from '../../../../src/domains/site/map-frames.ts'
import { AdminEmailInput, AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditedPhone } from '../../kit/editor/edited-phone.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { RecordContext } from '../../kit/history/record-context.ts'
import { type ContactValues, isCompany } from './contact-values.ts'

type Way = 'phoneNumber' | 'numberWhatsapp' | 'email' | 'legalName' | 'mapEmbedCode'

/** Phones, e-mail and map: the same in every language. */
export function ContactWays({ editor }: { editor: Editor<ContactValues> }) {
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
            {...field('legalName', t`As registered; at the foot of every page.`)}
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
                // Of an iframe's code only the address is kept.
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
