import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '../../../../src/lib/languages.ts'
import { loadPreviewI18n } from '../../../lib/messages.ts'
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
  const {
    draft,
    version: { number: version },
    chosen,
    choose,
  } = maker
  const notes = numbered(draft.pins).filter(({ internal }) => !internal)
  const language = useCustomerLanguage(maker.orderId)
  return (
    <section aria-label={t`As the customer`} className="grid gap-4">
      <p className="border-cyan border-l-4 bg-cyan-ground px-3 py-2">
        <Trans>This is what the customer sees. Internal notes and findings are not there.</Trans>
      </p>
      <InLanguage language={language}>
        <p className="text-t2">
          <Trans>Proof {round}</Trans>
        </p>
        <p className="admin-h2">
          <Trans>A last look before print</Trans>
        </p>
      </InLanguage>
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
        <InLanguage language={language}>
          <ul className="grid gap-1 text-t2">
            <TickLine>
              <Trans>I have read the text</Trans>
            </TickLine>
            <TickLine>
              <Trans>The size is right</Trans>
            </TickLine>
            <TickLine>
              <Trans>I have seen the colours</Trans>
            </TickLine>
            <li className="font-medium text-key">
              <Trans>Approve v{version} for print</Trans>
            </li>
            <li>
              <Trans>Ask for changes</Trans>
            </li>
          </ul>
        </InLanguage>
      </div>
      <AdminButton onClick={onBack} className="justify-self-start">
        <Trans>Back to the draft</Trans> <KeyCap>P</KeyCap>
      </AdminButton>
    </section>
  )
}

const TickLine = ({ children }: { children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden="true" className="size-4 shrink-0 border border-line bg-paper" />
    {children}
  </li>
)

/** What stands in it is said as the customer reads it, by the same messages as the proof's page. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { data: i18n } = useQuery({
    queryKey: ['preview', 'admin', language],
    queryFn: () => loadPreviewI18n('admin', language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    i18n && (
      <div lang={language}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </div>
    )
  )
}
