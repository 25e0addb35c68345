import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Job } from './calendar-model.ts'

export type Wish = { job: Job; day: Day; reason?: string; anyway?: boolean }

const renewed = ['production', 'orders', 'history']

/** Gives a job another day, which is taken back for 10 s; whoever was faster keeps theirs. */
export function useMoves() {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const renew = () =>
    Promise.all(renewed.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] })))
  const about = (id: number) => `day of ${id}`
  const undo = useMutation({
    mutationFn: (id: number) => client.production.undoPlan.mutate({ id }),
    onSuccess: (_, id) =>
      notify({ kind: 'ok', about: about(id), text: t`№\u00a0${id} has its former day again` }),
    onError: (error, id) =>
      notify({ kind: 'error', about: about(id), ...noticeOf(t`The move could not be taken back`, error) }),
    onSettled: renew,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ job: { id, plannedOn }, day, reason, anyway }: Wish) =>
      client.production.plan.mutate({ id, day, was: plannedOn, reason, anyway }),
    onSuccess: (_, { job: { id }, day }) =>
      notify({
        kind: 'ok',
        about: about(id),
        text: t`№\u00a0${id}: day in the workshop ${formatDayAndMonth(day, language)}`,
        onUndo: () => undo.mutate(id),
      }),
    onError: (error, { job: { id } }) =>
      notify({ kind: 'error', about: about(id), ...noticeOf(t`№\u00a0${id} stays on its day`, error) }),
    onSettled: renew,
  })
  return { move: mutate, isPending, failure: error ? why(error) : undefined }
}
