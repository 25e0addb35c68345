import type { ReactNode } from 'react'
import { Notice, type NoticeKind } from './notice.tsx'

export type FormMessage = { kind: NoticeKind; text: ReactNode } | null

/** What became of a form, above it: announced where the page's own notices would lie under a modal. */
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
      <div role="status">{message?.kind === 'ok' && box}</div>
      <div role="alert">{message?.kind === 'error' && box}</div>
    </>
  )
}
