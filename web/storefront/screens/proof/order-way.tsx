import { Link, useNavigate } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { ReactNode } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Pieces } from '../../../ui/pieces.tsx'

type Order = inferRouterOutputs<AppRouter>['orders']['byId']
/** An order and how to reach its page; `token` is that of the link by which it was opened. */
export type ProvedOrder = { order: Order; token: string | null }

type OrderPageLinkProps = ProvedOrder & { className?: string; children: ReactNode }

export const OrderPageLink = ({ order, token, ...rest }: OrderPageLinkProps) =>
  token === null ? (
    <Link to="/myorder/$id" params={{ id: String(order.id) }} {...rest} />
  ) : (
    <Link to="/o/$token" params={{ token }} {...rest} />
  )

export function useOrderPage({ order, token }: ProvedOrder): () => Promise<void> {
  const navigate = useNavigate()
  return () =>
    token === null
      ? navigate({ to: '/myorder/$id', params: { id: String(order.id) } })
      : navigate({ to: '/o/$token', params: { token } })
}

/** `Business cards, 500 pieces` */
export function OrderName({ order }: Pick<ProvedOrder, 'order'>) {
  const language = useLanguage()
  return (
    <>
      {pick(order.serviceType ?? order.service, 'name', language)}, <Pieces count={order.count} />
    </>
  )
}
