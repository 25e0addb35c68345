import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { outcomeOf } from '../../../src/domains/email/test-outcomes.ts'
import { makeMember } from '../../support/accounts.ts'
import { freePort } from '../../support/free-port.ts'
import { startTestApp } from '../../support/harness.ts'
import { startSmtp } from '../../support/smtp.ts'

async function shopWith(settings: Record<string, string>, databaseUrl?: string) {
  const app = await startTestApp({ settings, ...(databaseUrl && { databaseUrl }) })
  onTestFinished(() => app.close())
  const { token, email } = await makeMember(app.deps.db, 'SuperAdmin')
  return {
    app,
    email,
    send: () => app.trpc(token, 'ru').mail.test.mutate(),
    state: () => app.trpc(token).mail.state.query(),
  }
}

/** The URL of a server that behaves like this. */
async function serverThat(options: SMTPServerOptions, user = ''): Promise<string> {
  const server = new SMTPServer({ logger: false, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return `smtp://${user}127.0.0.1:${(server.server.address() as AddressInfo).port}`
}
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

// EML-11
describe('a test mail', () => {
  test('goes to the caller at once, and what the server accepted counts for these settings only', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const { app, email, send, state } = await shopWith({ SMTP_URL: smtp.url })
    expect(await state()).toEqual({ isSetUp: true, acceptedAt: null })
    const { outcome, message } = await send()
    expect(outcome).toBe('accepted')
    expect(message).toContain(email)
    expect(message).toMatch(/[а-я]/)
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual([email])
    expect((await state()).acceptedAt).not.toBeNull()
    const other = await shopWith({ SMTP_URL: smtp.url, MAIL_FROM: 'other@shop.test' }, app.databaseUrl)
    expect((await other.state()).acceptedAt).toBeNull()
  })

  test('without a mail server says so', async () => {
    const { send, state } = await shopWith({})
    expect(await send()).toMatchObject({ outcome: 'notSetUp', message: expect.stringContaining('SMTP_URL') })
    expect(await state()).toEqual({ isSetUp: false, acceptedAt: null })
  })

  test.each<[outcome: string, url: () => Promise<string>]>([
    [
      'logInRefused',
      () =>
        serverThat(
          { authOptional: false, onAuth: (_auth, _session, done) => done(refusal(535, 'bad password')) },
          'shop:wrong@',
        ),
    ],
    [
      'senderRefused',
      () =>
        serverThat({
          authOptional: true,
          onMailFrom: (_from, _session, done) => done(refusal(553, 'not your address')),
        }),
    ],
    [
      'receiverRefused',
      () =>
        serverThat({
          authOptional: true,
          onRcptTo: (_to, _session, done) => done(refusal(550, 'no such mailbox')),
        }),
    ],
    [
      'refused',
      () =>
        serverThat({
          authOptional: true,
          onData(stream, _session, done) {
            stream.resume()
            stream.on('end', () => done(refusal(554, 'spam')))
          },
        }),
    ],
    ['noConnection', async () => `smtp://127.0.0.1:${await freePort()}`],
    ['unknownHost', async () => 'smtp://no-such-host.invalid:25'],
    ['tls', async () => (await serverThat({ authOptional: true })).replace('smtp:', 'smtps:')],
  ])('that failed is %s, with what to do and the server’s answer', async (outcome, url) => {
    const { send, state } = await shopWith({ SMTP_URL: await url() })
    const result = await send()
    expect(result).toMatchObject({ outcome, message: expect.stringMatching(/[а-я]/) })
    expect(result.answer).not.toBe('')
    expect((await state()).acceptedAt).toBeNull()
  })

  test('waits for a silent server no longer than a few seconds', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise((resolve) => silent.close(() => resolve())))
    const { send } = await shopWith({
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    })
    expect((await send()).outcome).toBe('timeout')
  })

  test('is limited to five in a minute', async () => {
    const { send } = await shopWith({ RATE_LIMIT: 'on' })
    for (let sent = 0; sent < 5; sent++) await send()
    await expect(send()).rejects.toMatchObject({ data: { code: 'RATE_LIMITED' } })
  })

  test.each([
    ['tls', { code: 'ESOCKET', message: 'self-signed certificate' }],
    ['timeout', { code: 'ETIMEDOUT', message: 'Connection timeout' }],
    ['unknownHost', { code: 'EDNS', message: 'queryA EAI_AGAIN mail' }],
    ['refused', { code: 'EPROTOCOL', message: 'Invalid greeting' }],
  ])('%s is told by the error’s code and words', (outcome, error) => {
    expect(outcomeOf(error)).toBe(outcome)
  })
})
