import type { TRPCClient } from '@trpc/client'
import type { PostedContact } from '../../web/lib/posted-contact.ts'
import type { AppRouter } from '../faces/router.ts'

/** Where an answer to a quote may be posted without our program. */
export const offerPaths = ['/q/:token', '/az/q/:token', '/ru/q/:token', '/en/q/:token']

/** Where what is pressed on a page to pay at may be posted without our program. */
export const paymentPaths = ['/p/:token', '/az/p/:token', '/ru/p/:token', '/en/p/:token']

/** The tokens in the address of a quote's page, and of one to pay at. */
export function tokensOf(address: string): { offerToken?: string; paymentToken?: string } {
  const [, page = '', token] =
    /^(?:\/(?:az|ru|en))?\/([qp])\/([\w-]{43})(?:\/back)?\/?(?:$|\?)/i.exec(address) ?? []
  if (token === undefined) return {}
  return page.toLowerCase() === 'q' ? { offerToken: token } : { paymentToken: token }
}

/** Form fields are texts, except one with several values. */
type Posted = Partial<
  Record<'act' | 'revision' | 'hash' | 'name' | 'text' | 'reason', string> & { lines: string[] }
>
type Refusal = {
  data?: { httpStatus?: number; errors?: { path: string; message: string }[] }
  message?: string
}

/** Sends a posted answer to its procedure; null once it was accepted. */
export async function postAnswer(
  client: TRPCClient<AppRouter>,
  body: unknown,
): Promise<{ status: number; posted: PostedContact } | null> {
  const fields = (body ?? {}) as Posted
  const { act = '', name = '', text = '', reason = '', lines = [] } = fields
  try {
    await answer(client, fields)
    return null
  } catch (error) {
    const { data, message = '' } = error as Refusal
    const status = data?.httpStatus ?? 500
    const said = [data?.errors?.[0]?.message, message].find((one) => one) ?? ''
    const typed = { name, phoneNumber: '', text, reason, lines: lines.map(Number) }
    const posted = { act, typed, errors: {} }
    return { status, posted: { ...posted, failure: status < 500 ? said : '' } }
  }
}

/**
 * Does what was pressed on a page to pay at. A payment that was begun has a link to the bank on it: our content
 * security policy lets no form lead to another site. Null once the page has to be requested again, `path` is the page
 * of another link.
 */
export async function postPayment(
  { paymentLinks }: TRPCClient<AppRouter>,
  body: unknown,
): Promise<{ status: number; posted: PostedContact } | { path: string } | null> {
  const { act, provider } = (body ?? {}) as { act?: string; provider?: string }
  const posted = { act: 'pay', typed: { name: '', phoneNumber: '' }, errors: {} }
  try {
    switch (act) {
      case 'check':
        await paymentLinks.check.mutate()
        return null
      case 'follow':
        return { path: new URL((await paymentLinks.follow.mutate()).url).pathname }
      case 'renew':
        return { status: 200, posted: { ...posted, renewed: await paymentLinks.renew.mutate() } }
      default: {
        const { payUrl } = await paymentLinks.pay.mutate({ provider: provider as never })
        return { status: 200, posted: { ...posted, link: payUrl } }
      }
    }
  } catch (error) {
    const { data, message = '' } = error as Refusal
    const status = data?.httpStatus ?? 500
    return { status, posted: { ...posted, failure: status < 500 || status === 503 ? message : '' } }
  }
}

/** Fields are read as leniently as by REST: the procedure refuses missing and invalid ones. */
function answer({ offers }: TRPCClient<AppRouter>, fields: Posted): Promise<unknown> {
  const { act, revision: given, hash = '', name = '', text = '', reason, lines } = fields
  const revision = Number(given)
  switch (act) {
    case 'accept':
      return offers.accept.mutate({ revision, hash, name })
    case 'change':
      return offers.askChange.mutate({ revision, text, ...(lines && { lines: lines.map(Number) }) })
    case 'decline':
      return offers.decline.mutate({ revision, text, reason: reason as never })
    case 'renew':
      return offers.askRenewal.mutate({ revision, text })
    default:
      return offers.takeBack.mutate()
  }
}
