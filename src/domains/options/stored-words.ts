import { z } from 'zod'
import { textsOut } from '../../lib/fields.ts'
import type { Language } from '../../lib/languages.ts'
import { choicesInLine, choicesInWords } from './choice-words.ts'
import { orderedOptions } from './ordered-options.ts'

const chosenIn = (stored: unknown) =>
  stored === null || stored === undefined ? [] : orderedOptions.parse(stored).choices

/** What was chosen, of an order's stored snapshot; nothing where nothing was chosen. */
export const storedInWords = (stored: unknown, language: Language): { label: string; value: string }[] =>
  choicesInWords(chosenIn(stored), language)

/** The same in one line; empty where nothing was chosen. */
export const storedInLine = (stored: unknown, language: Language): string =>
  choicesInLine(chosenIn(stored), language)

/** Where an order is answered in short: what was chosen in one line, in three languages (OPT-19); only where something was. */
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
