import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { usePageTexts, type WrittenPage } from '../../../../lib/artwork/use-page-texts.ts'
import { WordButton } from '../../../../ui/admin/button.tsx'

type PageTextProps = { orderId: number; version: number; page: WrittenPage }

/** What is written on the page that is shown, where its file says it in letters. */
export function PageText({ orderId, version, page }: PageTextProps) {
  const [isOpen, setOpen] = useState(false)
  const { texts, isFailed, retry } = usePageTexts({ orderId, version, pages: [page] }, isOpen && page.hasText)
  if (!page.hasText) return null
  return (
    <details
      className="border-line2 border-t bg-paper px-3.5 py-1"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">
        <Trans>Text on the page</Trans>
      </summary>
      {!texts && !isFailed && <p className="h-6 w-full bg-pit" />}
      {isFailed && (
        <p role="alert" className="flex flex-wrap gap-x-3">
          <Trans>The text could not be loaded.</Trans>
          <WordButton onClick={retry}>
            <Trans>Try again</Trans>
          </WordButton>
        </p>
      )}
      {texts?.map(({ text }) => (
        // In which language it is written, nobody knows.
        <p key={text} lang="" className="py-1 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </details>
  )
}
