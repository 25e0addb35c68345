import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { AdminButton } from '../../ui/admin/button.tsx'
import { AdminField } from '../../ui/admin/field.tsx'
import { AdminTextarea } from '../../ui/admin/inputs.tsx'
import { KeyCap } from '../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../ui/admin/modal.tsx'
import { keepText, keptText } from './kept-text.ts'

const shortest = 10
/** The longest text of a reason; the server takes more. */
const longest = 300

type PassDialogProps = {
  title: ReactNode
  /** The name under which the reason is kept until the order went on. */
  draft: string
  /** {@link PassFact}s: what is missing, and what follows. */
  facts: ReactNode
  /** What is said where the reason is too short. */
  tooShort: string
  reasons: readonly string[]
  note?: ReactNode
  safe: ReactNode
  does: ReactNode
  onPass: (reason: string) => void
  onClose: () => void
}

/** Asks before an order passes a shut gate: what is missing, what follows, and why; Enter never passes it. */
export function PassDialog({ title, draft, facts, tooShort, reasons, note, ...rest }: PassDialogProps) {
  const { safe, does, onPass, onClose } = rest
  const language = useLanguage()
  const [reason, setReason] = useState(() => keptText(draft))
  const [isChecked, tell] = useState(false)
  const write = (text: string) => {
    setReason(text)
    keepText(draft, text)
  }
  const isShort = reason.trim().length < shortest
  return (
    <Modal grave title={title} onClose={onClose}>
      <ul className="mt-3 border-line2 border-t">{facts}</ul>
      <AdminField
        className="mt-4"
        required
        label={<Trans>Reason</Trans>}
        aside={`${formatNumber(reason.length, language)} / ${longest}`}
        error={isChecked && isShort ? tooShort : undefined}
      >
        <AdminTextarea
          rows={2}
          maxLength={longest}
          value={reason}
          onChange={(event) => write(event.target.value)}
        />
      </AdminField>
      <div className="mt-2 flex flex-wrap gap-2">
        {reasons.map((text) => (
          <AdminButton
            key={text}
            onClick={() => write(reason.trim() === '' ? text : `${reason.trim()} ${text}`.slice(0, longest))}
            className="px-2.5! max-md:min-h-11!"
          >
            {text}
          </AdminButton>
        ))}
      </div>
      {note && <p className="mt-3 text-t2">{note}</p>}
      <ModalFoot>
        <AdminButton data-safe="" onClick={onClose}>
          {safe} <KeyCap>Esc</KeyCap>
        </AdminButton>
        <AdminButton
          variant="delete"
          onClick={() => (isShort ? tell(true) : onPass(reason.trim()))}
          onKeyDown={(event) => {
            // Enter is too easily pressed, so only a click or the space bar starts it.
            if (event.key === 'Enter') event.preventDefault()
          }}
        >
          {does}
        </AdminButton>
      </ModalFoot>
      <p className="admin-meta mt-3 text-t3">
        <Trans>Enter never starts it.</Trans>
      </p>
    </Modal>
  )
}

export const PassFact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 border-line2 border-b py-2">
    {icon}
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </li>
)
