import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type TestSmtp = {
  url: string
  port: number
  /** What was taken, in order. */
  mails: (Email & { raw: string })[]
  /** The next so many messages are refused for now, after they were sent. */
  refuseNext(count: number): void
  /** Letters to this address are refused for good, in words that repeat it. */
  refuseFor(address: string): void
  close(): Promise<void>
}

/** A real SMTP server on loopback; on `port` to come back where one was. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const mails: TestSmtp['mails'] = []
  let refusals = 0
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done()
      done(Object.assign(new Error(`no mailbox ${address} here`), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        }
        const raw = Buffer.concat(chunks).toString()
        PostalMime.parse(raw).then((mail) => {
          mails.push({ ...mail, raw })
          done()
        }, done)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    refuseNext(count) {
      refusals = count
    },
    refuseFor: (address) => refused.add(address),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
