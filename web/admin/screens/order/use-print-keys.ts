import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { nextVersion } from './artwork/shown-version.ts'
import { pinOfKey } from './remarks/open-pins.ts'
import { remarkId } from './remarks/remark.tsx'
import type { PrintActs } from './use-print-acts.ts'
import { hasSlot, type PrintPage } from './use-print-page.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** E the proof, D to take it on, V the next version, 1 to 9 a remark, M a message, L the customer's link. */
export function usePrintKeys(page: PrintPage, acts: PrintActs): Shortcut[] {
  const { t } = useLingui()
  const { version, proof, turn, artwork } = page
  const versions = artwork.data?.versions ?? []
  const pins = proof?.pins ?? []
  const withSlot = hasSlot(page)
  const round = (page.proofs.data?.proofs[0]?.round ?? 0) + 1
  const goTo = (key: string) => {
    const pin = pinOfKey(pins, key)
    if (!pin) return
    page.choosePin(pin.id)
    document.getElementById(remarkId(pin.id))?.scrollIntoView({ block: 'nearest' })
  }
  const turnVersion = () => {
    const next = nextVersion(versions, version?.number)
    if (next !== undefined) page.show({ version: next })
  }
  return [
    ...(withSlot && acts.propose
      ? [{ keys: ['e'], caps: ['E'], label: t`make proof ${round}`, act: acts.propose }]
      : []),
    ...(withSlot && turn.data?.side === 'staff'
      ? [{ keys: ['d'], caps: ['D'], label: t`take it on`, act: acts.take }]
      : []),
    ...(versions.length > 1 ? [{ keys: ['v'], caps: ['V'], label: t`version`, act: turnVersion }] : []),
    ...(pins.length > 0 ? [{ keys: digits, caps: ['1', '9'], label: t`to a remark`, act: goTo }] : []),
    { keys: ['m'], caps: ['M'], label: t`message`, act: acts.write },
    { keys: ['l'], caps: ['L'], label: t`link`, act: () => page.ask('link') },
  ]
}
