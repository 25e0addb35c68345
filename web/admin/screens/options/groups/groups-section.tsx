import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, memo, useId, useState } from 'react'
import type { Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { PlusIcon } from '../../../../ui/admin/icons.tsx'
import { SortableGrid } from '../../../kit/sortable/sortable-grid.tsx'
import { moved, withGroups } from '../options-values.ts'
import type { StructureEditing } from '../use-options-editor.ts'
import { AddDialog } from './add-dialog.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { GroupColumn } from './group-column.tsx'
import { GroupPanel } from './group-panel.tsx'

/** What is open under the columns: a group, or a choice of it. */
export type Opened = { group: string; choice: string | null }

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

/** Alt with an arrow: one place on, one place back. */
function stepOf({ altKey, key }: KeyboardEvent): number {
  if (!altKey) return 0
  return { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
}
