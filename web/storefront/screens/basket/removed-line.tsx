import { Trans } from '@lingui/react/macro'
import { TextButton } from '../../../ui/button.tsx'

type RemovedLineProps = { name: string; onUndo: () => void; onHold: (isHeld: boolean) => void }

/** Where a line stood that was removed just now. */
export function RemovedLine({ name, onUndo, onHold }: RemovedLineProps) {
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-4 border-key border-b py-4"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      <span>
        <Trans>Removed: {name}</Trans>
      </span>
      <TextButton autoFocus className="font-bold" onClick={onUndo}>
        <Trans context="order">Undo</Trans>
      </TextButton>
    </li>
  )
}
