import type { ReactNode } from 'react'
import { isUnanswered, refusalOf } from '../../../lib/api.ts'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { isOutdated } from './use-answer.ts'

type AnswerErrorProps = {
  error: unknown
  /** Where it was refused without a sentence. */
  children: ReactNode
}

/** Why an answer didn't arrive, beside the button. */
export function AnswerError({ error, children }: AnswerErrorProps) {
  if (!error || isOutdated(error)) return null
  if (isUnanswered(error))
    return (
      <p>
        <NoAnswer />
      </p>
    )
  return <p>{refusalOf(error) || children}</p>
}
