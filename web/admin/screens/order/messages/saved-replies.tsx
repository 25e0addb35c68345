import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { type Language, pick } from '../../../../../src/lib/languages.ts'
import { useApi } from '../../../../lib/api.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput } from '../../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../../ui/admin/table-waiting.tsx'
import type { MessageTemplate } from '../../../kit/artwork/artwork-queries.ts'

type SavedRepliesProps = {
  /** The customer's language. */
  language: Language
  onChoose: (template: MessageTemplate) => void
  onClose: () => void
}

/** The saved replies in the customer's language; found by typing, chosen with the arrow keys and Enter. */
export function SavedReplies({ language, onChoose, onClose }: SavedRepliesProps) {
  const { t } = useLingui()
  const query = useQuery(useApi().messages.templates.queryOptions())
  const [word, setWord] = useState('')
  const wanted = word.trim().toLocaleLowerCase('az')
  const textOf = (template: MessageTemplate) => pick(template, 'text', language)
  const found = (query.data ?? []).filter((template) =>
    `${template.title} ${textOf(template)}`.toLocaleLowerCase('az').includes(wanted),
  )
  return (
    <Modal title={<Trans>Saved replies</Trans>} onClose={onClose}>
      <AdminField className="mt-3" label={<Trans>Find by a word</Trans>}>
        <AdminInput
          data-safe=""
          value={word}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found
            if (event.key === 'Enter' && first) {
              event.preventDefault()
              onChoose(first)
            } else step(event)
          }}
        />
      </AdminField>
      {query.isPending && <TableWaiting widths={['w-32', 'w-48']} />}
      {query.isError && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>The saved replies did not load.</Trans>
        </SectionFailed>
      )}
      <ul aria-label={t`Saved replies`} className="mt-3 max-h-80 overflow-y-auto border-line2 border-t">
        {found.map((template) => (
          <li key={template.id} className="border-line2 border-b">
            <button
              type="button"
              data-reply=""
              onClick={() => onChoose(template)}
              onKeyDown={step}
              className="block w-full px-2 py-2 text-left outline-offset-[-2px]! hover:bg-line1 max-md:min-h-11"
            >
              <span className="block font-semibold wrap-anywhere">{template.title}</span>
              <span className="line-clamp-2 text-t2 wrap-anywhere">{textOf(template)}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.data && found.length === 0 && (
        <p className="py-3 text-t3">
          {query.data.length === 0 ? (
            <Trans>No reply is saved yet.</Trans>
          ) : (
            <Trans>No saved reply has this word.</Trans>
          )}
        </p>
      )}
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
      </ModalFoot>
    </Modal>
  )
}

/** The arrow keys go from reply to reply; up from the first returns to the field. */
function step(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const dialog = event.currentTarget.closest('[data-modal]')
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('input, [data-reply]') ?? [])]
  const at = stops.indexOf(event.currentTarget)
  stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}
