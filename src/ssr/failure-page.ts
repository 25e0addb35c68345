import type { FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from '../api/errors.ts'
import { errorStatuses } from '../lib/errors.ts'

/** What is left when a page can't be rendered at all: the specification's line (2, "Public routes"), no scripts. */
export function answerPageFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toAppError(thrown)
  const gone = reply.raw.destroyed
  if (error.code === 'INTERNAL' && !gone) request.log.error({ err: error.cause ?? thrown }, 'page failed')
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(errorStatuses[error.code])
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

const page = `<!doctype html>
<html lang="az">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mətbəə</title>
<style>
body { margin: 0; padding: 12vh 6vw; background: #fbfaf6; color: #121212; font: 18px/1.6 Arial, sans-serif }
h1 { max-width: 12em; margin: 0 0 .5em; font-size: clamp(40px, 7vw, 88px); line-height: .95; letter-spacing: -.04em }
a { color: inherit; font-weight: 700; text-underline-offset: 6px }
</style>
</head>
<body>
<main>
<h1 lang="en">Unexpected Application Error!</h1>
<p>Səhifəni göstərmək mümkün olmadı. <a href="">Yenidən cəhd edin</a></p>
<p lang="ru">Не удалось показать страницу. <a href="">Попробовать снова</a></p>
<p lang="en">The page could not be shown. <a href="">Try again</a></p>
</main>
</body>
</html>
`
