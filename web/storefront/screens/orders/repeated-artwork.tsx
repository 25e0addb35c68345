import { Trans } from '@lingui/react/macro'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { shortName } from '../../../lib/short-name.ts'
import { TextButton } from '../../../ui/button.tsx'
import type { RepeatedArtwork as Repeated } from './use-repeated-artwork.ts'

/** Says that the approved artwork of the order that is made once more comes along, or that it can't. */
export function RepeatedArtwork({
  artwork: { orderId, files, isGone, isTaken, leave, take },
}: {
  artwork: Repeated
}) {
  const language = useLanguage()
  if (isGone)
    return (
      <p className="type-small">
        <Trans>The artwork of order № {orderId} isn’t kept any more. You send it anew after ordering.</Trans>
      </p>
    )
  if (files.length === 0) return null
  return (
    <div className="border-key border-l-2 pl-4" aria-live="polite">
      {isTaken ? (
        <>
          <p className="font-bold">
            <Trans>The artwork that you approved in order № {orderId} comes along.</Trans>
          </p>
          <ul className="type-small pt-1">
            {files.map(({ id, name, size }) => (
              <li key={id} className="break-all" title={name}>
                {shortName(name)}, {formatBytes(size, language)}
              </li>
            ))}
          </ul>
          <p className="type-small pt-1">
            <Trans>It is checked once you order. The day counts from its approval.</Trans>
          </p>
          <TextButton className="type-small" onClick={leave}>
            <Trans>I’ll send another file</Trans>
          </TextButton>
        </>
      ) : (
        <>
          <p className="font-bold">
            <Trans>You send the artwork after ordering.</Trans>
          </p>
          <TextButton className="type-small" onClick={take}>
            <Trans>Take the approved one of order № {orderId}</Trans>
          </TextButton>
        </>
      )}
    </div>
  )
}
