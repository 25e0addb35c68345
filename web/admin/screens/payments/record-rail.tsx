import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { FindPayer } from './find-payer.tsx'
import { blankDraft, type Draft } from './record-draft.ts'
import { RecordForm } from './record-form.tsx'

export type Drafts = ReadonlyMap<number, Draft>

type RecordRailProps = {
  payer: number | 'find'
  /** What was typed for each customer stays until it is written down. */
  drafts: Drafts
  onDraft: (payer: number, draft: Draft | null) => void
  onPayer: (payer: number | 'find') => void
  onClose: () => void
}

/** Where a payment is written down: beside the list, under 1280 px over it, on a phone a page. */
export function RecordRail(props: RecordRailProps) {
  const isWide = useMedia('(width >= 1280px)')
  const content = <RailContent {...props} />
  return isWide ? (
    <Aside onClose={props.onClose}>{content}</Aside>
  ) : (
    <Modal place="side" title={<Trans>Write down a payment</Trans>} onClose={props.onClose}>
      <div className="-mx-6 mt-2 -mb-5 flex min-h-[calc(100dvh-72px)] flex-col">{content}</div>
    </Modal>
  )
}

/** Esc closes it; the focus then goes back to where it was. */
function Aside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui()
  const aside = useRef<HTMLElement>(null)
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const rail = aside.current
    return () => {
      const isLost = rail?.contains(document.activeElement) || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [before])
  return (
    <aside
      ref={aside}
      data-rail=""
      aria-label={t`Write down a payment`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      className="sticky top-14 flex max-h-[calc(100dvh-104px)] min-h-[min(640px,calc(100dvh-104px))] flex-col overflow-y-auto border border-line2 bg-paper"
    >
      <div className="flex items-baseline justify-between gap-3 px-4 pt-3.5">
        <h2 className="admin-ticket">
          <Trans>Write down a payment</Trans>
        </h2>
        <WordButton onClick={onClose} aria-label={t`Close`}>
          <KeyCap>Esc</KeyCap>
        </WordButton>
      </div>
      {children}
    </aside>
  )
}

function RailContent({ payer, drafts, onDraft, onPayer, onClose }: RecordRailProps) {
  if (payer === 'find') return <FindPayer onFound={onPayer} />
  return (
    <PayerForm
      key={payer}
      id={payer}
      draft={drafts.get(payer)}
      onDraft={(draft) => onDraft(payer, draft)}
      onOther={() => onPayer('find')}
      onClose={onClose}
    />
  )
}

type PayerFormProps = {
  id: number
  draft: Draft | undefined
  onDraft: (draft: Draft | null) => void
  onOther: () => void
  onClose: () => void
}

function PayerForm({ id, draft: kept, onDraft, onOther, onClose }: PayerFormProps) {
  const query = useQuery(useApi().payments.payer.queryOptions({ id }))
  const [blank] = useState(blankDraft)
  if (query.data)
    return (
      <RecordForm
        payer={query.data}
        draft={kept ?? blank}
        onDraft={onDraft}
        onOther={onOther}
        onDone={() => {
          onDraft(null)
          onClose()
        }}
      />
    )
  return (
    <div className="p-4">
      {query.isError ? (
        <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
          <Trans>The customer did not load.</Trans>
        </SectionFailed>
      ) : (
        <Bar className="h-60 w-full" />
      )}
    </div>
  )
}
