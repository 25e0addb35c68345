import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WordButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { PayerForm } from '../../kit/record-payment/payer-form.tsx'
import { RecordSheet } from '../../kit/record-payment/record-dialog.tsx'
import { FindPayer } from './find-payer.tsx'

type RecordRailProps = {
  payer: number | 'find'
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
    <RecordSheet onClose={props.onClose}>{content}</RecordSheet>
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

function RailContent({ payer, onPayer, onClose }: RecordRailProps) {
  if (payer === 'find') return <FindPayer onFound={onPayer} />
  return <PayerForm key={payer} id={payer} onOther={() => onPayer('find')} onClose={onClose} />
}
