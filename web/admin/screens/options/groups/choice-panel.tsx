import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AddOn, Choice, Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Switch } from '../../../../ui/admin/switch.tsx'
import { FigureField } from '../figure-field.tsx'
import { withChoice, withGroup } from '../options-values.ts'
import { TextFields } from '../text-fields.tsx'
import type { StructureEditing } from '../use-options-editor.ts'
import { type ChangeChoice, KindFields } from './kind-fields.tsx'
import { Panel } from './panel.tsx'

type ChoicePanelProps = {
  group: Group
  choice: Choice
  editing: StructureEditing
  onChange: (groups: readonly Group[], about?: string) => void
  onClose: () => void
}

/** A choice: its names, what it is, what it adds, and for which runs it is possible. */
export function ChoicePanel({ group, choice, editing, onChange, onClose }: ChoicePanelProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { groups } = editing.values
  const path = `groups.${groups.indexOf(group)}.choices.${group.choices.indexOf(choice)}`
  const change: ChangeChoice = (patch, about) =>
    onChange(
      withChoice(groups, group, { ...choice, ...patch }),
      about && `${group.key}.${choice.key}.${about}`,
    )
  const others = group.choices.filter((one) => one !== choice)
  return (
    <Panel
      title={`${textIn(group.name, language)}: ${textIn(choice.name, language)}`}
      removes={others.length === 0 ? <Trans>Remove the group</Trans> : <Trans>Remove the choice</Trans>}
      onRemove={() => {
        onChange(
          others.length === 0
            ? groups.filter((one) => one !== group)
            : withGroup(groups, { ...group, choices: others }),
        )
        onClose()
      }}
      onClose={onClose}
    >
      <TextFields
        label={t({ message: 'Name', context: 'thing' })}
        value={choice.name}
        max={80}
        required
        error={editing.errors[`${path}.name.az`]}
        onChange={(name) => change({ name }, 'name')}
      />
      <TextFields
        label={t`Hint`}
        value={choice.hint}
        max={300}
        onChange={(hint) => change({ hint }, 'hint')}
      />
      <div className="grid gap-3 sm:grid-cols-3 xl:grid-cols-5">
        <KindFields group={group} choice={choice} error={editing.errors[`${path}.folds`]} change={change} />
        {!group.inMatrix && group.kind !== 'turnaround' && <AddOnFields choice={choice} change={change} />}
        <FigureField
          label={t`From this run`}
          unit=""
          value={choice.minCount}
          onChange={(minCount) => change({ minCount }, 'minCount')}
        />
        <FigureField
          label={t`Up to this run`}
          unit=""
          value={choice.maxCount}
          onChange={(maxCount) => change({ maxCount }, 'maxCount')}
        />
      </div>
      {group.kind !== 'turnaround' && <WeightFields group={group} choice={choice} change={change} />}
      <div className="border-line2 border-t">
        <Switch
          label={t`Sold out`}
          hint={t`Shown, but can’t be chosen.`}
          checked={choice.soldOut === true}
          onChange={(soldOut) => change({ soldOut: soldOut || undefined })}
        />
      </div>
    </Panel>
  )
}

/** What a choice adds to the price of the table. */
function AddOnFields({ choice, change }: { choice: Choice; change: ChangeChoice }) {
  const { t } = useLingui()
  const { addOn } = choice
  const set = (part: keyof AddOn) => (value: number | undefined) =>
    change({ addOn: { ...addOn, [part]: value ?? 0 } }, part)
  return (
    <>
      <FigureField
        label={t`Adds once`}
        unit="₼"
        value={addOn.fixed}
        scale={100}
        decimals={2}
        onChange={set('fixed')}
      />
      <FigureField
        label={t`Adds for a piece`}
        unit="₼"
        value={addOn.perPiece}
        scale={10_000}
        decimals={4}
        onChange={set('perPiece')}
      />
      <FigureField
        label={t`Adds for 1 m²`}
        unit="₼"
        value={addOn.perSquareMetre}
        scale={100}
        decimals={2}
        onChange={set('perSquareMetre')}
      />
      <FigureField
        label={t`Adds to the table’s price`}
        unit="%"
        value={addOn.percentBp}
        scale={100}
        decimals={2}
        onChange={set('percentBp')}
      />
    </>
  )
}

/**
 * What a choice weighs where that isn't its paper: rarely needed, so folded away until it is there (DEL-21). It opens
 * by itself for a choice that has some of it.
 */
function WeightFields({ group, choice, change }: { group: Group; choice: Choice; change: ChangeChoice }) {
  const { t } = useLingui()
  const [isOpen] = useState(
    [group.kind === 'material' ? undefined : choice.weight, choice.sheets, choice.film].some(
      (figure) => figure !== undefined,
    ),
  )
  return (
    <details open={isOpen} className="border-line2 border-t pt-1.5">
      <summary className="admin-meta min-h-6 w-fit cursor-pointer font-medium pointer-coarse:min-h-11 pointer-coarse:content-center">
        <Trans>For the weight of a job</Trans>
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-3">
        {group.kind !== 'material' && (
          <FigureField
            label={t`Paper of its own`}
            unit="g/m²"
            decimals={1}
            hint={t`As a cover’s; 0: it weighs nothing.`}
            value={choice.weight}
            onChange={(weight) => change({ weight }, 'weight')}
          />
        )}
        <FigureField
          label={t`Sheets in a piece`}
          unit=""
          decimals={1}
          hint={t`A cover has 2; empty: half of the pages, or 1.`}
          value={choice.sheets}
          onChange={(sheets) => change({ sheets }, 'sheets')}
        />
        <FigureField
          label={t`Film of one side`}
          unit="g/m²"
          decimals={1}
          hint={t`Usually 25–40; counted for both sides.`}
          value={choice.film}
          onChange={(film) => change({ film }, 'film')}
        />
      </div>
    </details>
  )
}
