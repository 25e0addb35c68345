import { Trans } from '@lingui/react/macro'

/** Under a field: what somebody else has saved there since it was read. Empty where they have emptied it. */
export const Meanwhile = ({ value }: { value: string }) =>
  value === '' ? (
    <Trans>Saved meanwhile: nothing. Saving again replaces it.</Trans>
  ) : (
    <Trans>Saved meanwhile: {value}. Saving again replaces it.</Trans>
  )
