import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import type { Artwork, ArtworkVersion } from '../../kit/artwork/artwork-queries.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import {
  type DraftPin,
  forgetDraft,
  keepDraft,
  keptDraft,
  missingIn,
  type ProofDraft,
} from './proof-draft.ts'

/** A proof being made, kept on the device with every change until it is sent. */
export function useProofMaker(artwork: Artwork, newest: ArtworkVersion) {
  const { t } = useLingui()
  const { orderId } = artwork
  const client = useClient()
  const api = useApi()
  const navigate = useNavigate()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const [draft, setDraft] = useState(() => keptDraft(orderId, newest.number))
  const [chosen, choose] = useState<number | null>(null)
  const [wasSent, setSent] = useState(false)
  useEffect(() => keepDraft(orderId, draft), [orderId, draft])
  const version = artwork.versions.find(({ number }) => number === draft.version) ?? newest
  const older = artwork.versions.filter(({ number }) => number < version.number)
  const [compared, compareWith] = useState<number | null>(null)
  const before = older.find(({ number }) => number === compared) ?? older[0]
  const isFaulty = version.findings.some(({ severity }) => severity === 'must')
  const missing = missingIn(draft, isFaulty)
  const change = (next: Partial<ProofDraft>) => setDraft((before) => ({ ...before, ...next }))
  const changePin = (key: number, next: Partial<DraftPin>) =>
    setDraft((before) => ({
      ...before,
      pins: before.pins.map((pin) => (pin.key === key ? { ...pin, ...next } : pin)),
    }))
  const make = useMutation({
    mutationFn: () => {
      const { message, letPass, pins } = draft
      return client.proofs.make.mutate({
        id: orderId,
        version: version.number,
        ...(message.trim() !== '' && { message }),
        ...(isFaulty && { letPass }),
        pins: pins.map(({ key: _, ...pin }) => pin),
      })
    },
    onSuccess: ({ proofs }) => {
      forgetDraft(orderId)
      notify({ kind: 'ok', text: t`Proof ${proofs[0]?.round ?? 1} was sent: it is the customer’s turn` })
      void navigate({ to: '/admin/ordersadmin/$id', params: { id: String(orderId) } })
    },
    onError: (error) => {
      if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '')) return
      notify({ kind: 'error', ...noticeOf(t`The proof was not sent`, error) })
    },
    onSettled: () =>
      Promise.all([api.artwork, api.proofs, api.turns, api.orders].map((domain) => domain.invalidate())),
  })
  const again = useMutation({
    mutationFn: (number: number) =>
      client.artwork.sendAgain.mutate({ id: orderId, version: number, after: version.number }),
    onSuccess: ({ versions: [sent] }, number) => {
      const next = sent?.number ?? version.number
      change({ version: next })
      notify({ kind: 'ok', text: t`v${number} was sent again: it is v${next} now` })
    },
    onError: (error) => notify({ kind: 'error', ...noticeOf(t`That version was not sent again`, error) }),
    onSettled: () => Promise.all([api.artwork, api.turns, api.orders].map((domain) => domain.invalidate())),
  })
  return {
    orderId,
    version,
    /** This version and those before, newest first. */
    versions: [version, ...older],
    /** The older one that it is compared with. */
    before,
    compareWith,
    /** Sends an older version once more, as the newest. */
    takeUp: again.mutate,
    isTakingUp: again.isPending,
    isFaulty,
    /** Another file has arrived since the proof was begun. */
    isOutdated: version.number !== newest.number,
    draft,
    change,
    changePin,
    addPin: (pin: Omit<DraftPin, 'key' | 'text'>) => {
      const key = Math.max(0, ...draft.pins.map((one) => one.key)) + 1
      change({ pins: [...draft.pins, { ...pin, key, text: '' }] })
      choose(key)
    },
    removePin: (key: number) => change({ pins: draft.pins.filter((pin) => pin.key !== key) }),
    chosen,
    choose,
    missing: wasSent ? missing : null,
    isSending: make.isPending,
    send: () => {
      setSent(true)
      if (missing === null && version.number === newest.number && !make.isPending) make.mutate()
    },
  }
}
export type ProofMaker = ReturnType<typeof useProofMaker>
