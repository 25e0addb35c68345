import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { ReadyMadeKey } from '../../../../src/domains/ready-made/ready-made-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import type { Shortcut } from '../frame/shortcuts.ts'
import { keepText, keptKey } from '../kept-text.ts'
import { useFailureNotice } from '../use-failure-message.ts'

export type ReadyMade = inferRouterOutputs<AppRouter>['readyMade']['list'][number]

/** The name under which the Idempotency-Key is kept. */
const keyName = 'readyMade'

/** Choosing ready-made services, with the keys of the screen for it, and taking them. */
export function useReadyMade({ enabled }: { enabled: boolean } = { enabled: true }) {
  const { t } = useLingui()
  const query = useQuery({ ...useApi().readyMade.list.queryOptions(), enabled })
  const [keys, setKeys] = useState<readonly ReadyMadeKey[]>([])
  const offered = query.data ?? []
  const chosen = offered.filter(({ key }) => keys.includes(key))
  const toggle = (key: ReadyMadeKey): void =>
    setKeys(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])
  const taking = useTaking()
  const take = (): void => {
    if (chosen.length > 0 && !taking.isPending) taking.mutate(chosen)
  }
  const digits = offered.slice(0, 9).map((_, index) => String(index + 1))
  const shortcuts: Shortcut[] = [
    {
      keys: digits,
      caps: ['1', '–', '9'],
      label: t`choose a ready-made service`,
      act: (digit) => {
        const one = offered[Number(digit) - 1]
        if (one) toggle(one.key)
      },
    },
    ...(chosen.length > 0 ? [{ keys: ['Enter'], caps: ['Enter'], label: t`set up`, act: take }] : []),
  ]
  return { query, offered, chosen, toggle, take, isBusy: taking.isPending, shortcuts }
}
export type ReadyMadeChoice = ReturnType<typeof useReadyMade>

/** One lands in its price table, several in the list of services. */
function useTaking() {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const navigate = useNavigate()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  return useMutation({
    mutationFn: (chosen: readonly ReadyMade[]) => {
      const keyed = (some: readonly ReadyMade[]) => some.map(({ key }) => key)
      const input = { keys: keyed(chosen), copies: keyed(chosen.filter(({ taken }) => taken > 0)) }
      const key = keptKey(keyName, JSON.stringify(input))
      return client.readyMade.take.mutate(input, { context: { headers: { 'idempotency-key': key } } })
    },
    onSuccess: ({ services }) => {
      keepText(keyName, '')
      const [first, ...more] = services
      if (first && more.length === 0)
        void navigate({ to: '/admin/services/options/$id', params: { id: String(first.productId) } })
      else void navigate({ to: '/admin/services/services' })
      notify({
        kind: 'ok',
        text: t`${plural(services.length, {
          one: '# service was set up, hidden for now',
          other: '# services were set up, hidden for now',
        })}`,
      })
    },
    onError: (error) => notify({ kind: 'error', ...noticeOf(t`Nothing was set up`, error) }),
    onSettled: () =>
      Promise.all([
        api.readyMade.invalidate(),
        api.services.invalidate(),
        api.products.invalidate(),
        api.profiles.invalidate(),
        api.production.invalidate(),
        api.overview.invalidate(),
      ]),
  })
}
