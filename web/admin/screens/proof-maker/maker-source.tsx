import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CheckIcon } from '../../../ui/admin/icons.tsx'
import { LineSwitches } from '../../../ui/proof-stage/stage-buttons.tsx'
import type { MakerTools } from './maker-tools.ts'
import type { ProofMaker } from './use-proof-maker.ts'

type MakerSourceProps = { maker: ProofMaker; tools: MakerTools }

/** What the proof is made of, its pages, its lines, and what a press places. */
export function MakerSource({ maker: { version, orderId }, tools }: MakerSourceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const passed = version.passed.length
  return (
    <aside className="grid min-w-0 content-start gap-4">
      <Part title={<Trans>Source</Trans>}>
        <p className="font-semibold">
          v{version.number},{' '}
          {version.by === 'staff' ? <Trans>our file</Trans> : <Trans>customer’s file</Trans>}
        </p>
        <p className="admin-meta break-words text-t2">
          {version.files.map(({ name }) => name).join(', ')}
          {' · '}
          {formatDate(version.sentAt, language, 'moment')}
        </p>
        {passed > 0 && (
          <p className="flex gap-1.5 text-ok">
            <CheckIcon size={16} className="mt-0.5" />
            <Plural value={passed} one="# check is fine" other="# checks are fine" />
          </p>
        )}
        <Link
          to="/admin/ordersadmin/$id"
          params={{ id: String(orderId) }}
          className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Trans>Send another file in the order</Trans>
        </Link>
      </Part>
      {version.pages.length > 1 && (
        <Part title={<Trans>Pages</Trans>}>
          <div className="flex flex-wrap gap-1">
            {version.pages.map(({ page }) => (
              <button
                key={page}
                type="button"
                aria-pressed={page === tools.page?.page}
                onClick={() => tools.setPage(page)}
                className="min-h-8 min-w-8 border border-line bg-paper px-2 tabular-nums aria-pressed:bg-key aria-pressed:text-on-key pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              >
                <span className="sr-only">{t`Page`} </span>
                {page}
              </button>
            ))}
          </div>
        </Part>
      )}
      <Part title={<Trans>Lines</Trans>}>
        <LineSwitches lines={tools.lines} onLines={tools.setLines} />
      </Part>
      {!tools.isAsCustomer && (
        <Part title={<Trans>A press on the page</Trans>}>
          <Choice
            label={t`A press on the page`}
            chosen={tools.isPinning}
            onChoose={tools.setPinning}
            no={<Trans>looks</Trans>}
            yes={<Trans>leaves a note</Trans>}
          />
          {tools.isPinning && (
            <Choice
              label={t`Who reads the note`}
              chosen={tools.isInternal}
              onChoose={tools.setInternal}
              no={<Trans>Customer sees</Trans>}
              yes={<Trans>Internal</Trans>}
            />
          )}
        </Part>
      )}
    </aside>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="grid gap-1.5 border-line2 border-t pt-2.5">
    <h2 className="font-semibold">{title}</h2>
    {children}
  </section>
)

type ChoiceProps = {
  label: string
  chosen: boolean
  onChoose: (chosen: boolean) => void
  no: ReactNode
  yes: ReactNode
}

const Choice = ({ label, chosen, onChoose, no, yes }: ChoiceProps) => (
  <fieldset className="flex flex-wrap gap-1">
    <legend className="sr-only">{label}</legend>
    <AdminButton aria-pressed={!chosen} onClick={() => onChoose(false)} className={pressed(!chosen)}>
      {no}
    </AdminButton>
    <AdminButton aria-pressed={chosen} onClick={() => onChoose(true)} className={pressed(chosen)}>
      {yes}
    </AdminButton>
  </fieldset>
)

const pressed = (isPressed: boolean): string =>
  isPressed ? 'border-key! bg-key! text-on-key!' : 'font-normal!'
