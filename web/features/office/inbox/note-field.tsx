import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { OfficeButton } from '../../../ui/office/button.tsx'
import { commandKey } from '../../../ui/office/command-key.ts'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeTextarea } from '../../../ui/office/inputs.tsx'
import { KeyCap } from '../../../ui/office/key-cap.tsx'

type NoteFieldProps = {
  /** Whom the note is about. */
  name: string
  text: string
  onType: (text: string) => void
  onSave: () => void
  onCancel: () => void
}

/** A note for the colleagues: Ctrl+Enter saves it, Esc leaves it as it was. */
export function NoteField({ name, text, onType, onSave, onCancel }: NoteFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  function press(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSave && event.key !== 'Escape') return
    event.preventDefault()
    if (isSave) onSave()
    else onCancel()
  }
  return (
    <div className="mt-2 max-w-160">
      <OfficeField label={<Trans>Note for the colleagues</Trans>}>
        <OfficeTextarea
          ref={field}
          rows={2}
          maxLength={2000}
          aria-label={t`Note for the colleagues: ${name}`}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
        />
      </OfficeField>
      <div className="mt-2 flex gap-2">
        <OfficeButton variant="primary" onClick={onSave}>
          <Trans>Save the note</Trans> <KeyCap inverse>{`${commandKey} ↵`}</KeyCap>
        </OfficeButton>
        <OfficeButton variant="quiet" onClick={onCancel}>
          <Trans>Leave it</Trans> <KeyCap>Esc</KeyCap>
        </OfficeButton>
      </div>
    </div>
  )
}
