import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { myOrdersQuery } from '../../kit/orders/order-parts.ts'

/** The orders that money is for, each a link: one with its name, several of one purchase with its number. */
export function WhatFor({ orderIds }: { orderIds: readonly number[] }): ReactNode {
  const language = useLanguage()
  const { data } = useQuery(myOrdersQuery({ api: useApi() }))
  const [id] = orderIds
  if (id === undefined) return <Trans>On your balance</Trans>
  const orders = (data ?? []).filter((order) => orderIds.includes(order.id))
  const purchases = new Set(orders.map(({ purchaseId }) => purchaseId))
  const [purchaseId] = purchases.size === 1 ? purchases : []
  const isPurchase = orderIds.length > 1 && purchaseId !== undefined && purchaseId !== null
  const [order] = orders
  return (
    <>
      {isPurchase && (
        <>
          <Trans>Purchase No. {purchaseId}</Trans>:{' '}
        </>
      )}
      {orderIds.map((orderId, index) => (
        <span key={orderId}>
          {index > 0 && ', '}
          <Link
            to="/myorder/$id"
            params={{ id: String(orderId) }}
            className="touch-target inline-flex items-center whitespace-nowrap underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <Reference id={orderId} />
          </Link>
        </span>
      ))}
      {orderIds.length === 1 && order && ` ${pick(order.serviceType ?? order.service, 'name', language)}`}
    </>
  )
}
