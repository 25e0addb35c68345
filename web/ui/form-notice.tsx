import type { ReactNode } from 'react'
import { Notice, type NoticeProps } from './notice.tsx'

export type FormMessage = { kind: NoticeProps['kind']; text: ReactNode } | null

/** The result of a form, above it; announced, where the page's own notices would lie behind a modal. */
export function FormNotice({ message, onDismiss }: { message: FormMessage; onDismiss: () => void }) {
  const box = message && (
    <div className="pb-6">
      <Notice kind={message.kind} onDismiss={onDismiss}>
        {message.text}
      </Notice>
    </div>
  )
  return (
    <>
      <div role="status">{message?.kind !== 'error' && box}</div>
      <div role="alert">{message?.kind === 'error' && box}</div>
    </>
  )
}
