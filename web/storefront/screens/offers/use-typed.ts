import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** The answers that are typed, a name or words. */
const acts = ['accept', 'change', 'decline', 'renew'] as const
type Act = (typeof acts)[number]

/** What is typed of one answer, and what takes more of it. */
export type Typed = readonly [text: string, type: (text: string) => void]

/**
 * What the reader has typed, kept while forms come and go: when a new revision comes, and when an answer is taken back.
 * At first what a browser without our program has posted in vain.
 */
export function useTyped(): Record<Act, Typed> {
  const { posted } = useRouter().options.context
  const [typed, setTyped] = useState<Partial<Record<Act, string>>>(() => {
    const act = acts.find((one) => one === posted?.act)
    if (!act || !posted) return {}
    return { [act]: act === 'accept' ? posted.typed.name : (posted.typed.text ?? '') }
  })
  const of = (act: Act): Typed => [
    typed[act] ?? '',
    (text) => setTyped((before) => ({ ...before, [act]: text })),
  ]
  return { accept: of('accept'), change: of('change'), decline: of('decline'), renew: of('renew') }
}
