import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { type Group, groupKinds } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminSelect, AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { type GroupKind, namesIn, newGroup, withNames } from '../new-groups.ts'
import { withGroup } from '../options-values.ts'
import type { Opened } from './groups-section.tsx'
import { useKindNames } from './use-kind-names.ts'

type AddDialogProps = {
  /** null: a new group. */
  group: Group | null
  groups: readonly Group[]
  onAdd: (groups: readonly Group[], made: Opened) => void
  onClose: () => void
}

/** Of these a product has one each. */
const single: readonly GroupKind[] = ['size', 'sides', 'turnaround']

/** New choices, a name in each line; with a new group its kind. */
export function AddDialog({ group, groups, onAdd, onClose }: AddDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const kindNames = useKindNames()
  const kinds = groupKinds.filter(
    (kind) => !single.includes(kind) || groups.every((one) => one.kind !== kind),
  )
  const [kind, setKind] = useState<GroupKind>(kinds[0] ?? 'other')
  const [text, write] = useState('')
  const [isAsked, ask] = useState(false)
  const names = namesIn(text)
  const title = group ? t`Add choices: ${textIn(group.name, language)}` : t`Add a group`
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    ask(true)
    if (names.length === 0) return
    const made = group
      ? { ...group, choices: withNames(group.kind, group.choices, names) }
      : newGroup(kind, names, groups)
    const first = made.choices[group?.choices.length ?? 0]
    onAdd(group ? withGroup(groups, made) : [...groups, made], {
      group: made.key,
      choice: first?.key ?? null,
    })
    onClose()
  }
  return (
    <Modal title={title} onClose={onClose}>
      <form id={id} onSubmit={save} className="grid gap-3.5 pt-2">
        {!group && (
          <AdminField label={t`What is chosen`}>
            <AdminSelect
              value={kind}
              onChange={({ target }) => setKind(groupKinds.find((one) => one === target.value) ?? 'other')}
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {kindNames[one]}
                </option>
              ))}
            </AdminSelect>
          </AdminField>
        )}
        <AdminField
          label={t`Choices in Azerbaijani, one in each line`}
          hint={t`The key for addresses is made of the name and never changes.`}
          {...(isAsked && names.length === 0 && { error: t`Write at least one choice.` })}
        >
          <AdminTextarea autoFocus rows={5} value={text} onChange={({ target }) => write(target.value)} />
        </AdminField>
      </form>
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Cancel</Trans>
        </AdminButton>
        <AdminButton type="submit" form={id} variant="primary">
          <Trans context="choice">Add</Trans>
        </AdminButton>
      </ModalFoot>
    </Modal>
  )
}
