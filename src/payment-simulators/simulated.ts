import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Bank, BankOrder } from './bank.ts'

export type ToSend = { url: string; contentType: string; body: string }

/** What a provider's simulator has of its own, beside what all of them have. */
export type Simulated = {
  newId(): string
  /** What the program's settings are to be for it. */
  settings(url: string): Record<string, string>
  /** The calls that a shop makes. */
  serve(app: FastifyInstance, bank: Bank, url: () => string): void
  /** The address of the page to pay at, for the browser. */
  page: string
  /** The order of that address. */
  findForPage(
    bank: Bank,
    asked: { params: Record<string, string>; query: URLSearchParams },
  ): BankOrder | undefined
  wayBack(order: BankOrder): string
  notice(order: BankOrder): ToSend | null
}

/** Breaks the connection off without an answer. */
export function hangUp(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.destroy()
}

/** Carries an act out and answers, unless a fault swallows the one or both. */
export async function answerAct(bank: Bank, reply: FastifyReply, act: () => unknown): Promise<unknown> {
  await sleep(bank.faults.answerDelayMs)
  if (bank.faults.act === 'lostRequest') return hangUp(reply)
  const answer = act()
  return bank.faults.act === 'lostAnswer' ? hangUp(reply) : answer
}

/** Answers an ask, unless a fault does. */
export async function answerAsk(
  bank: Bank,
  reply: FastifyReply,
  answers: { ask: () => unknown; failureInside: () => unknown },
): Promise<unknown> {
  await sleep(bank.faults.answerDelayMs)
  switch (bank.faults.ask) {
    case 'noAnswer':
      // The connection stays open until the shop gives up.
      return reply.hijack()
    case 'serverError':
      return reply.code(500).type('text/plain').send('Internal Server Error')
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>502 Bad Gateway</title>')
    case 'failureInside':
      return answers.failureInside()
    default:
      return answers.ask()
  }
}

/** The provider's word, or one that no provider has. */
export const wordOf = (bank: Bank, word: string): string =>
  bank.faults.ask === 'unknownWord' ? 'Hibernating' : word
