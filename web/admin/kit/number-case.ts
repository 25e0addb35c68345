import type { Language } from '../../../src/lib/languages.ts'

type Case = 'dative' | 'ablative' | 'accusative'

const endings = (text: string) => ['', ...text.split(' ')]
/** As the last word of a number ends that is read aloud: its ones, else its tens, else hundreds, else thousands. */
const byWord: Record<Case, { ones: string[]; tens: string[]; hundreds: string; thousands: string }> = {
  dative: {
    ones: endings('ə yə ə ə ə ya yə ə a'),
    tens: endings('a yə a a yə a ə ə a'),
    hundreds: 'ə',
    thousands: 'ə',
  },
  ablative: {
    ones: endings('dən dən dən dən dən dan dən dən dan'),
    tens: endings('dan dən dan dan dən dan dən dən dan'),
    hundreds: 'dən',
    thousands: 'dən',
  },
  accusative: {
    ones: endings('i ni ü ü i nı ni i u'),
    tens: endings('u ni u ı ni ı i i ı'),
    hundreds: 'ü',
    thousands: 'i',
  },
}

/** The ending of a number in a case: 5-ə (beşə), 9-dan (doqquzdan), 3-ü (üçü), 40-ı (qırxı). */
export function caseEnding(number: number, grammatical: Case): string {
  const { ones, tens, hundreds, thousands } = byWord[grammatical]
  const isRound = number % 1000 === 0
  return ones[number % 10] || tens[Math.floor(number / 10) % 10] || (isRound ? thousands : hundreds)
}

/** `5-ə` where a text declines numbers; elsewhere the figure. */
export const inCase = (number: number, grammatical: Case, language: Language): string =>
  language === 'az' ? `${number}-${caseEnding(number, grammatical)}` : String(number)
