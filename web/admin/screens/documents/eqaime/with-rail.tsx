import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { footBar } from '../../../../ui/admin/foot-bar.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { useMedia } from '../../../../ui/admin/use-media.ts'

type WithRailProps = { count: number; rail: ReactNode; children: ReactNode }

/** Beside the list, under 1280 px over it, on a phone a page. */
export function WithRail({ count, rail, children }: WithRailProps) {
  const { t } = useLingui()
  const isWide = useMedia('(width >= 1280px)')
  const [isOpen, open] = useState(false)
  if (isWide)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_376px] items-start gap-x-6">
        <div className="min-w-0">{children}</div>
        <aside
          data-rail=""
          aria-label={t`Package and numbers`}
          className="sticky top-14 flex max-h-[calc(100dvh-104px)] min-h-[min(640px,calc(100dvh-104px))] flex-col overflow-y-auto border border-line2 bg-paper"
        >
          {rail}
        </aside>
      </div>
    )
  return (
    <>
      {children}
      <div
        ref={footBar}
        data-foot-bar=""
        className="sticky bottom-0 z-10 -mx-4 mt-6 -mb-8 grid border-key border-t bg-paper px-4 py-2.5"
      >
        <AdminButton variant="primary" aria-haspopup="dialog" onClick={() => open(true)}>
          {count > 0 ? <Trans>Package and numbers ({count})</Trans> : <Trans>Package and numbers</Trans>}
        </AdminButton>
      </div>
      {isOpen && (
        <Modal place="side" title={<Trans>Package and numbers</Trans>} onClose={() => open(false)}>
          <div className="-mx-6 mt-2 -mb-5 flex min-h-[calc(100dvh-72px)] flex-col">{rail}</div>
        </Modal>
      )}
    </>
  )
}
