import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../../../kit/frame/shortcuts.ts'
import { focusRow } from '../../../kit/lists/use-row-keys.ts'
import type { FirstSteps } from './use-first-steps.ts'

/** ↑ ↓ move between the steps, Enter opens one unless it is taken, G skips it; undefined while there are none. */
export function useStepKeys({ steps, skip }: FirstSteps, isEnterTaken: boolean): Shortcut[] | undefined {
  const { t } = useLingui()
  if (steps.length === 0) return undefined
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`step`,
      act: (key) => focusRow(key === 'ArrowUp' ? -1 : 1),
    },
    ...(isEnterTaken
      ? []
      : [{ keys: ['Enter'], caps: ['Enter'], label: t`open the step`, act: () => focusRow(1) }]),
    {
      keys: ['g'],
      caps: ['G'],
      label: t`skip`,
      act: () => {
        const focused = document.activeElement?.closest<HTMLElement>('[data-step]')?.dataset.step
        const step = steps.find((one) => one.state === 'open' && (!focused || one.step === focused))
        if (step) skip([step.step])
      },
    },
  ]
}
