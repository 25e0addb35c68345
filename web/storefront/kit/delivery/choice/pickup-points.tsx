import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { telHref } from '../../contact/contact-data.ts'
import type { WayChoice } from './use-choice.ts'

/** Where it can be picked up: address, hours, a link to the map. */
export function PickupPoints({ choice: { points, pointId, change } }: { choice: WayChoice }) {
  const { t } = useLingui()
  const name = useId()
  const look = 'type-small inline-flex min-h-6 items-center border-key border-b pointer-coarse:min-h-11'
  return (
    <div role="radiogroup" aria-label={t`Where you pick it up`} className="grid">
      {points.map(({ id, address, hours, mapLink, phoneNumber }) => (
        <div key={id} className="border-b border-b-rule py-3 first:pt-0 last:border-b-0 last:pb-0">
          <label className="flex cursor-pointer gap-3">
            <input
              type="radio"
              name={name}
              checked={id === pointId}
              onChange={() => change({ pointId: id })}
              aria-describedby={`${name}-${id}`}
              className="mt-0.5 size-5.5 shrink-0 accent-(--color-key)"
            />
            <span className="min-w-0 break-words font-bold">{address}</span>
          </label>
          <p id={`${name}-${id}`} className="type-small break-words pl-8.5 font-semibold">
            {hours}
          </p>
          <p className="flex flex-wrap gap-x-5 gap-y-1 pt-1 pl-8.5 empty:hidden">
            {mapLink && (
              <a
                href={mapLink}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${t`Open in the map`}: ${address}`}
                className={look}
              >
                <Trans>Open in the map</Trans>
              </a>
            )}
            {phoneNumber && (
              <a href={telHref(phoneNumber)} className={look}>
                {phoneNumber}
              </a>
            )}
          </p>
        </div>
      ))}
    </div>
  )
}
