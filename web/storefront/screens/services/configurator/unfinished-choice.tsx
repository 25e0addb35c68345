import { Trans } from '@lingui/react/macro'
import { Button } from '../../../../ui/button.tsx'
import { goToField, type OwnField } from './use-open-fields.ts'

/** Instead of the order buttons while a field isn't finished: the one press is the way to it. */
export const UnfinishedChoice = ({ field, className }: { field: OwnField; className?: string }) => (
  <Button wide arrow className={className} onClick={() => goToField(field)}>
    {field === 'size' ? <Trans>Finish your own size</Trans> : <Trans>Finish your own run</Trans>}
  </Button>
)
