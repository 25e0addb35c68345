import { Trans, useLingui } from '@lingui/react/macro'
import { readMapAddress } from '../../../../src/domains/site/map-frames.ts'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeInput, OfficeTextarea } from '../../../ui/office/inputs.tsx'
import { formatPhone } from '../../../ui/phone-number.ts'
import type { Editor } from '../editor/use-editor.ts'
import type { ContactValues } from './contact-editor.tsx'

type Way = 'phoneNumber' | 'numberWhatsapp' | 'email' | 'legalName' | 'mapEmbedCode'
type ContactWaysProps = { editor: Editor<ContactValues>; names: Record<Way, string> }

/** Phones, e-mail and map: the same in every language. */
export function ContactWays({ editor, names }: ContactWaysProps) {
  const { t } = useLingui()
  const { values, changed, errors } = editor
  const field = (key: Way, hint?: string) => ({
    label: names[key],
    hint,
    error: errors[key],
    changed: changed.includes(key),
  })
  const control = (key: Way) => ({
    value: values[key],
    onChange: (event: { target: { value: string } }) => editor.set(key, event.target.value),
  })
  const phone = (key: 'phoneNumber' | 'numberWhatsapp') => (
    <OfficeInput
      type="tel"
      inputMode="tel"
      maxLength={40}
      {...control(key)}
      onBlur={() => formatPhone(values[key]) !== values[key] && editor.set(key, formatPhone(values[key]))}
    />
  )
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="office-h2 mb-2 border-key border-t-2 pt-2">
        <Trans>In every language</Trans>
      </h2>
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-3">
        <OfficeField {...field('phoneNumber', t`In the header of every page.`)}>
          {phone('phoneNumber')}
        </OfficeField>
        <OfficeField {...field('numberWhatsapp')}>{phone('numberWhatsapp')}</OfficeField>
        <OfficeField {...field('email', t`Requests from the site are sent here.`)}>
          <OfficeInput
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...control('email')}
          />
        </OfficeField>
        <OfficeField
          {...field('legalName', t`As registered; at the foot of every page.`)}
          className="md:col-span-3"
        >
          <OfficeInput maxLength={200} autoComplete="organization" {...control('legalName')} />
        </OfficeField>
        <OfficeField
          {...field('mapEmbedCode', t`From Google Maps, OpenStreetMap or Yandex Maps: Share, Embed a map.`)}
          className="md:col-span-3"
        >
          <OfficeTextarea
            rows={2}
            spellCheck={false}
            maxLength={10_000}
            {...control('mapEmbedCode')}
            onBlur={() => {
              // Of an iframe's code only the address is kept.
              const address = readMapAddress(values.mapEmbedCode)
              if (address && address !== values.mapEmbedCode) editor.set('mapEmbedCode', address)
            }}
            className="break-all"
          />
        </OfficeField>
      </div>
    </section>
  )
}
