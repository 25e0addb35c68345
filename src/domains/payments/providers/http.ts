import { parseExactly } from './wire-money.ts'

/** Bytes; an answer of a provider has a few thousand. */
const maxAnswerBytes = 256 * 1024

type Call = {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  headers?: Record<string, string>
  body?: string | URLSearchParams
  waitMs: number
}

/** JSON with its numbers as texts ({@link parseExactly}). */
export type Answer = { isOk: boolean; status: number; body: unknown }

/** No answer that could be read. It names neither address nor headers nor body, which hold secrets. */
export class NoAnswer extends Error {
  readonly reason: 'timeout' | 'unreachable' | 'tooLarge' | 'notJson'

  constructor(reason: NoAnswer['reason']) {
    super(reason)
    this.name = 'NoAnswer'
    this.reason = reason
  }
}

/** Asks once, and follows no redirect: that would take the keys elsewhere. @throws NoAnswer */
export async function callProvider({ waitMs, url, ...call }: Call): Promise<Answer> {
  const signal = AbortSignal.timeout(waitMs)
  const unlessAnswered = (error: unknown): never => {
    if (error instanceof NoAnswer) throw error
    throw new NoAnswer(signal.aborted ? 'timeout' : 'unreachable')
  }
  const response = await fetch(url, { ...call, redirect: 'manual', signal }).catch(unlessAnswered)
  const text = await readText(response).catch(unlessAnswered)
  try {
    return { isOk: response.ok, status: response.status, body: parseExactly(text) }
  } catch {
    throw new NoAnswer('notJson')
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxAnswerBytes) throw new NoAnswer('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
