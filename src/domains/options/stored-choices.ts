import { z } from 'zod'
import { textsOut } from '../../lib/fields.ts'
import type { Language } from '../../lib/languages.ts'
import { choiceLabels, choicesInLine } from './choice-labels.ts'
import { orderedOptions } from './ordered-options.ts'

const chosenIn = (stored: unknown) =>
  stored === null || stored === undefined ? [] : orderedOptions.parse(stored).choices

/** The labels of an order's stored choices; empty without choices. */
export const storedChoiceLabels = (stored: unknown, language: Language): { label: string; value: string }[] =>
  choiceLabels(chosenIn(stored), language)

/** The same on one line; empty without choices. */
export const storedInLine = (stored: unknown, language: Language): string =>
  choicesInLine(chosenIn(stored), language)

/** The choices on one line, in three languages, where an order is shown in short (OPT-19); if any. */
export const choicesShape = { choices: z.object(textsOut('name')).optional() }

/** {@link choicesShape} of an order's stored snapshot. */
export function choicesOut(stored: unknown): z.infer<z.ZodObject<typeof choicesShape>> {
  const chosen = chosenIn(stored)
  if (chosen.length === 0) return {}
  return {
    choices: {
      name: choicesInLine(chosen, 'az'),
      name_ru: choicesInLine(chosen, 'ru'),
      name_en: choicesInLine(chosen, 'en'),
    },
  }
}
