import { Trans } from '@lingui/react/macro'
import { type ContactWay, contactWays } from '../../../../src/domains/orders/contact-ways.ts'
import { PhoneIcon } from '../../../ui/admin/icons.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'

/** How the customer came, in a word. */
export function CameByWord({ way }: { way: ContactWay }) {
  if (way === 'phone') return <Trans context="how the customer came">Phone</Trans>
  if (way === 'counter') return <Trans context="how the customer came">Counter</Trans>
  return 'WhatsApp'
}

type CameByProps = { way: ContactWay | null; onChoose: (way: ContactWay) => void; className?: string }

/** A choice of how the customer whose orders or quote are being entered came. */
export const CameBy = ({ way, onChoose, className = '' }: CameByProps) => (
  <Segments
    legend={<Trans>How the customer came</Trans>}
    isLegendHidden
    values={contactWays}
    chosen={way}
    label={(one) => (
      <>
        {one === 'phone' && <PhoneIcon size={14} />}
        <CameByWord way={one} />
      </>
    )}
    onChoose={onChoose}
    className={className}
  />
)
