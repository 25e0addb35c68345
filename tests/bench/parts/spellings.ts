import { compare, type Line } from '../compare.ts'
import type { Target } from '../load.ts'
import type { Running } from '../servers.ts'

const html = { accept: 'text/html' }

/** The same page asked for otherwise, beside its plain address: what its route does not read makes no difference. */
export async function spellings({ site }: Running): Promise<Line[]> {
  const beside = (what: string, target: Target, path: string) =>
    compare({
      what,
      goal: 0.5,
      ours: { site, target: { ...target, headers: { ...html, ...target.headers } } },
      theirs: { site, target: { path, headers: html } },
    })
  return [
    await beside('home with a new fbclid each time', { path: '/?fbclid={n}' }, '/'),
    await beside('/services with a new fbclid each time', { path: '/services?fbclid={n}' }, '/services'),
    await beside(
      'home with another Authorization each time',
      { path: '/', headers: { authorization: 'Bearer {n}' } },
      '/',
    ),
  ]
}
