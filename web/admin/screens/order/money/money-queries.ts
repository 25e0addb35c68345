import type { Api } from '../../../../lib/api.ts'

export const orderMoneyQuery = (api: Api, id: number) => ({
  ...api.payments.ofOrder.queryOptions({ id }),
  refetchInterval: 30_000,
})

export const customerTermsQuery = (api: Api, customerId: number) =>
  api.payments.customerTerms.queryOptions({ id: customerId })
