import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { NoMail } from '../../kit/mail-note.tsx'
import { inCase } from '../../kit/number-case.ts'
import { useCustomerLanguage } from './use-customer-language.ts'
import type { ProofMaker } from './use-proof-maker.ts'

/** The maximum characters of a message and of a reason. */
const longest = { message: 2000, reason: 500 }

type MakerLetterProps = { maker: ProofMaker; newest: number; round: number }

/** What the customer reads with the proof, why a faulty file passes, and sending it. */
export function MakerLetter({ maker, newest, round }: MakerLetterProps) {
  const { t } = useLingui()
  const { draft, change, isFaulty, isOutdated, version } = maker
  const language = useLanguage()
  const { data: order } = useQuery(useApi().orders.byId.queryOptions({ id: maker.orderId }))
  const target = inCase(newest, 'dative', language)
  const must = version.findings.filter(({ severity }) => severity === 'must')
  return (
    <div className="grid gap-4">
      <Message maker={maker} />
      {isFaulty && (
        <div className="grid gap-2 border-error border-l-2 pl-3">
          <p className="font-semibold text-error">
            <Plural
              value={must.length}
              one="# place in the file must be fixed"
              other="# places in the file must be fixed"
            />
          </p>
          <ul className="text-t2">
            {must.map(({ check, page, text }) => (
              <li key={`${check}.${page}`}>
                {text.what}
                {page !== undefined && ` · ${t`Page ${page}`}`}
              </li>
            ))}
          </ul>
          <AdminField
            label={t`Why it may pass`}
            hint={t`Without a reason it can’t be sent. Only we see it.`}
            required
            error={maker.missing === 'reason' ? t`Write the reason: at least 3 characters.` : undefined}
          >
            <AdminTextarea
              rows={2}
              maxLength={longest.reason}
              value={draft.letPass}
              onChange={({ target: { value } }) => change({ letPass: value })}
            />
          </AdminField>
        </div>
      )}
      {isOutdated && (
        <div role="status" className="grid gap-2 border border-warn bg-warn-ground p-3">
          <p className="text-warn">
            <Trans>v{newest} has arrived in the meantime. What you have written stays.</Trans>
          </p>
          <AdminButton onClick={() => change({ version: newest })} className="justify-self-start">
            <Trans>Go to v{target}</Trans>
          </AdminButton>
        </div>
      )}
      <div className="grid gap-2">
        <p className="text-t2">
          <Trans>Sending passes the turn to the customer</Trans>
          {order && <NoMail order={order} />}
        </p>
        <AdminButton variant="primary" onClick={maker.send} busy={maker.isSending || isOutdated}>
          <Trans>Send proof {round}</Trans> <KeyCap inverse>{commandKey}</KeyCap>
          <KeyCap inverse>Enter</KeyCap>
        </AdminButton>
      </div>
    </div>
  )
}

function Message({ maker: { orderId, draft, change } }: { maker: ProofMaker }) {
  const { t } = useLingui()
  const api = useApi()
  const templates = useQuery(api.messages.templates.queryOptions()).data ?? []
  const language = useCustomerLanguage(orderId)
  const name = languageNames[language]
  const insert = (id: string) => {
    const template = templates.find((one) => String(one.id) === id)
    if (!template) return
    const text = pick(template, 'text', language)
    change({ message: draft.message === '' ? text : `${draft.message}\n${text}` })
  }
  return (
    <div className="grid gap-2">
      <AdminField
        label={t`Message to the customer`}
        aside={`${draft.message.length} / ${longest.message}`}
        hint={t`Their language: ${name}`}
      >
        <AdminTextarea
          rows={4}
          lang={language}
          maxLength={longest.message}
          value={draft.message}
          onChange={({ target: { value } }) => change({ message: value })}
        />
      </AdminField>
      {templates.length > 0 && (
        <AdminSelect
          aria-label={t`Saved reply`}
          value=""
          onChange={({ target: { value } }) => insert(value)}
          className="w-60! max-w-full"
        >
          <option value="">{t`Saved reply`}</option>
          {templates.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </AdminSelect>
      )}
    </div>
  )
}
