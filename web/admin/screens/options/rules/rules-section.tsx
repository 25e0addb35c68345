import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, memo, useId, useState } from 'react'
import type { Pick, Rule } from '../../../../../src/domains/options/configuration.ts'
import { findChoice } from '../../../../../src/domains/options/find-choice.ts'
import { impossibleChoices } from '../../../../../src/domains/options/impossible-choices.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton, IconButton, WordButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/admin/icons.tsx'
import { AdminSelect } from '../../../../ui/admin/inputs.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { DialogButtons, Modal } from '../../../../ui/admin/modal.tsx'
import { missingIn } from '../new-groups.ts'
import type { EditedRule } from '../options-values.ts'
import { TextFields } from '../text-fields.tsx'
import type { StructureEditing } from '../use-options-editor.ts'

/** Which choices don't go together, or need each other, and what the customer reads about it. */
export const RulesSection = memo(function RulesSection({ editing }: { editing: StructureEditing }) {
  const { t } = useLingui()
  const id = useId()
  const language = useLanguage()
  const [opened, open] = useState<EditedRule | 'new' | null>(null)
  const { rules, groups } = editing.values
  const nameOf = ({ group, choice }: Pick): string => {
    const found = findChoice(
      groups.find(({ key }) => key === group),
      choice,
    )
    return found ? textIn(found.name, language) : choice
  }
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
        <h2 id={id} className="admin-h2">
          <Trans>Exclusions</Trans>
        </h2>
        <span className="mr-auto text-t3">
          <Plural value={rules.length} one="# rule" other="# rules" />
        </span>
        {groups.length > 0 && (
          <WordButton onClick={() => open('new')} className="flex items-center gap-1.5">
            <PlusIcon size={14} />
            <Trans>Add a rule</Trans>
          </WordButton>
        )}
      </div>
      <ul className="border-key border-t-2 bg-paper">
        {rules.map((rule) => {
          const [one, other] = [nameOf(rule.if), nameOf(rule.other)]
          const missing = missingIn(rule.reason)
          const name = rule.kind === 'excludes' ? t`${one} not with ${other}` : t`${one} only with ${other}`
          return (
            <li
              key={rule.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line1 border-b px-3 py-1.5"
            >
              <AdminButton
                variant="quiet"
                onClick={() => open(rule)}
                className="px-0! text-left wrap-anywhere"
              >
                {name}
              </AdminButton>
              <span className="min-w-0 flex-1 basis-60 text-t2">{textIn(rule.reason, language)}</span>
              {missing.length === 0 ? (
                <Mark kind="ok">✓ RU EN</Mark>
              ) : (
                <Mark kind="error">
                  {missing.join(' ').toUpperCase()} <Trans>missing</Trans>
                </Mark>
              )}
              <IconButton
                label={t`Remove the rule: ${name}`}
                onClick={() => editing.edit({ rules: rules.filter(({ id }) => id !== rule.id) })}
              >
                <TrashIcon />
              </IconButton>
            </li>
          )
        })}
        {rules.length === 0 && (
          <li className="px-3 py-2 text-t3">
            <Trans>All choices go together.</Trans>
          </li>
        )}
      </ul>
      {opened && (
        <RuleDialog editing={editing} rule={opened === 'new' ? null : opened} onClose={() => open(null)} />
      )}
    </section>
  )
})

type RuleDialogProps = { editing: StructureEditing; rule: EditedRule | null; onClose: () => void }

const wordOf = ({ group, choice }: Pick): string => `${group}/${choice}`

function pickOf(word: string): Pick {
  const [group = '', choice = ''] = word.split('/')
  return { group, choice }
}

/**
 * A rule: two choices, and the sentence that the customer reads; refused where a choice could never be chosen
 * again.
 */
function RuleDialog({ editing, rule, onClose }: RuleDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const language = useLanguage()
  const { groups, rules } = editing.values
  const choices = groups.flatMap((group) =>
    group.choices.map((choice) => ({
      pick: { group: group.key, choice: choice.key },
      name: `${textIn(group.name, language)}: ${textIn(choice.name, language)}`,
    })),
  )
  const nameOf = (pick: Pick): string =>
    choices.find((one) => wordOf(one.pick) === wordOf(pick))?.name ?? pick.choice
  const [kind, setKind] = useState<Rule['kind']>(rule?.kind ?? 'excludes')
  const [one, setOne] = useState(rule ? wordOf(rule.if) : '')
  const [other, setOther] = useState(rule ? wordOf(rule.other) : '')
  const [reason, setReason] = useState(rule?.reason ?? { az: '', ru: '', en: '' })
  const [wrong, say] = useState<string | null>(null)

  const problemOf = (next: readonly Rule[], made: Rule): string | null => {
    if (one === '' || other === '') return t`Choose both.`
    const group = groups.find(({ key }) => key === made.if.group)
    if (one === other || (made.if.group === made.other.group && !group?.several))
      return t`Of this group only one is chosen anyway.`
    const before = new Set(impossibleChoices(editing.values).map(wordOf))
    const never = impossibleChoices({ ...editing.values, rules: next }).find(
      (pick) => !before.has(wordOf(pick)),
    )
    if (!never) return null
    const name = nameOf(never)
    return t`With this rule “${name}” could never be chosen.`
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const id = rule?.id ?? Math.max(0, ...rules.map((known) => known.id)) + 1
    const made: EditedRule = { id, kind, if: pickOf(one), other: pickOf(other), reason }
    const next = rule ? rules.map((known) => (known.id === id ? made : known)) : [...rules, made]
    const problem = problemOf(next, made)
    say(problem)
    if (problem !== null) return
    editing.edit({ rules: next })
    onClose()
  }
  const selects = [
    { label: t`Choice`, value: one, set: setOne },
    {
      label: kind === 'excludes' ? t`Not together with` : t`Only together with`,
      value: other,
      set: setOther,
    },
  ]
  return (
    <Modal title={rule ? <Trans>Rule</Trans> : <Trans>Add a rule</Trans>} onClose={onClose}>
      <form id={id} onSubmit={save} className="grid gap-3.5 pt-2">
        <AdminField label={t`Kind of rule`}>
          <AdminSelect
            value={kind}
            onChange={({ target }) => setKind(target.value === 'requires' ? 'requires' : 'excludes')}
          >
            <option value="excludes">{t`Not together`}</option>
            <option value="requires">{t`One needs the other`}</option>
          </AdminSelect>
        </AdminField>
        {selects.map(({ label, value, set }) => (
          <AdminField key={label} label={label}>
            <AdminSelect value={value} onChange={({ target }) => set(target.value)}>
              <option value="">—</option>
              {choices.map(({ pick, name }) => (
                <option key={wordOf(pick)} value={wordOf(pick)}>
                  {name}
                </option>
              ))}
            </AdminSelect>
          </AdminField>
        ))}
        <TextFields label={t`The customer reads`} value={reason} max={300} onChange={setReason} />
      </form>
      <p role="alert" className="min-h-5 pt-2 text-error">
        {wrong}
      </p>
      <DialogButtons
        safe={<Trans>Cancel</Trans>}
        onClose={onClose}
        does={<Trans>Apply</Trans>}
        type="submit"
        form={id}
      />
    </Modal>
  )
}
