import { AnswerFailure } from '../../kit/answer-failure.tsx'
import { isOutdated } from './use-answer.ts'

/** Why an answer didn't arrive, beside the button; what is outdated is said above the page. */
export const AnswerError = ({ error }: { error: unknown }) =>
  error && !isOutdated(error) ? <AnswerFailure error={error} /> : null
