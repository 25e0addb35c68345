import { compare, type Line } from '../compare.ts'
import type { Target } from '../load.ts'
import { type Running, startBare } from '../servers.ts'
import { answerOf } from './reads.ts'

const cards = '/api/services/cards?ids=1&ids=2&ids=3&ids=4&language=az'
const html = { accept: 'text/html' }

/** HEAD of a page and of a list of cards from the cache, beside a bare Fastify that gives the same headers. */
export async function heads({ site }: Running): Promise<Line[]> {
  const [home, listed] = await Promise.all([
    answerOf(site, { path: '/', headers: html }),
    answerOf(site, { path: cards }),
  ])
  const bare = await startBare([
    { ...home, path: '/home' },
    { ...listed, path: '/cards' },
  ])
  const beside = (what: string, target: Target, path: string) =>
    compare({
      what,
      goal: 0.85,
      ours: { site, target: { ...target, method: 'HEAD' } },
      theirs: { site: bare.site, target: { ...target, path, method: 'HEAD' } },
    })
  try {
    return [
      await beside('HEAD of the home page, cached', { path: '/', headers: html }, '/home'),
      await beside('HEAD of four services’ cards, cached', { path: cards }, '/cards'),
    ]
  } finally {
    await bare.stop()
  }
}
