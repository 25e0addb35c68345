import { useEffect, useRef, useState } from 'react'
import { saveText } from '../download.ts'

type Words = { title: string; copied: string; cannotCopy: string }

/** Recovery codes that are shown this once: the list has the focus, and they can be copied or saved as a file. */
export function useCodesToKeep(codes: readonly string[], email: string, words: Words) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const [told, tell] = useState('')
  const text = [`${location.host}: ${email}`, words.title, '', ...codes, ''].join('\n')
  return {
    list,
    /** What came of copying. */
    told,
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => tell(words.copied),
        () => tell(words.cannotCopy),
      ),
    save: () => saveText('recovery-codes.txt', text),
  }
}
