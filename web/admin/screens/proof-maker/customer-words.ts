import type { Language } from '../../../../src/lib/languages.ts'

type CustomerWords = {
  title: string
  round: (round: number) => string
  ticks: readonly [string, string, string]
  approve: (version: number) => string
  ask: string
}

/** What stands on the proof's page, in the customer's language, whichever the office is read in. */
export const customerWords: Record<Language, CustomerWords> = {
  az: {
    title: 'Çapdan əvvəl son baxış',
    round: (round) => `Nümunə ${round}`,
    ticks: ['Mətni oxudum', 'Ölçü düzdür', 'Rəngləri gördüm'],
    approve: (version) => `Çapa icazə verirəm: v${version}`,
    ask: 'Düzəliş istəyirəm',
  },
  ru: {
    title: 'Последний взгляд перед печатью',
    round: (round) => `Вариант ${round}`,
    ticks: ['Текст прочитан', 'Размер верный', 'Цвета видел(а)'],
    approve: (version) => `Разрешаю печать: v${version}`,
    ask: 'Нужны исправления',
  },
  en: {
    title: 'A last look before print',
    round: (round) => `Proof ${round}`,
    ticks: ['I have read the text', 'The size is right', 'I have seen the colours'],
    approve: (version) => `Approve v${version} for print`,
    ask: 'Ask for changes',
  },
}
