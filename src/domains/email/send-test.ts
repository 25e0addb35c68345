import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readCompany } from './company.ts'
import { type Email, sayIn } from './email.ts'
import { keepAccepted } from './mail-state.ts'
import { outcomeOf, outcomes, type TestOutcome, testOutcomes } from './test-outcomes.ts'

/** `message` says in the caller's language what happened and what to do; `answer` is the server's own. */
export const testResultSchema = z.object({
  outcome: z.enum(testOutcomes),
  message: z.string(),
  answer: z.string(),
})

const texts = {
  subject: /*i18n*/ { id: 'mail.test.subject', message: 'A test: e-mails arrive' },
  text: /*i18n*/ {
    id: 'mail.test.text',
    message: 'You sent this from the back office. Customers get the e-mails about their orders the same way.',
  },
} as const satisfies Record<string, Message>

/** A server's answer may be long; its beginning says why. */
const maxAnswer = 300

/**
 * Sends a test to the caller's own address at once, past the queue, and says how it went (EML-11).
 * @throws RATE_LIMITED
 */
export async function sendTest(
  deps: Pick<Deps, 'db' | 'settings' | 'limits' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { language }: { language: Language },
): Promise<z.infer<typeof testResultSchema>> {
  await deps.limits.consume('testMailAccount', String(caller.id))
  const user = await deps.db.user.findUniqueOrThrow({ where: { id: caller.id } })
  const name = `${user.name} ${user.surname}`.trim()
  const result = (outcome: TestOutcome, answer = '') => ({
    outcome,
    message: translate({ ...outcomes[outcome], values: { address: user.email } }, language),
    answer: answer.slice(0, maxAnswer),
  })
  const { SMTP_URL } = deps.settings
  if (SMTP_URL === undefined) return result('notSetUp')
  const { sendNow } = await import('./deliver.ts')
  const company = await readCompany(deps.db, language, deps.settings.SITE_URL)
  try {
    const email = testTo({ name, address: user.email }, language)
    const answer = await sendNow(deps.settings, SMTP_URL, { email, company })
    await keepAccepted(deps, deps.now())
    return result('accepted', answer)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return result(outcomeOf(error), error.message)
  }
}

function testTo(to: Email['to'], language: Language): Email {
  const say = sayIn(language)
  return { to, language, ink: 'key', subject: say(texts.subject), paragraphs: [say(texts.text)] }
}
