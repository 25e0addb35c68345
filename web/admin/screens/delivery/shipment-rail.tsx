import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { IconButton } from '../../../ui/admin/button.tsx'
import { ChatIcon, ChevronDownIcon, ChevronUpIcon, PhoneIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { statusWords, useShipmentTexts } from '../../kit/delivery/shipment-words.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { LabelPreview } from './label-preview.tsx'
import { PackFields } from './pack-fields.tsx'
import { PricePart } from './price-part.tsx'
import { RailFoot, SeldomActs } from './rail-foot.tsx'
import { CustomerReads, Events, Orders, PackedFacts } from './rail-parts.tsx'
import { MoneyText, nameOf } from './shipment-cells.tsx'
import { boxesOf, gramsOf } from './shipment-state.ts'
import type { ShipmentActs } from './use-shipment-acts.ts'
import { useWhatsAppOf } from './use-whatsapp-of.ts'

type ShipmentRailProps = { shipment: Shipment; acts: ShipmentActs; onStep: (by: 1 | -1) => void }

/** A shipment in full: whose it is, where it goes, what is in it, and what can be done with it now. */
export function ShipmentRail({ shipment, acts, onStep }: ShipmentRailProps) {
  const { canAct, packing } = acts
  const isPacking = canAct && shipment.acts.some((act) => act === 'pack' || act === 'shelve')
  const draft = packing.draftOf(shipment)
  const hasLabel =
    shipment.status === 'Planned' || shipment.status === 'Packed' || shipment.status === 'Waiting'
  const boxes = isPacking ? (boxesOf(draft.boxes) ?? 1) : shipment.boxes
  const weighed = isPacking ? gramsOf(draft.weighed) : shipment.weighed
  return (
    <div className="flex grow flex-col">
      <RailHead shipment={shipment} onStep={onStep} />
      <Part>
        <Orders shipment={shipment} />
        {isPacking ? (
          <PackFields
            key={shipment.id}
            shipment={shipment}
            draft={draft}
            onChange={(next) => packing.set(shipment.id, next)}
            isChecked={packing.checkedId === shipment.id}
            onPack={() => acts.pack(shipment)}
          />
        ) : (
          <PackedFacts shipment={shipment} />
        )}
      </Part>
      {shipment.kind !== 'pickup' && (
        <Part>
          <PricePart shipment={shipment} canAct={canAct} />
        </Part>
      )}
      <Part>
        <CustomerReads shipment={shipment} />
        {hasLabel && <LabelPreview shipment={shipment} boxes={boxes} grams={weighed ?? shipment.grams} />}
      </Part>
      <Part>
        <Events shipment={shipment} />
        {canAct && <SeldomActs shipment={shipment} acts={acts} />}
      </Part>
      {canAct && <RailFoot shipment={shipment} acts={acts} />}
    </div>
  )
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 border-line2 border-t px-4 py-3.5">{children}</div>
)

function RailHead({ shipment, onStep }: Pick<ShipmentRailProps, 'shipment' | 'onStep'>) {
  const { t, i18n } = useLingui()
  const { address } = useShipmentTexts()
  const language = useLanguage()
  const { number, status, orders, address: to, point, note, takenBy } = shipment
  const { main, person } = nameOf(shipment)
  const { name, mark } = statusWords[status]
  const house = point ? pick(point, 'address', language) : pick(shipment.way, 'name', language)
  return (
    <div className="grid gap-1.5 px-4 pt-3 pb-3.5">
      <div className="flex items-center gap-2.5">
        <Mark kind={mark}>{i18n._(name)}</Mark>
        <span className="ml-auto flex gap-1 max-xl:mr-8">
          <IconButton label={t`Shipment before`} onClick={() => onStep(-1)}>
            <ChevronUpIcon />
          </IconButton>
          <IconButton label={t`Next shipment`} onClick={() => onStep(1)}>
            <ChevronDownIcon />
          </IconButton>
        </span>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        {/* In the sheet it is the title. */}
        <strong className="admin-ticket tabular-nums max-xl:hidden">{number}</strong>
        <span className="text-t3">
          <Plural value={orders.length} one="# order" other="# orders" />
        </span>
        <span className="ml-auto font-medium tabular-nums">
          <MoneyText shipment={shipment} />
        </span>
      </p>
      <p className="wrap-anywhere">
        <strong className="font-semibold">{main}</strong>
        {person !== main && `, ${person}`}
      </p>
      <p className="text-t2 wrap-anywhere">
        {to ? address(to) : house}
        {to && to.landmark !== '' && (
          <span className="block">
            <Trans>landmark: {to.landmark}</Trans>
          </span>
        )}
      </p>
      {note !== '' && (
        <p className="text-warn wrap-anywhere">
          <Trans>for the courier: {note}</Trans>
        </p>
      )}
      <Reach shipment={shipment} />
      {takenBy !== '' && (
        <p>
          <Trans>taken by {takenBy}</Trans>
        </p>
      )}
    </div>
  )
}

/** The number to call, and WhatsApp with what stands with the order. */
function Reach({ shipment }: { shipment: Shipment }) {
  const [letters] = useLetterKeys()
  const { address, appUser } = shipment
  const phone = phoneLinks(address?.phoneNumber ?? appUser.phoneNumber)
  const whatsApp = useWhatsAppOf(shipment)
  const look =
    'inline-flex min-h-6 items-center gap-1.5 text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11'
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      {phone.shown && (
        <a href={phone.call} className={`${look} tabular-nums`}>
          <PhoneIcon size={14} /> {phone.shown}
        </a>
      )}
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={look}>
          <ChatIcon size={14} /> WhatsApp {letters && <KeyCap>W</KeyCap>}
        </a>
      )}
    </p>
  )
}
