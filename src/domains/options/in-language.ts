import type { Language } from '../../lib/languages.ts'
import type { Configuration, Texts } from './configuration.ts'

/** A text in one language; empty falls back to az (BAS-1). */
export const textIn = (texts: Texts, language: Language): string => texts[language] || texts.az

/** A configuration in the reader's language. */
export function inLanguage(configuration: Configuration, language: Language): Configuration<string> {
  const said = ({ name, hint }: { name: Texts; hint: Texts }) => ({
    name: textIn(name, language),
    hint: textIn(hint, language),
  })
  return {
    ...configuration,
    groups: configuration.groups.map((group) => ({
      ...group,
      ...said(group),
      choices: group.choices.map((choice) => ({ ...choice, ...said(choice) })),
    })),
    rules: configuration.rules.map((rule) => ({ ...rule, reason: textIn(rule.reason, language) })),
  }
}
