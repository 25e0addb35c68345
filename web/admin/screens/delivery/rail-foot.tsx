import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isGivenUp, stageOf } from '../../../../src/domains/order-status/statuses.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, buttonLook, WordButton } from '../../../ui/admin/button.tsx'
import { PhoneIcon, PrintIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useNow } from '../../kit/use-now.ts'
import { packFormId } from './pack-fields.tsx'
import { type NextAct, nextActOf } from './shipment-groups.ts'
import { boxesOf, daysSince } from './shipment-state.ts'
import { useActNames } from './use-act-names.ts'
import type { ShipmentActs } from './use-shipment-acts.ts'

type RailFootProps = { shipment: Shipment; acts: ShipmentActs }

/** The next step as one button, why it isn't possible, and what else can be done. */
export function RailFoot({ shipment, acts }: RailFootProps) {
  const [letters] = useLetterKeys()
  const now = useNow()
  const next = nextActOf(shipment, daysSince(shipment.since, now))
  const has = (act: Shipment['acts'][number]) => shipment.acts.includes(act)
  return (
    <div className="sticky bottom-0 mt-auto grid gap-2 border-line2 border-t bg-paper px-4 py-3">
      <Hindrance shipment={shipment} />
      {next && <Primary shipment={shipment} next={next} acts={acts} />}
      <div className="grid grid-cols-2 gap-2">
        {has('pickUp') && next === 'call' && (
          <AdminButton onClick={() => acts.ask('code', shipment)}>
            <Trans>Enter the code</Trans> {letters && <KeyCap>C</KeyCap>}
          </AdminButton>
        )}
        {has('fail') && (
          <AdminButton onClick={() => acts.ask('fail', shipment)}>
            <Trans>Not taken</Trans> {letters && <KeyCap>F</KeyCap>}
          </AdminButton>
        )}
        {acts.hasLabel(shipment) && (
          <AdminButton busy={acts.isPrinting} onClick={() => acts.print([shipment])}>
            <PrintIcon /> <Trans context="shipment">Label</Trans> {letters && <KeyCap>P</KeyCap>}
          </AdminButton>
        )}
        {shipment.canChoose && (
          <AdminButton onClick={() => acts.ask('way', shipment)}>
            {shipment.kind === 'pickup' ? <Trans>Change the way</Trans> : <Trans>Change the address</Trans>}{' '}
            {letters && <KeyCap>A</KeyCap>}
          </AdminButton>
        )}
        {has('takeBack') && (
          <AdminButton busy={acts.isBusy} onClick={() => acts.takeBack(shipment)}>
            <Trans>It is back in the house</Trans>
          </AdminButton>
        )}
      </div>
    </div>
  )
}

/** What is done more seldom: planned once more, or nothing sent at all. */
export function SeldomActs({ shipment, acts }: RailFootProps) {
  const has = (act: Shipment['acts'][number]) => shipment.acts.includes(act)
  const canReplan = has('replan') && shipment.status !== 'Failed'
  if (!canReplan && !has('cancel')) return null
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      {canReplan && (
        <WordButton aria-disabled={acts.isBusy || undefined} onClick={() => acts.replan(shipment)}>
          <Trans>Plan again</Trans>
        </WordButton>
      )}
      {has('cancel') && (
        <WordButton aria-haspopup="dialog" onClick={() => acts.ask('cancel', shipment)}>
          <Trans>Send nothing…</Trans>
        </WordButton>
      )}
    </p>
  )
}

/** Why the next step is refused now, in words (DEL-53). */
function Hindrance({ shipment: { hindrance, orders, missing, price } }: { shipment: Shipment }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (hindrance === null) return null
  const early = orders
    .filter(({ status }) => !isGivenUp(status) && stageOf(status) !== 'toCollect')
    .map(({ id }) => id)
  const numbers = early.join(', ')
  const sum = formatMoney(missing, language)
  const texts: Record<typeof hindrance, ReactNode> = {
    notReady: t`No. ${numbers}: not ready yet, so that nothing can be packed.`,
    noPrice: t`First say what the delivery costs.`,
    notAgreed: t`It is packed once the customer has agreed to the price.`,
    unpaid: t`Only what is paid goes this way: ${sum} are missing.`,
  }
  return (
    <p role="status" className={price === null || hindrance === 'notReady' ? 'text-t2' : 'text-error'}>
      {texts[hindrance]}
    </p>
  )
}

type PrimaryProps = RailFootProps & { next: NextAct }

function Primary({ shipment, next, acts }: PrimaryProps) {
  const name = useActNames()
  const { hindrance, kind, appUser } = shipment
  const key = <KeyCap inverse>Enter</KeyCap>
  if (next === 'pack' || next === 'shelve') {
    const count = boxesOf(acts.packing.draftOf(shipment).boxes) ?? 1
    return (
      <AdminButton
        variant="primary"
        type="submit"
        form={packFormId}
        disabled={hindrance !== null}
        busy={acts.isBusy}
      >
        <Plural value={count} one="Packed: # box" other="Packed: # boxes" /> {hindrance === null && key}
      </AdminButton>
    )
  }
  if (next === 'call')
    return (
      <a href={phoneLinks(appUser.phoneNumber).call} className={buttonLook({ variant: 'primary' })}>
        <PhoneIcon /> {name(next, kind)} {key}
      </a>
    )
  return (
    <AdminButton
      variant="primary"
      disabled={hindrance !== null}
      busy={acts.isBusy}
      onClick={() => acts.next(shipment)}
    >
      {name(next, kind)} {hindrance === null && key}
    </AdminButton>
  )
}
