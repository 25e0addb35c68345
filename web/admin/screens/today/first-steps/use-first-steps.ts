import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { type FirstStep, firstStepAreas } from '../../../../../src/domains/overview/first-steps-input.ts'
import type { AppRouter } from '../../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../../lib/api.ts'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'

type Read = inferRouterOutputs<AppRouter>['overview']['firstSteps']
export type Step = Read['steps'][number]
export type Facts = Read['facts']

export type FirstSteps = {
  /** Nothing is known yet; without an answer it is as if the installation had begun. */
  isPending: boolean
  hasOrders: boolean
  facts: Facts | undefined
  /** Empty once each is done or skipped. */
  steps: readonly Step[]
  skip: (steps: FirstStep[]) => void
  bringBack: (step: FirstStep) => void
}

/** The first steps that the user may take; what is skipped or brought back is shown at once. */
export function useFirstSteps(): FirstSteps {
  const { t } = useLingui()
  const { user } = useFrame()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const options = useApi().overview.firstSteps.queryOptions()
  const mayTake = Object.values(firstStepAreas).some((area) => canOpen(user, area))
  const { data, isLoading } = useQuery({ ...options, enabled: mayTake })
  const show = (changed: readonly FirstStep[], state: 'skipped' | 'open') =>
    queryClient.setQueryData(
      options.queryKey,
      (read) =>
        read && {
          ...read,
          steps: read.steps.map((one) => (changed.includes(one.step) ? { ...one, state } : one)),
        },
    )
  const settle = {
    onError: (error: unknown) => notify({ kind: 'error', text: t`It wasn’t saved.`, detail: why(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  }
  const skip = useMutation({
    mutationFn: (steps: FirstStep[]) => client.overview.skipSteps.mutate({ steps }),
    onMutate: (steps) => show(steps, 'skipped'),
    ...settle,
  })
  const bringBack = useMutation({
    mutationFn: (step: FirstStep) => client.overview.bringStepBack.mutate({ step }),
    onMutate: (step) => show([step], 'open'),
    ...settle,
  })
  const isOver = data?.steps.every(({ state }) => state !== 'open') ?? true
  return {
    isPending: isLoading,
    hasOrders: data?.facts.hasOrders ?? true,
    facts: data?.facts,
    steps: isOver ? [] : (data?.steps ?? []),
    skip: skip.mutate,
    bringBack: bringBack.mutate,
  }
}
