import { foldedWords, foldSound, latinWords } from '../../../lib/text-folding.ts'

/** Words that a service may lack: glue, and what customers say to any print shop. */
const passing = new Set(
  foldedWords(
    've ilə üçün və ya bir и для на с со в по из или the a an and for with of on in to or ' +
      'çap çapı çapın print printing prints печать печати pechat ' +
      'qiymət qiyməti qiymətləri neçəyə sifariş sifarişi sifariş et ucuz almaq bakı bakıda ' +
      'цена цены цену стоимость сколько стоит заказ заказать купить недорого дешево баку ' +
      'tsena price prices cost order buy cheap baku online',
  ),
)

export type QueryWord = {
  /** The word's sound, and how it was typed. */
  text: string
  spelling: string
  /** A service that lacks it loses nothing. */
  optional: boolean
  weight: number
}

const maxWords = 8
export const maxQueryLength = 120

/** The words of a query: at most 8, from its first 120 characters. */
export function queryWords(query: string): QueryWord[] {
  const words = latinWords(query.slice(0, maxQueryLength))
    .slice(0, maxWords)
    .map((spelling) => ({ text: foldSound(spelling), spelling }))
  const allPassing = words.every(({ text }) => passing.has(text))
  return words.map((word) => {
    const optional = !allPassing && passing.has(word.text)
    return { ...word, optional, weight: optional ? 0.25 : 1 }
  })
}
