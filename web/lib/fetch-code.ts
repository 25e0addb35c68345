const coming = new Map<string, Promise<void>>()

/**
 * Replaces Vite's helper around each `import()`: fetches the files before the browser imports them. When an import fails
 * for lack of a connection, the browser may not request that file again until the page is reloaded (Chromium 150 doesn't,
 * and the HTML standard allows it); a fetch that failed can be repeated.
 */
export async function fetchCode<Code>(importCode: () => Promise<Code>, files: string[] = []): Promise<Code> {
  await Promise.all(files.length > 0 ? files.map((file) => fetchFile(`/${file}`)) : fetchAlone(importCode))
  return importCode()
}

/**
 * Vite lists no files for code without dependencies: the file's name stands in the call, ``import(`./az-1a2b.js`)``.
 */
function fetchAlone(importCode: () => Promise<unknown>): Promise<void>[] {
  const [, file] = /\bimport\(\W\.\/([^`'"]+)/.exec(importCode.toString()) ?? []
  return file === undefined ? [] : [fetchFile(new URL(file, import.meta.url).pathname)]
}

function fetchFile(url: string): Promise<void> {
  const known = coming.get(url)
  if (known) return known
  const fetched = begin(url)
  coming.set(url, fetched)
  fetched.catch(() => coming.delete(url))
  return fetched
}

async function begin(url: string): Promise<void> {
  if (isNamed(url)) return
  await (url.endsWith('.css') ? putStyle(url) : keep(url))
}

/** The files that the page listed when the server sent it. */
const isNamed = (url: string): boolean => document.querySelector(`link[href="${url}"]`) !== null

/** The files go into the browser's cache: their headers say that they never change. */
async function keep(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null)
  if (!answer?.ok) throw missing(url)
  await answer.arrayBuffer()
}

function putStyle(url: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(missing(url))
    }
  })
}

/**
 * The router knows the first message: it reloads the page, since a newer build may have replaced the file. Without a
 * connection a reload would lose the page, so that is told in other words.
 */
const missing = (url: string): TypeError =>
  new TypeError(
    `${navigator.onLine ? 'Failed to fetch dynamically imported module' : 'No connection'}: ${url}`,
  )
