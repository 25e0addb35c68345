import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { LineSwitches } from '../../kit/artwork/line-switches.tsx'
import { MakerInks } from './maker-inks.tsx'
import { MakerPages } from './maker-pages.tsx'
import type { MakerTools } from './maker-tools.ts'
import { MakerVersions } from './maker-versions.tsx'
import type { ProofMaker } from './use-proof-maker.ts'

type MakerSourceProps = { maker: ProofMaker; tools: MakerTools }

/** What the proof is made of, its pages, its lines and inks, and who reads a note that is placed. */
export function MakerSource({ maker, tools }: MakerSourceProps) {
  const { t } = useLingui()
  const { version, orderId } = maker
  return (
    <aside className="grid min-w-0 content-start gap-4">
      <Part title={<Trans>Source</Trans>}>
        <MakerVersions maker={maker} tools={tools} />
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
          <MakerPages
            orderId={orderId}
            pages={version.pages}
            shown={tools.page?.page}
            onShow={tools.setPage}
          />
        </Part>
      )}
      <Part title={<Trans>Lines</Trans>}>
        <LineSwitches lines={tools.lines} onLines={tools.setLines} className="lg:flex-col" />
      </Part>
      {tools.page && (
        <Part title={<Trans>Inks</Trans>}>
          <MakerInks page={tools.page} />
        </Part>
      )}
      {tools.isPinning && !tools.isAsCustomer && (
        <Part title={<Trans>Who reads the note</Trans>}>
          <Choice
            label={t`Who reads the note`}
            chosen={tools.isInternal}
            onChoose={tools.setInternal}
            no={<Trans>Customer sees</Trans>}
            yes={<Trans>Internal</Trans>}
          />
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
