import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../../lib/class-names.ts'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { BarSlot } from '../frame/bar-slot.ts'
import { changedFacts } from './changed-list.tsx'
import { type FieldNames, fieldName } from './field-names.ts'
import { SaveFailure } from './save-failure.tsx'
import type { Editor } from './use-editor.ts'

type SaveBarProps = {
  /** The id of the form that it saves. */
  form: string
  editor: Editor
  names: FieldNames
  title: string
  warning?: ReactNode
  place: 'foot' | 'inside'
}

/** Appears with the first change: how many there are, which, back to what is stored, and save. */
export function SaveBar(props: SaveBarProps) {
  const { editor, place } = props
  const slot = use(BarSlot)
  if (editor.changed.length === 0 && !editor.saving) return null
  if (place === 'inside') return <Bar {...props} />
  return slot && createPortal(<Bar {...props} />, slot)
}

function Bar({ form, editor, names, title, warning, place }: SaveBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [asked, ask] = useState(false)
  const { values, changed, saving, progress, restored, failure } = editor
  const sent = progress === null ? '' : ` ${formatPercent(Math.floor(progress * 100), language)}`
  return (
    <section
      aria-label={t`Unsaved changes`}
      data-save-bar=""
      className={classNames(
        'flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-cyan border-t-2 bg-paper py-2',
        place === 'foot' ? 'px-4 md:px-7' : 'mt-3.5 px-0',
      )}
    >
      <SaveFailure failure={failure} />
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-cyan" />
      <p className="min-w-0 flex-1 basis-40">
        <span role="status" className="font-semibold">
          {saving ? (
            <Trans>Saving…</Trans>
          ) : (
            <Plural value={changed.length} one="# change isn’t saved" other="# changes aren’t saved" />
          )}
        </span>
        {saving ? (
          <span aria-hidden="true" className="tabular-nums">
            {sent}
          </span>
        ) : (
          <span className="text-t2 max-md:hidden">
            {' · '}
            {changed.map((key) => fieldName(names, values, key)).join(', ')}
          </span>
        )}
        {restored && !saving && (
          <span className="admin-meta block text-t3">
            <Trans>Kept on this device since last time.</Trans>
          </span>
        )}
      </p>
      {warning && (
        <span className="admin-meta text-warn empty:hidden max-admin:w-full max-admin:pl-6">{warning}</span>
      )}
      <span className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        {!saving && (
          <AdminButton variant="quiet" onClick={() => ask(true)}>
            <Trans>Undo the changes</Trans>
          </AdminButton>
        )}
        <AdminButton type="submit" form={form} variant="primary" busy={saving}>
          {saving ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
          <KeyCap inverse>{commandKey}</KeyCap>
          <KeyCap inverse>S</KeyCap>
        </AdminButton>
      </span>
      {asked && (
        <ConfirmDialog
          grave
          title={<Trans>Undo the changes to “{title}”?</Trans>}
          facts={changedFacts(editor, names)}
          after={[]}
          safe={<Trans>Go on editing</Trans>}
          does={<Trans>Undo the changes</Trans>}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            editor.revert()
          }}
        />
      )}
    </section>
  )
}
