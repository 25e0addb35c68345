/** The share that has left this device, 0 to 1; 1 while the server still works on it. */
export type OnProgress = (share: number) => void

const watchers = new WeakMap<FormData, OnProgress>()

/** Makes `form` report the progress of its sending, once {@link uploadFetch} sends it. */
export function watchUpload(form: FormData, onProgress: OnProgress): void {
  watchers.set(form, onProgress)
}

/** `fetch` for forms: `fetch` itself can't tell how much has been sent. */
export function uploadFetch(input: RequestInfo | URL | string, init: RequestInit = {}): Promise<Response> {
  const onProgress = init.body instanceof FormData ? watchers.get(init.body) : undefined
  if (!onProgress) return fetch(input, init)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', String(input))
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(toResponse(request))
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    init.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(init.body as FormData)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  const type = request.getResponseHeader('content-type') ?? 'text/plain'
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : responseText, { status, headers: { 'content-type': type } })
}
