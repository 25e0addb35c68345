/** Where the site is: orval's functions know paths only. */
export const site = { url: '' }

/** What orval's functions send with: the answer with its status and headers, as their types say. */
export async function call<Answer>(path: string, options?: RequestInit): Promise<Answer> {
  const response = await fetch(`${site.url}/api${path}`, options)
  const text = await response.text()
  const { status, headers } = response
  return { data: text === '' ? undefined : JSON.parse(text), status, headers } as Answer
}
