import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { type Artwork, type Proofs, proofsQuery } from '../../kit/orders/order-parts.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'

type ProofLinkProps = { artwork: Artwork; proofs: Proofs | undefined }

/** The way to the proof, where there is one or the site can make it at once; by account or by link. */
export function ProofLink({ artwork: { orderId, state }, proofs }: ProofLinkProps) {
  if (!proofs) return null
  if (proofs.canApproveOwn) return <OwnProof orderId={orderId} />
  if (proofs.proofs.length === 0) return null
  return (
    <ToProof orderId={orderId}>
      {state === 'ProofWaiting' ? <Trans>Look at the proof</Trans> : <Trans>See the proofs</Trans>}
    </ToProof>
  )
}

function ToProof({ orderId, children }: { orderId: number; children: ReactNode }) {
  const { token } = useParams({ strict: false })
  if (token)
    return (
      <LinkButton to="/o/$token/proof" params={{ token }} className="mt-5" arrow>
        {children}
      </LinkButton>
    )
  return (
    <LinkButton to="/myorder/$id/proof" params={{ id: String(orderId) }} className="mt-5" arrow>
      {children}
    </LinkButton>
  )
}

function OwnProof({ orderId }: { orderId: number }) {
  const failureText = useFailureText()
  const { token } = useParams({ strict: false })
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const make = useMutation({
    mutationFn: () => client.proofs.makeOwn.mutate({ id: orderId }),
    async onSuccess(proofs) {
      queryClient.setQueryData(proofsQuery({ api }, orderId).queryKey, proofs)
      for (const part of ['artwork', 'turns']) void queryClient.invalidateQueries({ queryKey: [[part]] })
      if (token) await navigate({ to: '/o/$token/proof', params: { token } })
      else await navigate({ to: '/myorder/$id/proof', params: { id: String(orderId) } })
    },
  })
  return (
    <div className="pt-5">
      <Button arrow busy={make.isPending} onClick={() => make.mutate()}>
        <Trans>Look at the proof</Trans>
      </Button>
      <p role="alert" className="pt-2 font-semibold empty:hidden">
        {make.isError && failureText(make.error)}
      </p>
    </div>
  )
}
