import { Trans } from '@lingui/react/macro'

/** Two pages are a front and a back. */
export function PageName({ page, count }: { page: number; count: number }) {
  if (count !== 2) return <Trans>page {page}</Trans>
  return (
    <>
      {page === 1 ? <Trans context="order">Front</Trans> : <Trans context="order">Back</Trans>},{' '}
      <Trans>page {page}</Trans>
    </>
  )
}
