import type { DemoSite } from '../demo-site.ts'

/** Requests a second: modest, so that heap and not speed is measured. */
const rate = 20

type Ask = { path: string; method?: string; json?: object; isStaff?: true }

const words = ['kart', 'banner', 'buklet', 'vizit', 'плакат', 'flyer', 'sticker', 'kalendar', 'x', 'qutu']

/** What people do in a shop: mostly reading, with orders, forms and edits in between; number `turn` of it. */
function nextAsk(turn: number): Ask {
  const word = encodeURIComponent(words[turn % words.length] ?? '')
  const id = (turn % 12) + 1
  const asks: Ask[] = [
    { path: '/' },
    { path: '/ru/services' },
    { path: `/services/card/${id}` },
    { path: `/api/services/${id}?language=en` },
    { path: `/api/services/getservicebysearchname?name=${word}` },
    { path: '/trpc/services.list,campaigns.list?batch=1&input=%7B%220%22%3A%7B%7D%2C%221%22%3A%7B%7D%7D' },
    { path: '/portfolio' },
    { path: '/api/order', method: 'POST', json: { serviceId: 1, count: 50, comment: 'soak' }, isStaff: true },
    { path: `/api/order/getorders?page=1&pageSize=10&name=${word}`, isStaff: true },
    { path: '/en/contact' },
    { path: '/nothing-here' },
    { path: '/api/overview/weeks', isStaff: true },
    {
      path: '/api/contact/sendinfoforcontact',
      method: 'POST',
      json: { name: 'Aysel', phoneNumber: '+994503124418' },
    },
    {
      path: '/api/uiconfigurations/updateaboutus',
      method: 'PUT',
      json: { description: `${turn}` },
      isStaff: true,
    },
    { path: '/admin' },
    { path: '/api/auth/me', isStaff: true },
  ]
  return asks[turn % asks.length] ?? { path: '/' }
}

export type Load = {
  /** Nothing is under way any more until `go`. */
  pause(): Promise<void>
  go(): void
  end(): Promise<{ asked: number; failures: string[] }>
}

/** Begins the load. */
export function startLoad({ site, token }: DemoSite): Load {
  let turn = 0
  let timer: NodeJS.Timeout | undefined
  const failures: string[] = []
  const underWay = new Set<Promise<void>>()

  async function ask({ path, method = 'GET', json, isStaff }: Ask): Promise<void> {
    const headers = {
      accept: 'text/html, application/json',
      ...(isStaff && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    }
    try {
      const answer = await fetch(site + path, {
        method,
        headers,
        ...(json && { body: JSON.stringify(json) }),
      })
      await answer.arrayBuffer()
      if (!answer.ok && path !== '/nothing-here') failures.push(`${answer.status} ${path}`)
    } catch (error) {
      failures.push(`${path}: ${error}`)
    }
  }

  function next(): void {
    const asked: Promise<void> = ask(nextAsk(turn++)).finally(() => underWay.delete(asked))
    underWay.add(asked)
  }

  const load: Load = {
    async pause() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
    go() {
      timer = setInterval(next, 1000 / rate)
    },
    async end() {
      await load.pause()
      return { asked: turn, failures }
    },
  }
  load.go()
  return load
}
