import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { numbered } from './proof-draft.ts'
import { useCustomerLanguage } from './use-customer-language.ts'
import type { ProofMaker } from './use-proof-maker.ts'

type CustomerViewProps = {
  maker: ProofMaker
  round: number
  onShow: (page: number) => void
  onBack: () => void
}

/**
 * What the customer gets besides the pages: the message, the notes that aren't internal, and what they
 * confirm.
 */
export function CustomerView({ maker, round, onShow, onBack }: CustomerViewProps) {
  const { t } = useLingui()
  const { draft, version, chosen, choose } = maker
  const notes = numbered(draft.pins).filter(({ internal }) => !internal)
  const language = useCustomerLanguage(maker.orderId)
  const texts = customerTexts[language]
  return (
    <section aria-label={t`As the customer`} className="grid gap-4">
      <p className="border-cyan border-l-4 bg-cyan-ground px-3 py-2">
        <Trans>This is what the customer sees. Internal notes and findings are not there.</Trans>
      </p>
      <div lang={language}>
        <p className="text-t2">{texts.round(round)}</p>
        <p className="admin-h2">{texts.title}</p>
      </div>
      {draft.message.trim() === '' ? (
        <p className="text-t3">
          <Trans>No message to the customer</Trans>
        </p>
      ) : (
        <p lang={language} className="whitespace-pre-line wrap-anywhere border-key border-l-4 pl-3">
          {draft.message}
        </p>
      )}
      {notes.length > 0 && (
        <ol aria-label={t`Notes`} className="grid gap-1.5">
          {notes.map(({ key, number: of, page, text }) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={key === chosen}
                onClick={() => {
                  onShow(page)
                  choose(key)
                }}
                className="flex min-h-8 w-full gap-2 px-1 py-1 text-left hover:bg-sheet aria-pressed:bg-cyan-ground pointer-coarse:min-h-11"
              >
                <span className="font-semibold tabular-nums">{of}</span>
                <span className="min-w-0 grow break-words">{text}</span>
                <span className="text-t3">{t`Page ${page}`}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="grid gap-1">
        <h2 className="admin-h2">
          <Trans>What gets confirmed</Trans>
        </h2>
        <ul lang={language} className="grid gap-1 text-t2">
          {texts.ticks.map((tick) => (
            <li key={tick} className="flex items-center gap-2">
              <span aria-hidden="true" className="size-4 shrink-0 border border-line bg-paper" />
              {tick}
            </li>
          ))}
          <li className="font-medium text-key">{texts.approve(version.number)}</li>
          <li>{texts.ask}</li>
        </ul>
      </div>
      <AdminButton onClick={onBack} className="justify-self-start">
        <Trans>Back to the draft</Trans> <KeyCap>P</KeyCap>
      </AdminButton>
    </section>
  )
}

type CustomerTexts = {
  title: string
  round: (round: number) => string
  ticks: readonly [string, string, string]
  approve: (version: number) => string
  ask: string
}

/** The texts of the proof's page in the customer's language, whichever language the admin has. */
const customerTexts: Record<Language, CustomerTexts> = {
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
