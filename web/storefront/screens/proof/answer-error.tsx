import type { ReactNode } from 'react'
import { refusalOf } from '../../../lib/api.ts'
import { isOutdated } from './use-answer.ts'

type AnswerErrorProps = {
  error: unknown
  /** Where nothing was answered. */
  children: ReactNode
}

/** Why an answer didn't arrive, beside the button. */
export function AnswerError({ error, children }: AnswerErrorProps) {
  if (!error || isOutdated(error)) return null
  return <p>{refusalOf(error) || children}</p>
}
