import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, memo, useId, useState } from 'react'
import { type Group, groupKinds } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { PlusIcon } from '../../../../ui/admin/icons.tsx'
import { AdminSelect, AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../../ui/admin/modal.tsx'
import { Switch } from '../../../../ui/admin/switch.tsx'
import { SortableGrid } from '../../../kit/sortable/sortable-grid.tsx'
import { type GroupKind, namesIn, newGroup, withNames } from '../new-groups.ts'
import { moved, withGroup, withGroups } from '../options-values.ts'
import { TextFields } from '../text-fields.tsx'
import type { StructureEditing } from '../use-options-editor.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { GroupColumn, type Opened } from './group-column.tsx'
import { Panel } from './panel.tsx'

/** The groups as columns on one rule; what is pressed opens below. */
export const GroupsSection = memo(function GroupsSection({ editing }: { editing: StructureEditing }) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const [opened, open] = useState<Opened | null>(null)
  const [adding, add] = useState<Group | 'group' | null>(null)
  const { groups } = editing.values
  const group = groups.find(({ key }) => key === opened?.group)
  const choice = group?.choices.find(({ key }) => key === opened?.choice)
  const change = (next: readonly Group[], about: string | null = null) =>
    editing.edit((values) => withGroups(values, next), about)
  const choices = groups.reduce((sum, one) => sum + one.choices.length, 0)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
        <h2 id={id} className="admin-h2">
          <Trans>Choices</Trans>
        </h2>
        <span className="mr-auto text-t3">
          <Plural value={groups.length} one="# group" other="# groups" />,{' '}
          <Plural value={choices} one="# choice" other="# choices" />
        </span>
        <WordButton onClick={() => add('group')} className="flex items-center gap-1.5">
          <PlusIcon size={14} />
          <Trans>Add a group</Trans>
        </WordButton>
      </div>
      <SortableGrid
        items={groups}
        nameOf={(one) => textIn(one.name, language)}
        onMove={(key, over) => change(moved(groups, key, over))}
        label={t`Groups of choices`}
        className="grid overflow-x-auto border-key border-t-2 bg-paper md:auto-cols-[minmax(9rem,1fr)] md:grid-flow-col md:grid-rows-[auto_1fr]"
        itemClassName="min-w-0 border-line1 md:row-span-2 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid md:border-r md:last:border-r-0 max-md:border-b"
      >
        {(one, handle) => (
          <GroupColumn
            group={one}
            handle={handle}
            opened={opened?.group === one.key ? opened : null}
            onOpen={(key) => open({ group: one.key, choice: key })}
            onAdd={() => add(one)}
            onChange={(next) => change(groups.map((other) => (other.key === one.key ? next : other)))}
            onKeyDown={(event) => {
              const over = groups[groups.indexOf(one) + stepOf(event)]
              if (over && over !== one) change(moved(groups, one.key, over.key))
            }}
          />
        )}
      </SortableGrid>
      {group && choice && (
        <ChoicePanel
          key={`${group.key}/${choice.key}`}
          group={group}
          choice={choice}
          editing={editing}
          onChange={change}
          onClose={() => open(null)}
        />
      )}
      {group && opened?.choice === null && (
        <GroupPanel
          key={group.key}
          group={group}
          editing={editing}
          onChange={change}
          onClose={() => open(null)}
        />
      )}
      {adding && (
        <AddDialog
          group={adding === 'group' ? null : adding}
          groups={groups}
          onAdd={(next, made) => {
            change(next)
            open(made)
          }}
          onClose={() => add(null)}
        />
      )}
    </section>
  )
})

/** Alt with an arrow key moves one place on or back. */
function stepOf({ altKey, key }: KeyboardEvent): number {
  if (!altKey) return 0
  return { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
}

type AddDialogProps = {
  /** Null for a new group. */
  group: Group | null
  groups: readonly Group[]
  onAdd: (groups: readonly Group[], made: Opened) => void
  onClose: () => void
}

/** Kinds of which a product has at most one group. */
const single: readonly GroupKind[] = ['size', 'sides', 'turnaround']

/** New choices, a name in each line; with a new group its kind. */
function AddDialog({ group, groups, onAdd, onClose }: AddDialogProps) {
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
      <DialogButtons
        safe={<Trans>Cancel</Trans>}
        onClose={onClose}
        does={<Trans context="choice">Add</Trans>}
        type="submit"
        form={id}
      />
    </Modal>
  )
}

/** The names of the kinds of groups. */
function useKindNames(): Record<GroupKind, string> {
  const { t } = useLingui()
  return {
    size: t`Size`,
    material: t({ message: 'Paper', context: 'option' }),
    sides: t`Sides`,
    finishing: t`Finishing`,
    turnaround: t({ message: 'Time', context: 'option' }),
    other: t({ message: 'Something else', context: 'option' }),
  }
}

type GroupPanelProps = {
  group: Group
  editing: StructureEditing
  onChange: (groups: readonly Group[], about?: string) => void
  onClose: () => void
}

const nothing = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }

/** A group's names, and how its choices are priced and chosen. */
function GroupPanel({ group, editing, onChange, onClose }: GroupPanelProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { groups } = editing.values
  const index = groups.indexOf(group)
  const change = (patch: Partial<Group>, about?: string) =>
    onChange(withGroup(groups, { ...group, ...patch }), about && `${group.key}.${about}`)
  const isTurnaround = group.kind === 'turnaround'
  return (
    <Panel
      title={textIn(group.name, language)}
      removes={<Trans>Remove the group</Trans>}
      onRemove={() => {
        onChange(groups.filter((one) => one !== group))
        onClose()
      }}
      onClose={onClose}
    >
      <TextFields
        label={t({ message: 'Name', context: 'thing' })}
        value={group.name}
        max={80}
        required
        error={editing.errors[`groups.${index}.name.az`]}
        onChange={(name) => change({ name }, 'name')}
      />
      <TextFields
        label={t`Hint`}
        value={group.hint}
        max={300}
        onChange={(hint) => change({ hint }, 'hint')}
      />
      <div className="border-line2 border-t">
        {!isTurnaround && (
          <Switch
            label={t`In the price table`}
            hint={
              group.inMatrix
                ? t`Each choice has rows of its own in the table.`
                : t`Choices add to the price of the table.`
            }
            checked={group.inMatrix}
            onChange={(inMatrix) =>
              change(
                inMatrix
                  ? {
                      inMatrix,
                      several: false,
                      required: true,
                      choices: group.choices.map((choice) => ({ ...choice, addOn: nothing })),
                    }
                  : { inMatrix },
              )
            }
          />
        )}
        {!isTurnaround && !group.inMatrix && (
          <Switch
            label={t`Several at once`}
            checked={group.several}
            onChange={(several) => change({ several })}
          />
        )}
        {!group.inMatrix && (
          <Switch
            label={t`One must be chosen`}
            checked={group.required}
            onChange={(required) => change({ required })}
          />
        )}
      </div>
    </Panel>
  )
}
