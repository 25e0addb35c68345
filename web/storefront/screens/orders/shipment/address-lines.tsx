import { Trans, useLingui } from '@lingui/react/macro'
import type { Shipment } from './shipment.ts'

/** Where it goes, for its owner; whoever holds the link of an order reads the district. */
export function AddressLines({ shipment: { address, district, recipient, note } }: { shipment: Shipment }) {
  const { t } = useLingui()
  if (!address)
    return district === '' ? null : (
      <p className="font-extrabold text-[18px]">
        <Trans>Address</Trans>: {district}
      </p>
    )
  const { place, street, building, entrance, floor, flat, landmark, phoneNumber } = address
  const door = [
    entrance && t`entrance ${entrance}`,
    floor && t`floor ${floor}`,
    flat && t`flat ${flat}`,
  ].filter(Boolean)
  return (
    <div className="break-words">
      <p className="font-extrabold text-[18px]">{[place, `${street} ${building}`].join(', ')}</p>
      <p>{[door.join(', '), landmark].filter(Boolean).join('. ')}</p>
      <p className="pt-1">
        <Trans>
          Who takes it: <b>{[recipient, phoneNumber].filter(Boolean).join(', ')}</b>
        </Trans>
      </p>
      {note && <p className="type-small pt-1">{note}</p>}
    </div>
  )
}
