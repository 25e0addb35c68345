const input = (value: unknown): string => encodeURIComponent(JSON.stringify(value))

const kinds: ((number: number) => string)[] = [
  (number) => `/?fbclid=${number}`,
  (number) => `/services?utm_source=a${number}&gclid=${number}`,
  (number) => `/ru/portfolio?page=${number}`,
  (number) => `/services/card/${number}`,
  (number) => `/en/services/card/prices/${number}`,
  (number) => `/nowhere/${number}/wp-login.php`,
  (number) => `/%73ervices//${number}`,
  (number) => `/admin/ordersadmin?page=${number}`,
  (number) => `/reset-password/${number}/${number}`,
  (number) => `/api/services?language=az&page=${number}&pageSize=8`,
  (number) => `/api/services/${number}?language=ru`,
  (number) => `/api/partner?fbclid=${number}`,
  (number) => `/trpc/services.list?input=${input({ language: 'az', page: number, pageSize: number })}`,
  (number) => `/trpc/projects.list?input=${input({ language: 'en', page: 1 + (number % 7), x: number })}`,
  (number) => `/api/services/search?query=a${number}`,
  (number) => `/media/${number.toString(16).padStart(32, '0')}.webp`,
]

/** An address of some kind that nobody has asked for; another for each number. */
export const neverAsked = (number: number): string => (kinds[number % kinds.length] ?? String)(number)
