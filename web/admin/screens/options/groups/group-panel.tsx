import { Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Switch } from '../../../../ui/admin/switch.tsx'
import { withGroup } from '../options-values.ts'
import { TextFields } from '../text-fields.tsx'
import type { StructureEditing } from '../use-options-editor.ts'
import { Panel } from './panel.tsx'

type GroupPanelProps = {
  group: Group
  editing: StructureEditing
  onChange: (groups: readonly Group[], about?: string) => void
  onClose: () => void
}

const nothing = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }

/** A group's names, and how its choices are priced and chosen. */
export function GroupPanel({ group, editing, onChange, onClose }: GroupPanelProps) {
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
