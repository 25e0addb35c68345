import { Plural, Trans } from '@lingui/react/macro'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { pasteExcess } from '../../lib/paste-excess.ts'

/**
 * A paste that its field would cut is left out, and said to be too long, until something else is typed (ADM-21).
 * `handlers` belong on the field.
 */
export function useLongPaste(): {
  tooLong: ReactNode
  handlers: { onPaste: (event: ClipboardEvent<HTMLElement>) => void; onInput: () => void }
} {
  const [excess, setExcess] = useState<{ over: number; most: number } | null>(null)
  return {
    tooLong: excess && <TooLong {...excess} />,
    handlers: {
      onInput: () => setExcess(null),
      onPaste: (event) => {
        const field = event.target
        if (event.defaultPrevented || !isTextField(field)) return
        const text = event.clipboardData.getData('text/plain')
        const pasted =
          field instanceof HTMLInputElement ? text.replace(/[\r\n]/g, '') : text.replace(/\r\n/g, '\n')
        const over = pasteExcess(field, pasted)
        setExcess(over > 0 ? { over, most: field.maxLength } : null)
        if (over > 0) event.preventDefault()
      },
    },
  }
}

const isTextField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const TooLong = ({ over, most }: { over: number; most: number }) => (
  <>
    <Trans>Not pasted:</Trans>{' '}
    <Plural value={over} one="# character too many" other="# characters too many" />
    {', '}
    <Plural value={most} one="at most # fits" other="at most # fit" />.
  </>
)
