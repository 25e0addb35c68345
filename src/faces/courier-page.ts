import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findLinkedDay, readLinkedDay } from '../domains/courier-days/linked-day.ts'
import { drawClosedPage, drawCourierPage, type House } from '../domains/courier-days/page/draw-page.ts'
import { companyName } from '../lib/company-name.ts'
import { bakuDay, dayEnd } from '../lib/days.ts'
import { AppError } from '../lib/errors.ts'
import { prefixOf } from '../lib/language-address.ts'
import { type Language, pick } from '../lib/languages.ts'
import type { Deps } from '../procedures/deps.ts'

const paths = ['/k/:token', '/az/k/:token', '/ru/k/:token', '/en/k/:token']

/** Seconds for which a phone without a connection can show the list again. */
const readableFor = 3600

/**
 * The list of a courier as one file, for phones that are often without a connection (DEL-42). Unlike other pages with
 * a secret address the phone keeps it, for an hour and no longer than its day.
 */
export function serveCourierPages(app: FastifyInstance, deps: Deps): void {
  for (const path of paths)
    app.get<{ Params: { token: string } }>(path, { config: { compress: true } }, (request, reply) =>
      answer(deps, request, reply),
    )
}

async function answer(
  deps: Deps,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!deps.isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
  const language = prefixOf(request.url) ?? 'az'
  const now = deps.now()
  const day = await findLinkedDay(deps, request.params.token)
  const house = await readHouse(deps, language)
  if (day === null) {
    await deps.limits.consume('offerLinkAddress', request.ip)
    return send(reply.code(404), { language, html: drawClosedPage({ house, language }), keep: 'no-store' })
  }
  await deps.limits.consume('callsAccount', `courier ${day.id}`)
  const html = drawCourierPage(day.id, await readLinkedDay(deps.db, day), { house, language, now })
  const untilMidnight = Math.floor((dayEnd(bakuDay(now)).getTime() - now.getTime()) / 1000)
  return send(reply, { language, html, keep: `private, max-age=${Math.min(readableFor, untilMidnight)}` })
}

type Sent = { language: Language; html: string; keep: string }

const send = (reply: FastifyReply, { language, html, keep }: Sent): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': keep,
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policyOf(html),
    })
    .send(html)

/** Only what the page has in itself runs, and it calls only this site. */
function policyOf(html: string): string {
  const sourceOf = (tag: 'style' | 'script') => {
    const [, rest] = html.split(`<${tag}>`)
    if (rest === undefined) return "'none'"
    const text = rest.slice(0, rest.indexOf(`</${tag}>`))
    return `'sha256-${hash('sha256', text, 'base64')}'`
  }
  return [
    "default-src 'none'",
    `style-src ${sourceOf('style')}`,
    `script-src ${sourceOf('script')}`,
    'font-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

async function readHouse({ db, settings }: Deps, language: Language): Promise<House> {
  const [banner, contact] = await Promise.all([
    db.banner.findUnique({ where: { id: 1 } }),
    db.contact.findUnique({ where: { id: 1 } }),
  ])
  return {
    name: companyName(banner ? pick(banner, 'title', language) : '', settings.SITE_URL),
    phoneNumber: contact?.phoneNumber ?? '',
  }
}
