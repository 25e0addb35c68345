import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { needNames } from '../../kit/artwork/need-labels.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

type Guess = inferRouterOutputs<AppRouter>['profiles']['guesses'][number]

/** What names told of artwork (ART-20), until staff have looked at it: it is kept, or taken back. */
export function Guesses() {
  const { t } = useLingui()
  const api = useApi()
  const { data: guesses = [] } = useQuery(api.profiles.guesses.queryOptions())
  const review = useReview()
  if (guesses.length === 0) return null
  const all = (keep: boolean) => () => review.mutate({ items: itemsOf(guesses), keep })
  return (
    <section aria-labelledby="guesses" className="mb-7 max-w-240 border border-warn bg-warn-ground">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5">
        <div className="min-w-0 grow basis-80">
          <h2 id="guesses" className="admin-h2">
            <Plural
              value={guesses.length}
              one="# service or product has its check by its name"
              other="# services and products have their checks by their names"
            />
          </h2>
          <p className="text-t2">
            <Trans>
              What is printed takes files by itself. Look it over; orders placed before stay as they are.
            </Trans>
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <AdminButton disabled={review.isPending} onClick={all(true)}>
            <Trans>All of it is right</Trans>
          </AdminButton>
          <AdminButton disabled={review.isPending} onClick={all(false)}>
            <Trans>Take all of it back</Trans>
          </AdminButton>
        </span>
      </div>
      <ul
        aria-label={t`Chosen by their names`}
        className="max-h-100 overflow-y-auto border-line2 border-t bg-paper"
      >
        {guesses.map((guess) => (
          <GuessRow key={`${guess.kind} ${guess.id}`} guess={guess} review={review} />
        ))}
      </ul>
    </section>
  )
}

const itemsOf = (guesses: readonly Guess[]) => guesses.map(({ kind, id }) => ({ kind, id }))

function GuessRow({ guess, review }: { guess: Guess; review: ReturnType<typeof useReview> }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { kind, id, artwork, profile } = guess
  const name = pick(guess, 'name', language)
  const answer = (keep: boolean) => () => review.mutate({ items: itemsOf([guess]), keep })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line1 border-b px-3.5 py-1.5 last:border-b-0">
      <Link
        to={kind === 'service' ? '/admin/services/servicesmore/$id' : '/admin/services/editproduct/$id'}
        params={{ id: String(id) }}
        className="min-w-0 basis-60 break-words font-medium text-cyan-text underline-offset-4 hover:underline max-md:basis-full"
      >
        {name}
      </Link>
      <span className="min-w-0 grow text-t2 max-md:basis-full">
        {artwork ? i18n._(needNames[artwork]) : t`as the service`}
        {' · '}
        {profile ? pick(profile, 'name', language) : t`for any size`}
      </span>
      <span className="ml-auto flex shrink-0 gap-2">
        <AdminButton disabled={review.isPending} onClick={answer(true)} aria-label={t`${name}: right`}>
          <Trans>Right</Trans>
        </AdminButton>
        <AdminButton
          disabled={review.isPending}
          onClick={answer(false)}
          aria-label={t`${name}: take it back`}
        >
          <Trans>Take back</Trans>
        </AdminButton>
      </span>
    </li>
  )
}

function useReview() {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const failureNotice = useFailureNotice()
  return useMutation({
    mutationFn: (input: { items: { kind: Guess['kind']; id: number }[]; keep: boolean }) =>
      client.profiles.reviewGuesses.mutate(input),
    onSuccess(left, { keep }) {
      queryClient.setQueryData(api.profiles.guesses.queryOptions().queryKey, left)
      for (const part of ['profiles', 'services', 'products'])
        void queryClient.invalidateQueries({ queryKey: [[part]] })
      notify({ kind: 'ok', text: keep ? t`Kept as it is` : t`Taken back: it needs no artwork` })
    },
    onError: (error) => notify({ kind: 'error', ...failureNotice(t`It was not saved`, error) }),
  })
}
