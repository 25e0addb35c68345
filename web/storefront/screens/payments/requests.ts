import type { PaymentRequest } from '../../kit/money/money-parts.ts'

/** What a customer is asked for now, by its due day; what has none comes last, the oldest first. */
export const openRequests = <Shown extends Pick<PaymentRequest, 'id' | 'state' | 'left' | 'dueOn'>>(
  requests: readonly Shown[],
): Shown[] =>
  requests
    .filter(({ state, left }) => state === 'Open' && left > 0)
    .toSorted((one, other) => {
      const days = (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')
      return days === 0 ? one.id - other.id : days
    })
