import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { AdminButton, AdminLinkButton, WordButton } from '../../../../ui/admin/button.tsx'
import { CheckIcon } from '../../../../ui/admin/icons.tsx'
import { TestMailAnswer } from '../../../kit/mail/test-mail-answer.tsx'
import { useTestMail } from '../../../kit/mail/use-test-mail.ts'
import { ways } from './step-texts.ts'
import type { FirstSteps, Step } from './use-first-steps.ts'

type StepRowProps = Pick<FirstSteps, 'skip' | 'bringBack'> & {
  step: Step
  number: number
  /** The first that is open. */
  isCurrent: boolean
  /** Its state in words. */
  says: string
  /** What can be done right here. */
  children?: ReactNode
}

/** A first step: its mark, its state, one way in, and skipping it. */
export function StepRow({ step: { step, state }, number, isCurrent, says, children, ...acts }: StepRowProps) {
  const { skip, bringBack } = acts
  const { i18n } = useLingui()
  const { title, minutes } = ways[step]
  const isOpen = state === 'open'
  const mail = useTestMail()
  return (
    <li
      data-step={step}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 border-line2 border-b px-4 py-3 max-md:px-3.5',
        isCurrent && 'shadow-[inset_3px_0_0_var(--cyan)]',
      )}
    >
      <StepMark state={state} number={number} isCurrent={isCurrent} />
      <div className="min-w-0 grow basis-40">
        <h3 className={classNames('leading-5', isOpen ? 'font-semibold' : 'font-medium text-t2')}>
          {i18n._(title)}
          {isCurrent && (
            <span className="admin-meta ml-2.5 whitespace-nowrap font-normal text-t3">
              <Plural value={minutes} one="# minute" other="# minutes" />
            </span>
          )}
        </h3>
        <p className="text-t3 wrap-anywhere">
          {state === 'skipped' ? <Trans context="step">skipped</Trans> : says}
        </p>
        {step === 'email' && <TestMailAnswer says={mail.says} />}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        {isOpen && (
          <AdminButton variant="quiet" onClick={() => skip([step])}>
            <Trans>Skip</Trans>
            <span className="sr-only">: {i18n._(title)}</span>
          </AdminButton>
        )}
        {state === 'skipped' ? (
          <WordButton data-row="" onClick={() => bringBack(step)}>
            <Trans>Bring back</Trans>
            <span className="sr-only">: {i18n._(title)}</span>
          </WordButton>
        ) : (
          <StepWay step={step} isDone={!isOpen} isMain={isCurrent} mail={mail} />
        )}
      </div>
      {children && <div className="w-full min-w-0 pt-2 md:pl-10">{children}</div>}
    </li>
  )
}

type StepWayProps = {
  step: Step['step']
  isDone: boolean
  isMain: boolean
  mail: Pick<ReturnType<typeof useTestMail>, 'send' | 'isPending'>
}

/** The one way in: to the screen where it is done, or the test e-mail itself. */
function StepWay({ step, isDone, isMain, mail }: StepWayProps) {
  const { i18n } = useLingui()
  const way = ways[step]
  const label = i18n._(isDone ? way.again : way.act)
  const title = <span className="sr-only">: {i18n._(way.title)}</span>
  const variant = isMain ? 'primary' : 'secondary'
  if (!('to' in way))
    return (
      <AdminButton data-row="" variant={variant} busy={mail.isPending} onClick={mail.send}>
        {mail.isPending ? <Trans>Sending…</Trans> : label}
      </AdminButton>
    )
  const search = 'search' in way ? way.search : undefined
  if (isDone)
    return (
      <Link
        data-row=""
        to={'seen' in way ? way.seen : way.to}
        search={search}
        className="inline-flex min-h-8 items-center font-medium text-cyan-text underline-offset-4 hover:underline max-md:min-h-12 pointer-coarse:min-h-12"
      >
        {label}
        {title}
      </Link>
    )
  return (
    <AdminLinkButton data-row="" to={way.to} search={search} variant={variant}>
      {label}
    </AdminLinkButton>
  )
}

type StepMarkProps = { state: Step['state']; number: number; isCurrent: boolean }

/** A tick, the number, or a dash; said to screen readers. */
function StepMark({ state, number, isCurrent }: StepMarkProps) {
  const box = 'grid size-6 shrink-0 place-items-center rounded-[2px] font-semibold tabular-nums'
  if (state === 'done')
    return (
      <span className={classNames(box, 'text-ok')}>
        <CheckIcon />
        <span className="sr-only">
          <Trans context="step">done</Trans>
        </span>
      </span>
    )
  if (state === 'skipped')
    return (
      <span aria-hidden="true" className={classNames(box, 'border border-line border-dashed text-t3')}>
        –
      </span>
    )
  const look = isCurrent ? 'bg-key text-on-key' : 'border border-line text-key'
  return <span className={classNames(box, look)}>{number}</span>
}
