import { Trans } from '@lingui/react/macro'

/**
 * Below a field: what another user has saved there since it was read; an empty `value` where they emptied it.
 */
export const SavedMeanwhile = ({ value }: { value: string }) =>
  value === '' ? (
    <Trans>Saved in the meantime: nothing. Saving again replaces it.</Trans>
  ) : (
    <Trans>Saved in the meantime: {value}. Saving again replaces it.</Trans>
  )
