import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { usePageTexts, type WrittenPage } from '../../../lib/artwork/use-page-texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type PageTextsProps = { orderId: number; version: number; pages: readonly WrittenPage[] }

/** The text of pages beside their pictures; nothing where the file has no letters. */
export function PageTexts({ orderId, version, pages }: PageTextsProps) {
  const [isOpen, setOpen] = useState(false)
  const written = pages.filter(({ hasText }) => hasText)
  const { texts, isFailed, retry } = usePageTexts({ orderId, version, pages: written }, isOpen)
  if (written.length === 0) return null
  return (
    <details
      className="min-w-0 not-open:print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-8 font-semibold text-[15px] leading-8 pointer-coarse:min-h-11 pointer-coarse:leading-11">
        {written.length === 1 ? <Trans>Text on the page</Trans> : <Trans>Text on the pages</Trans>}
      </summary>
      {isOpen && !texts && !isFailed && <Skeleton className="h-12 w-full" />}
      {isFailed && (
        <p role="alert">
          <Trans>The text could not be loaded.</Trans>{' '}
          <TextButton className="font-bold" onClick={retry}>
            <Trans>Try again</Trans>
          </TextButton>
        </p>
      )}
      {texts?.map(({ page, text }) => (
        <div key={page} className="border-key border-l-4 bg-white px-4 py-2 not-last:mb-3">
          {written.length > 1 && (
            <p className="type-small font-bold">
              <Trans>page {page}</Trans>
            </p>
          )}
          {/* No one knows which language it is written in. */}
          <p lang="" className="whitespace-pre-line break-words">
            {text}
          </p>
        </div>
      ))}
    </details>
  )
}
