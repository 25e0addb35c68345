import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../lib/api.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useFailureText } from '../../kit/use-failure-text.ts'

/** The customer whose quote it is ends its link, for everybody who has it. */
export function EndOwnLink({ id }: { id: number }) {
  const client = useClient()
  const failureText = useFailureText()
  const end = useMutation({ mutationFn: () => client.offers.endLink.mutate({ id }) })
  if (end.isSuccess)
    return (
      <p role="status">
        <Trans>The link works no more, for nobody.</Trans>
      </p>
    )
  return (
    <>
      <TextButton aria-disabled={end.isPending || undefined} onClick={() => !end.isPending && end.mutate()}>
        <Trans>End this link for everybody</Trans>
      </TextButton>
      <span role="alert" className="self-center empty:hidden">
        {end.error && failureText(end.error)}
      </span>
    </>
  )
}
