import { Trans, useLingui } from '@lingui/react/macro'
import { AdminLinkButton, WordButton } from '../../../../ui/admin/button.tsx'
import { ReadyMadeChooser } from '../../../kit/ready-made/ready-made-chooser.tsx'
import type { ReadyMadeChoice } from '../../../kit/ready-made/use-ready-made.ts'
import { SiteNow } from './site-now.tsx'
import { StepRow } from './step-row.tsx'
import { useStepStates, ways } from './step-texts.ts'
import type { Facts, FirstSteps as Steps } from './use-first-steps.ts'

type FirstStepsProps = Pick<Steps, 'steps' | 'skip' | 'bringBack'> & { facts: Facts; choice: ReadyMadeChoice }

/** What an installation begins with, until each step is done or skipped (ADM-22). */
export function FirstSteps({ steps, facts, choice, skip, bringBack }: FirstStepsProps) {
  const { t } = useLingui()
  const states = useStepStates(facts)
  const open = steps.filter(({ state }) => state === 'open').map(({ step }) => step)
  const [current] = open
  return (
    <div className="mb-8 grid items-start gap-x-7 gap-y-7 xl:grid-cols-[minmax(0,1fr)_340px]">
      <Beginning steps={steps} facts={facts} current={current} />
      <section aria-label={t`First steps`} className="min-w-0">
        <ol className="border-key border-t-2 bg-paper">
          {steps.map((step, index) => (
            <StepRow
              key={step.step}
              step={step}
              number={index + 1}
              isCurrent={step.step === current}
              says={states[step.step]}
              skip={skip}
              bringBack={bringBack}
            >
              {step.step === 'service' && step.step === current && <ReadyMadeChooser choice={choice} />}
            </StepRow>
          ))}
        </ol>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-t3">
          <Trans>The list is the same for everyone on the staff.</Trans>
          <WordButton onClick={() => skip(open)}>
            <Trans>Hide the list</Trans>
          </WordButton>
        </p>
      </section>
      <SiteNow facts={facts} />
    </div>
  )
}

/** How many steps are done, at the end of the slug line. */
export function StepsDone({ steps }: Pick<Steps, 'steps'>) {
  const done = doneOf(steps)
  const all = steps.length
  return (
    <Trans>
      {done} / {all} done
    </Trans>
  )
}

const doneOf = (steps: Steps['steps']): number => steps.filter(({ state }) => state === 'done').length

type BeginningProps = Pick<Steps, 'steps'> & {
  facts: Facts
  current: Steps['steps'][number]['step'] | undefined
}

/** How far it has come, whether orders can come already, and the next step. */
function Beginning({ steps, facts, current }: BeginningProps) {
  const { i18n } = useLingui()
  const all = steps.length
  const done = doneOf(steps)
  const way = current && ways[current]
  return (
    <section className="grid border border-key bg-paper md:grid-cols-[auto_1fr] xl:col-span-2">
      <h2 className="flex justify-between gap-4 bg-key px-4 py-3 text-on-key md:w-33 md:flex-col md:justify-center md:gap-0">
        <span>
          <Trans>Beginning</Trans>
        </span>
        <span className="font-semibold text-[15px]">
          <Trans>
            {done} of {all}
          </Trans>
        </span>
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
        <div className="min-w-0 grow basis-80">
          <p className="font-semibold">
            {facts.services === 0 ? (
              <Trans>The site is open, but no order can come yet: there is no service</Trans>
            ) : (
              <Trans>The site is open and takes orders</Trans>
            )}
          </p>
          <p className="text-t3">
            <Trans>
              Each step takes a few minutes; skip what you don’t need. When all are done, the list goes and
              the day’s work stays here.
            </Trans>
          </p>
          <div aria-hidden="true" className="mt-2 h-1.5 max-w-85 bg-line1">
            <div className="h-full bg-key" style={{ width: `${(done / all) * 100}%` }} />
          </div>
        </div>
        {way && 'to' in way && (
          <AdminLinkButton
            to={way.to}
            search={'search' in way ? way.search : undefined}
            variant="primary"
            className="max-md:w-full"
          >
            {i18n._(way.act)}
          </AdminLinkButton>
        )}
      </div>
    </section>
  )
}
