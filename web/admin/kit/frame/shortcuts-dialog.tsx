import { Trans, useLingui } from '@lingui/react/macro'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { type Shortcut, useLetterKeys } from './shortcuts.ts'

type ShortcutsDialogProps = { shortcuts: readonly Shortcut[]; onClose: () => void }

/** Every key that does something here, and the switch for single letters. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui()
  const [letters, setLetters] = useLetterKeys()
  const everywhere = [
    { caps: [commandKey, 'K'], label: t`jump anywhere` },
    { caps: [commandKey, 'S'], label: t`save what is being edited` },
    { caps: ['Z'], label: t`undo, while the notice offers it` },
    { caps: ['Esc'], label: t`close a dialog` },
  ]
  return (
    <Modal title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
      <ul className="mt-3 border-line2 border-t">
        {[...shortcuts, ...everywhere].map(({ caps, label }) => (
          <li key={label} className="flex items-center justify-between gap-6 border-line1 border-b py-2">
            <span className="first-letter:uppercase">{label}</span>
            <span className="flex gap-1">
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <label className="mt-3 flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-key"
          checked={letters}
          onChange={(event) => setLetters(event.target.checked)}
        />
        <Trans>Single-key shortcuts (letters and “?”)</Trans>
      </label>
      <div className="mt-4 flex justify-end">
        <AdminButton data-safe="" onClick={onClose}>
          <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
      </div>
    </Modal>
  )
}
