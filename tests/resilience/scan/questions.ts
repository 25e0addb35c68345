import type { Question } from './sqlmap.ts'

const orders = 'page=1&pageSize=5&status=Pending&name=a&serviceId=1&appUserId=2&from=2026-01-01&to=2026-12-31'

/** GET addresses with parameters, from which wapiti starts besides the home page. */
export const addresses = [
  '/services',
  '/contact',
  '/login',
  '/order?serviceId=1',
  '/reset-password?token=x',
  '/api/docs',
  '/api/services?language=az&page=1&pageSize=3',
  '/api/services/getservicebysearchname?name=kart&language=az',
  '/api/deal?language=az&page=1&pageSize=3',
  '/api/project?language=az&page=1&pageSize=3',
]

/** What sqlmap asks: every search and filter, what is written by visitors, and who one is. */
export const questions = (token: string, site: string): Question[] => [
  { path: '/api/services?language=az&page=1&pageSize=3' },
  { path: '/api/services/getservicebysearchname?name=kart&language=az' },
  { path: '/api/services/1*?language=az' },
  { path: '/api/deal?language=az&page=1&pageSize=3' },
  { path: '/api/project?language=az&page=1&pageSize=3' },
  { path: '/trpc/services.search?input={"name":"kart*"}' },
  { path: '/en/services?page=1&q=kart' },
  { path: '/api/auth/login', json: { email: 'client@example.com', password: 'wrong-password' } },
  { path: '/trpc/accounts.logIn', json: { email: 'client@example.com', password: 'wrong-password' } },
  { path: '/api/auth/forgotpassword', json: { email: 'nobody@example.com', url: site } },
  {
    path: '/api/auth/resetpassword',
    isRefused: true,
    json: { token: 'x'.repeat(43), password: 'long-enough-1', confirmPassword: 'long-enough-1' },
  },
  {
    path: '/api/contact/sendinfoforcontact',
    json: { name: 'Aysel', phoneNumber: '+994503124418', website: '' },
  },
  {
    path: '/api/clients',
    json: {
      name: 'Aysel',
      surname: 'Əliyeva',
      email: 'scanned@example.com',
      phoneNumber: '+994503124418',
      password: 'long-enough-1',
      passwordConfirm: 'long-enough-1',
    },
  },
  ...[
    `/api/order/getorders?${orders}&sort=date&direction=desc`,
    `/api/order/getorderstatuscounts?name=a&serviceId=1&appUserId=2&from=2026-01-01&to=2026-12-31`,
    '/api/order/getorderbysearchname?name=a',
    '/api/order/getordercustomers?name=a&appUserId=2',
    '/api/services/office?q=kart&page=1&pageSize=5',
    '/api/deal/search?title=a&page=1&pageSize=5',
    '/api/project/search?name=a&page=1&pageSize=5',
    '/api/appuser/getappuserbysearchname?name=a',
    '/api/overview/find?text=kart',
    '/api/history?page=1&pageSize=5&kind=service&actorId=1&from=2026-01-01&to=2026-12-31&search=a',
    '/api/history/signins?page=1&pageSize=5&userId=1&from=2026-01-01&to=2026-12-31&search=a',
    '/api/contact/requests?page=1&pageSize=5&handled=false&search=a',
    '/trpc/orders.list?input={"name":"a*"}',
  ].map((path) => ({ path, token })),
]
