import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { type Client, useClient } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { withText } from '../../kit/orders/use-whatsapp.ts'
import { payLinkGreetings } from '../../kit/pay-link-text.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

type Reminded = inferRouterOutputs<AppRouter>['payments']['remind'][number]

/** Reminds of what orders owe, and gives the link to pay one of them. */
export function useDebtActs() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const hindrances: Record<NonNullable<Reminded['hindrance']>, string> = {
    nothingAsked: t`nothing is asked for`,
    noMail: t`no e-mail reaches them`,
    today: t`reminded today already`,
  }
  const remind = useMutation({
    mutationFn: (orderIds: number[]) => client.payments.remind.mutate({ orderIds }),
    onSuccess: (reminded) => {
      const sent = reminded.filter(({ hindrance }) => hindrance === null).length
      const others = reminded.flatMap(({ appUser, hindrance }) =>
        hindrance ? [`${`${appUser.name} ${appUser.surname}`.trim()}: ${hindrances[hindrance]}`] : [],
      )
      const detail = others.join('; ')
      notify({
        kind: sent > 0 ? 'ok' : 'error',
        about: 'remind',
        text:
          sent > 0
            ? t`${plural(sent, { one: '# customer was reminded', other: '# customers were reminded' })}`
            : t`Nobody was reminded`,
        ...(detail && { detail }),
      })
    },
    onError: (error) =>
      notify({ kind: 'error', about: 'remind', ...noticeOf(t`Nobody was reminded`, error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['payments']] }),
  })
  const nothing = t`Nothing is asked for of this order: ask for it on the order’s page first.`
  const link = useMutation({
    mutationFn: async ({ orderId, by }: { orderId: number; by: 'copy' | 'whatsApp' }) => {
      const found = await linkOf(client, orderId)
      if (!found) return null
      if (by === 'copy') await navigator.clipboard.writeText(found.url)
      else window.open(found.whatsApp ?? found.url, '_blank', 'noopener')
      return by
    },
    onSuccess: (by) => {
      if (by === null) notify({ kind: 'error', about: 'pay link', text: nothing })
      if (by === 'copy') notify({ kind: 'ok', about: 'pay link', text: t`The link to pay is copied` })
    },
    onError: (error) =>
      notify({ kind: 'error', about: 'pay link', ...noticeOf(t`The link could not be copied`, error) }),
  })
  const sayNoneChosen = () =>
    notify({ kind: 'error', about: 'chosen', text: t`Choose an order first: go to it with ↑ and ↓.` })
  return {
    remind: (orderIds: number[]) => {
      if (orderIds.length === 0) sayNoneChosen()
      else if (!remind.isPending) remind.mutate(orderIds)
    },
    sayNoneChosen,
    copyLink: (orderId: number) => link.mutate({ orderId, by: 'copy' }),
    whatsApp: (orderId: number) => link.mutate({ orderId, by: 'whatsApp' }),
    isBusy: remind.isPending || link.isPending,
  }
}

/** The link of what is asked for an order; null where nothing is. */
async function linkOf(client: Client, orderId: number) {
  const [order, { requests }] = await Promise.all([
    client.orders.byId.query({ id: orderId }),
    client.payments.ofOrder.query({ id: orderId }),
  ])
  const request = requests.find(({ state }) => state === 'Open')
  if (!request) return null
  const { url } = await client.paymentLinks.ofRequest.mutate({ id: request.id })
  const { whatsApp } = phoneLinks(order.appUser.phoneNumber)
  const language = order.customer?.language ?? 'az'
  const greeting = payLinkGreetings[language](formatMoney(request.amount, language))
  return { url, whatsApp: whatsApp && withText(whatsApp, [greeting, url]) }
}
