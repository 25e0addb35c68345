import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readMapAddress } from '../../../../src/domains/site/map-frames.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PinIcon } from '../../../ui/admin/icons.tsx'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import type { ContactValues } from './contact-values.ts'

/** The black sheet of the contact page, small, and the map below it. */
export function ContactPreview({ values }: { values: ContactValues }) {
  const { phoneNumber, numberWhatsapp, email } = values
  const ways = [
    { name: <Trans>Phone</Trans>, text: phoneNumber },
    { name: 'WhatsApp', text: numberWhatsapp },
    { name: <Trans>E-mail</Trans>, text: email },
  ].filter(({ text }) => text.trim() !== '')
  const texts = [values.address, values.description].map((text) => text.trim())
  const isEmpty = ways.length === 0 && texts.every((text) => text === '')
  const map = readMapAddress(values.mapEmbedCode)
  return (
    <SitePreview>
      {(language) => (
        <>
          {isEmpty ? (
            <p className="px-5 py-5 text-[#5c5a54]">
              <Trans>Nothing is shown yet: write a phone, an e-mail or an address.</Trans>
            </p>
          ) : (
            <div className="bg-[#121212] px-5 py-5 text-[#fbfaf6]">
              <p className="break-words font-(family-name:--font-display) font-[800] text-[22px] leading-[26px] tracking-[-0.02em] [font-stretch:115%]">
                {pick(values, 'address', language)}
              </p>
              <p className="mt-1.5 whitespace-pre-line text-[#b9b6ad] text-[14px] leading-[20px]">
                {pick(values, 'description', language)}
              </p>
              <dl className="mt-3.5 grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
                {ways.map(({ name, text }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                  <div key={index} className="min-w-0 last:odd:col-span-full">
                    <dt className="text-[#b9b6ad] text-[12px] leading-4">{name}</dt>
                    <dd className="break-words font-bold text-[15px] leading-5">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          {map && <MapPreview key={map} url={map} title={pick(values, 'address', language)} />}
        </>
      )}
    </SitePreview>
  )
}

/** The map of another site, loaded on request, in the same sandbox as on the contact page. */
function MapPreview({ url, title }: { url: string; title: string }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <iframe
        src={url}
        title={t`Map: ${title}`}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="block h-64 w-full"
      />
    )
  return (
    <div className="grid h-40 place-items-center bg-proof">
      <div className="flex flex-col items-center gap-2.5">
        <AdminButton onClick={() => setShown(true)} className="bg-white! text-[#121212]!">
          <PinIcon />
          <Trans>Show the map</Trans>
        </AdminButton>
        <span className="text-[#5c5a54] text-[12px]">{new URL(url).hostname.replace(/^www\./, '')}</span>
      </div>
    </div>
  )
}
