import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Choice, Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { formatPercent } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { useCellWords } from '../use-options-words.ts'

/** What a choice is and adds beyond its name, as short as can be: `350 q`, `18 + 0,06/əd.`, `1 gün +30 %`. */
export function useChoiceFacts(group: Group, choice: Choice): string {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useCellWords()
  const name = textIn(choice.name, language)
  const { addOn, width, height, weight, sides, days, factorBp = 0 } = choice
  const percent = (basisPoints: number) => formatPercent(basisPoints / 100, language)
  if (group.kind === 'turnaround') {
    const time = days === undefined ? '' : t`${plural(days, { one: '# day', other: '# days' })}`
    return factorBp > 0 ? `${time} +${percent(factorBp)}` : time
  }
  const piece = addOn.perPiece > 0 ? words.figure(addOn.perPiece / 10_000) : ''
  const area = addOn.perSquareMetre > 0 ? words.figure(addOn.perSquareMetre / 100) : ''
  const added = [
    addOn.fixed > 0 ? words.money(addOn.fixed) : '',
    piece && t`${piece}/pc.`,
    area && `${area}/m²`,
    addOn.percentBp > 0 ? `+${percent(addOn.percentBp)}` : '',
  ].filter(Boolean)
  if (added.length > 0) return added.join(' + ')
  const figure = weight === undefined ? '' : words.figure(weight)
  if (figure) return t`${figure} g/m²`
  const size =
    width === undefined || height === undefined ? '' : `${words.figure(width)} × ${words.figure(height)}`
  if (size) return name.includes(size) ? '' : size
  if (sides === undefined) return ''
  const inks = sides === 2 ? '4+4' : '4+0'
  return name.includes(inks) ? '' : inks
}
