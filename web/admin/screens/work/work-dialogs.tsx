import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { NoMail } from '../../kit/mail-note.tsx'
import { type TextKind, textName, type WorkActs } from './use-work-acts.ts'
import { itemOf, type Work } from './work-rows.ts'

/** The dialogs before an action. */
export function WorkDialogs({ acts }: { acts: WorkActs }) {
  const { texts, guarded } = acts
  return (
    <>
      {guarded && <Taken {...guarded} onClose={acts.closeGuard} />}
      {texts && (
        <TextDialog
          key={texts.kind}
          {...texts}
          onClose={acts.closeText}
          onSend={(text) => acts.send(texts.kind, texts.work, text)}
        />
      )}
    </>
  )
}

function Taken({ work, act, onClose }: { work: Work; act: () => void; onClose: () => void }) {
  const by = work.taken?.by
  const name = by ? `${by.name} ${by.surname}`.trim() : ''
  return (
    <ConfirmDialog
      grave
      title={
        <Trans>
          {name} has taken No. {work.order.id} on. Go on anyway?
        </Trans>
      }
      facts={[]}
      after={[]}
      safe={<Trans>Leave it to them</Trans>}
      does={<Trans>Go on</Trans>}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        act()
      }}
    />
  )
}

type TextDialogProps = { kind: TextKind; work: Work; onSend: (text: string) => void; onClose: () => void }

/** The server's bounds. */
const longest = 500
const shortestReason = 3

/** A text to the customer or for the records, kept on the device until it is sent. */
function TextDialog({ kind, work, onSend, onClose }: TextDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { id } = work.order
  const name = textName(kind, id)
  const [text, setText] = useState(() => keptText(name))
  const [wasSent, setSent] = useState(false)
  const isAsk = kind === 'ask'
  const isShort = !isAsk && text.trim().length < shortestReason
  return (
    <Modal
      title={isAsk ? <Trans>Ask for another file: No. {id}</Trans> : <Trans>Let No. {id} pass?</Trans>}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (!isShort) onSend(text.trim())
        }}
      >
        <p className="mt-1 mb-3 text-t2">{itemOf(work, language)}</p>
        <AdminField
          label={isAsk ? t`What is wrong with the file` : t`Why it may pass`}
          hint={
            isAsk
              ? t`The customer reads it. The turn passes to them.`
              : t`Only we see it. A proof of v${work.version} goes to the customer.`
          }
          required={!isAsk}
          error={wasSent && isShort ? t`Write the reason: at least 3 characters.` : undefined}
        >
          <AdminTextarea
            rows={4}
            maxLength={longest}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value)
              keepText(name, value)
            }}
          />
        </AdminField>
        <NoMail order={work.order} className="mt-2" />
        <DialogButtons
          safe={<Trans>Close</Trans>}
          hasKey
          onClose={onClose}
          does={isAsk ? <Trans>Ask for a file</Trans> : <Trans>Let it pass</Trans>}
          type="submit"
        />
      </form>
    </Modal>
  )
}
