import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import type { HistoryOf } from '../history/record-changes.tsx'
import { useLastActor } from '../history/use-last-actor.ts'
import { type FieldNames, fieldName } from './field-names.ts'
import type { Editor } from './use-editor.ts'
import { withoutPictures } from './values.ts'

type GoneDialogProps = {
  editor: Editor
  names: FieldNames
  title: string
  record: HistoryOf | undefined
}

/** Somebody deleted the record while it was edited: its texts can be copied, or begin a new record. */
export function GoneDialog({ editor, names, title, record }: GoneDialogProps) {
  const { t } = useLingui()
  const staffMember = useLastActor(record)
  const [told, tell] = useState('')
  const texts = textsOf(editor, names)
  const { makeAnew } = editor
  const copy = () =>
    navigator.clipboard.writeText(texts).then(
      () => tell(t`Copied`),
      () => tell(t`The browser does not let us copy: select the text and copy it.`),
    )
  return (
    <Modal
      title={
        staffMember ? (
          <Trans>
            “{title}” has been deleted by {staffMember} meanwhile
          </Trans>
        ) : (
          <Trans>“{title}” has been deleted by somebody else meanwhile</Trans>
        )
      }
      onClose={editor.closeGone}
    >
      <p className="mt-1 mb-3 text-t2">
        <Trans>It can’t be saved any more. What you typed stays in the fields until you leave.</Trans>
      </p>
      <AdminField label={<Trans>Your texts</Trans>}>
        <AdminTextarea readOnly rows={5} value={texts} className="max-h-60" />
      </AdminField>
      <p role="status" className="admin-meta min-h-5 pt-1 text-t2">
        {told}
      </p>
      <ModalFoot className="mt-3">
        <AdminButton data-safe="" onClick={editor.closeGone} className="mr-auto max-sm:mr-0">
          <Trans>Back to the fields</Trans>
        </AdminButton>
        <AdminButton onClick={() => void copy()}>
          <Trans>Copy the texts</Trans>
        </AdminButton>
        {makeAnew && (
          <AdminButton variant="primary" onClick={makeAnew}>
            <Trans>Create it anew</Trans>
          </AdminButton>
        )}
      </ModalFoot>
    </Modal>
  )
}

/** What is written in the fields, a line or more each. */
function textsOf({ values, secret }: Editor, names: FieldNames): string {
  const written = Object.entries(withoutPictures(values)).filter(
    ([key, value]) => typeof value === 'string' && value.trim() !== '' && !secret.includes(key),
  )
  return written.map(([key, value]) => `${fieldName(names, values, key)}: ${value}`).join('\n')
}
