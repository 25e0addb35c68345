/** By how many ms the server's clock is ahead of the device's: none until an answer has said so. */
let ahead = 0

/** The present moment (ms) by the server's clock: a device's may be days off. */
export const serverNow = (): number => Date.now() + ahead

/** `within`: by how many ms `now` may be wrong. */
function learn(now: number, within: number): void {
  if (Math.abs(now - serverNow()) > within) ahead = now - Date.now()
}

/** For how long an answer may be on its way, in ms; its header names whole seconds. */
const onItsWay = 60_000

/** No answer to a procedure comes out of the browser's own cache. */
export function learnFromAnswer(response: Response): Response {
  const at = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(at)) learn(at, onItsWay)
  return response
}

/** Longer than the server keeps a page for all (answer-cache.ts), in ms. */
const kept = 20 * 60_000

/** `renderedAt` (ms) came with the page that the server sent; one out of the browser's cache may be days old. */
export function learnFromPage(renderedAt: number): void {
  const [loading] = performance.getEntriesByType('navigation')
  if (loading instanceof PerformanceNavigationTiming && loading.transferSize > 0) learn(renderedAt, kept)
}
