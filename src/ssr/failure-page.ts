import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chosenLanguage } from '../faces/asked-page.ts'
import { type AppError, errorStatuses } from '../lib/errors.ts'
import { prefixOf } from '../lib/language-address.ts'
import type { Language } from '../lib/languages.ts'
import { errorBody, toAppError } from '../procedures/errors.ts'

/**
 * The answer when a page can't be rendered at all: one line (WEB-9), no scripts; under overload it says when
 * to come back, in the language of the requested page.
 */
export function answerPageFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toAppError(thrown)
  const gone = reply.raw.destroyed
  if (error.code === 'INTERNAL' && !gone) request.log.error({ err: error.cause ?? thrown }, 'page failed')
  const { headers, html } = failurePage(error, request)
  return reply.code(errorStatuses[error.code]).headers(headers).send(html)
}

/** The same before there are routes: browsers may ask while the program starts. */
export function refusePage(request: IncomingMessage, response: ServerResponse, error: AppError): void {
  const { headers, html } = failurePage(error, request)
  response.writeHead(errorStatuses[error.code], headers).end(html)
}

type Asked = { url?: string | undefined; headers: IncomingHttpHeaders }

function failurePage(error: AppError, { url = '/', headers }: Asked) {
  const language = prefixOf(url) ?? chosenLanguage(headers.cookie)
  const { retryAfter } = error
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    html: retryAfter === undefined ? failed : busy(language, errorBody(error, language).message),
  }
}

const style = `
body { margin: 0; padding: 12vh 6vw; background: #fbfaf6; color: #121212; font: 18px/1.6 Arial, sans-serif }
h1 { max-width: 12em; margin: 0 0 .5em; font-size: clamp(40px, 7vw, 88px); line-height: .95; letter-spacing: -.04em }
a { color: inherit; font-weight: 700; text-underline-offset: 6px }
`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The title is of no company: its name may be in the database that doesn't answer. */
const pageOf = (language: Language, title: string, main: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`

const failed = pageOf(
  'az',
  'Unexpected Application Error!',
  `<h1 lang="en">Unexpected Application Error!</h1>
<p>Səhifəni göstərmək mümkün olmadı. <a href="">Yenidən cəhd edin</a></p>
<p lang="ru">Не удалось показать страницу. <a href="">Попробовать снова</a></p>
<p lang="en">The page could not be shown. <a href="">Try again</a></p>`,
)

const again: Record<Language, string> = { az: 'Yenidən cəhd edin', ru: 'Попробовать снова', en: 'Try again' }

const busy = (language: Language, message: string): string =>
  pageOf(language, message, `<h1>${message}</h1>\n<p><a href="">${again[language]}</a></p>`)
