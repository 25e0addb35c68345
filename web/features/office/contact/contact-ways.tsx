import { Trans, useLingui } from '@lingui/react/macro'
import { readMapAddress } from '../../../../src/domains/site/map-frames.ts'
import { OfficeInput, OfficeTextarea } from '../../../ui/office/inputs.tsx'
import { EditedField } from '../editor/edited-field.tsx'
import { EditedPhone } from '../editor/edited-phone.tsx'
import type { Editor } from '../editor/use-editor.ts'
import type { ContactValues } from './contact-editor.tsx'

type Way = 'phoneNumber' | 'numberWhatsapp' | 'email' | 'legalName' | 'mapEmbedCode'
type ContactWaysProps = { editor: Editor<ContactValues>; names: Record<Way, string> }

/** Phones, e-mail and map: the same in every language. */
export function ContactWays({ editor, names }: ContactWaysProps) {
  const { t } = useLingui()
  const { values } = editor
  const field = (key: Way, hint?: string) => ({ editor, name: key, label: names[key], hint })
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="office-h2 mb-2 border-key border-t-2 pt-2">
        <Trans>In every language</Trans>
      </h2>
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-3">
        <EditedPhone {...field('phoneNumber', t`In the header of every page.`)} />
        <EditedPhone {...field('numberWhatsapp')} />
        <EditedField {...field('email', t`Requests from the site are sent here.`)}>
          {(control) => (
            <OfficeInput
              type="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              {...control}
            />
          )}
        </EditedField>
        <EditedField
          {...field('legalName', t`As registered; at the foot of every page.`)}
          className="md:col-span-3"
        >
          {(control) => <OfficeInput maxLength={200} autoComplete="organization" {...control} />}
        </EditedField>
        <EditedField
          {...field('mapEmbedCode', t`From Google Maps, OpenStreetMap or Yandex Maps: Share, Embed a map.`)}
          className="md:col-span-3"
        >
          {(control) => (
            <OfficeTextarea
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
