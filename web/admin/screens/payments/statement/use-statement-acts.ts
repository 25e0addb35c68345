import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnanswered, useApi, useClient } from '../../../../lib/api.ts'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { useRenewMoney } from '../../../kit/record-payment/use-renew-money.ts'
import { useFailureNotice } from '../../../kit/use-failure-message.ts'
import type { Line, LineToBook, Statement } from './statement-types.ts'

type Decision = { line: Line; state: 'open' | 'later' | 'left' | 'expense' }

/** As many lines go into one call. */
const mostAtOnce = 100

/** Books, leaves and opens the lines of a statement (PAY-42, PAY-43). */
export function useStatementActs({ id }: Pick<Statement, 'id'>) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const renewMoney = useRenewMoney()
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const about = `statement ${id}`
  const renew = () =>
    Promise.all([renewMoney(), queryClient.invalidateQueries({ queryKey: [['statements']] })])

  const undo = useMutation({
    mutationFn: async (payments: readonly number[]) => {
      for (const payment of payments) await client.payments.undo.mutate({ id: payment })
    },
    onSuccess: () => notify({ kind: 'ok', about, text: t`Taken back: nothing of it is written down` }),
    onError: (error) =>
      notify({ kind: 'error', about, ...noticeOf(t`Not everything could be taken back`, error) }),
    onSettled: renew,
  })

  const book = useMutation({
    mutationFn: async (lines: readonly LineToBook[]) => {
      const results: Awaited<ReturnType<typeof client.statements.book.mutate>>['results'] = []
      for (let from = 0; from < lines.length; from += mostAtOnce) {
        const part = lines.slice(from, from + mostAtOnce)
        const answer = await client.statements.book.mutate({ id, lines: part })
        results.push(...answer.results)
        queryClient.setQueryData(api.statements.read.queryOptions({ id }).queryKey, answer.statement)
      }
      return results
    },
    onSuccess: (results) => {
      const failed = results.flatMap(({ lineId, error }) => (error ? [[lineId, error.message] as const] : []))
      setRefused(new Map(failed))
      const payments = results.flatMap((one) => one.payments)
      const done = results.length - failed.length
      if (failed.length > 0)
        notify({
          kind: 'error',
          about,
          text: t`${plural(failed.length, { one: '# line was not written down', other: '# lines were not written down' })}`,
          detail: t`Each of them says why.`,
        })
      if (done > 0)
        notify({
          kind: 'ok',
          ...(failed.length === 0 && { about }),
          text: t`${plural(done, { one: '# payment was written down', other: '# payments were written down' })}`,
          onUndo: () => undo.mutate(payments),
        })
    },
    onError: (error) =>
      notify(
        isUnanswered(error)
          ? {
              kind: 'error',
              about,
              text: t`No answer came`,
              detail: t`Press again: each line is written down once only.`,
            }
          : { kind: 'error', about, ...noticeOf(t`Nothing was written down`, error) },
      ),
    onSettled: renew,
  })

  const decide = useMutation({
    mutationFn: ({ line, state }: Decision) => client.statements.decide.mutate({ id: line.id, state }),
    onMutate: ({ line, state }) => {
      const key = api.statements.read.queryOptions({ id }).queryKey
      const before = queryClient.getQueryData(key)
      const group = state === 'left' || state === 'expense' ? state : undefined
      queryClient.setQueryData(
        key,
        (statement) =>
          statement && {
            ...statement,
            lines: statement.lines.map((one) =>
              one.id === line.id ? { ...one, isLater: state === 'later', ...(group && { group }) } : one,
            ),
          },
      )
      return { before, key }
    },
    onError: (error, _, kept) => {
      if (kept) queryClient.setQueryData(kept.key, kept.before)
      notify({ kind: 'error', about, ...noticeOf(t`The line is as it was`, error) })
    },
    onSuccess: (_, { line, state }) => {
      if (state !== 'left' && state !== 'expense') return
      notify({
        kind: 'ok',
        about,
        text: state === 'left' ? t`Left: it is booked to nobody` : t`It is among the expenses`,
        onUndo: () => decide.mutate({ line, state: 'open' }),
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['statements']] }),
  })

  return {
    book: (lines: readonly LineToBook[]) => {
      if (!book.isPending && lines.length > 0) book.mutate(lines)
    },
    isBooking: book.isPending,
    decide: (line: Line, state: Decision['state']) => decide.mutate({ line, state }),
    /** Why a line wasn't booked, by its id. */
    refused,
  }
}
