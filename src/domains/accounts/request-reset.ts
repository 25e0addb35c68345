import { AppError, type Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import type { Deps } from '../../procedures/deps.ts'
import { invitedParts, isShutOut } from '../staff/invite-staff.ts'
import type { CallOrigin } from './device.ts'
import { resetBaseUrl } from './reset-link.ts'

const unknownEmail: Message = /*i18n*/ { id: 'accounts.unknownEmail', message: 'The e-mail was not found.' }

type Request = CallOrigin & { email: string; url?: string | undefined }

/**
 * Queues the email with a reset link (ACC-8). The link's address is checked before anything is looked up; the
 * token is made when the email is written.
 * @throws VALIDATION for a `url` on another origin, NOT_FOUND for an unknown e-mail and for an ended
 * invitation (PER-11), RATE_LIMITED
 */
export async function requestReset(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now' | 'settings'>,
  { email, url, device, language }: Request,
): Promise<void> {
  const { SITE_URL } = deps.settings
  const base = url === undefined ? null : resetBaseUrl(url, SITE_URL)
  await deps.limits.consume('forgotAddress', device.address)
  await deps.limits.consume('forgotAccount', email)
  await deps.db.$transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { email, deletedAt: null }, include: invitedParts })
    if (!user || isShutOut(user, deps.now())) throw new AppError('NOT_FOUND', unknownEmail)
    // Without a page from the caller the link opens the one in the reader's language.
    const baseUrl = base ?? resetBaseUrl(SITE_URL + addressIn(language, '/'), SITE_URL)
    const requestedAt = deps.now().toISOString()
    await deps.emails.enqueue(tx, { kind: 'passwordReset', userId: user.id, language, baseUrl, requestedAt })
  })
}
