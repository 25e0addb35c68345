import type { TRPCClient } from '@trpc/client'
import type { FastifyInstance } from 'fastify'
import type { PostedContact } from '../../web/lib/posted-contact.ts'
import type { AppRouter } from '../faces/router.ts'

export type { PostedContact }

/** Enough for a name and a number, however they are escaped. */
const maxBodyBytes = 8192

/** Parses forms as browsers send them, on these routes only. */
export function readPosted(forms: FastifyInstance): void {
  forms.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (_request, body, done) => {
      const fields = new URLSearchParams(String(body))
      // The only field that a form may have several times.
      done(null, { ...Object.fromEntries(fields), lines: fields.getAll('lines') })
    },
  )
}

type Refusal = {
  data?: { httpStatus?: number; errors?: { path: string; message: string }[] }
  message?: string
}

/** Sends a posted contact form to the procedure of all contact forms, with its honeypot and limits. */
export async function sendPosted(
  client: TRPCClient<AppRouter>,
  body: unknown,
): Promise<{ status: number; posted: PostedContact }> {
  const { name = '', phoneNumber = '', website = '' } = (body ?? {}) as Record<string, string>
  try {
    await client.contactRequests.send.mutate({ name, phoneNumber, website })
    return { status: 200, posted: { typed: { name: '', phoneNumber: '' }, errors: {} } }
  } catch (error) {
    const { data, message } = error as Refusal
    const errors = Object.fromEntries((data?.errors ?? []).map((one) => [one.path, one.message]))
    const status = data?.httpStatus ?? 500
    const failure = status < 500 ? (message ?? '') : ''
    return { status, posted: { typed: { name, phoneNumber }, errors, failure } }
  }
}
