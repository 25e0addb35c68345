import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, useState } from 'react'
import type { Pick } from '../../../../../src/domains/options/configuration.ts'
import { findChoice } from '../../../../../src/domains/options/find-choice.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton, IconButton, WordButton } from '../../../../ui/admin/button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/admin/icons.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { missingIn } from '../new-groups.ts'
import type { EditedRule } from '../options-values.ts'
import type { StructureEditing } from '../use-options-editor.ts'
import { RuleDialog } from './rule-dialog.tsx'

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
