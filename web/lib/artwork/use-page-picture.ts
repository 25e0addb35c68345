import { useCallback, useEffect, useState } from 'react'
import { callHeaders } from '../call-headers.ts'

type PicturedPage = { orderId: number; fileId: number; pageOfFile: number }
type PagePicture = { url: string | null; failed: boolean; retry: () => void }

/**
 * The picture of a page as an object URL of this tab: a plain address couldn't carry the caller's token. A page that
 * is shown twice is fetched once; a URL is revoked when nothing shows it any more.
 */
export function usePagePicture(page: PicturedPage | null): PagePicture {
  const path = page && `/api/order/${page.orderId}/artwork/files/${page.fileId}/pages/${page.pageOfFile}`
  const [shown, setShown] = useState<{ path: string; url: string | null } | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (path === null) return
    let isGone = false
    const picture = take(path)
    picture.then(
      (url) => isGone || setShown({ path, url }),
      () => isGone || setShown({ path, url: null }),
    )
    return () => {
      isGone = true
      leave(path)
    }
  }, [path, tries])
  const own = shown?.path === path ? shown : null
  const retry = useCallback(() => {
    setShown(null)
    setTries((before) => before + 1)
  }, [])
  return { url: own?.url ?? null, failed: own !== null && own.url === null, retry }
}

type Held = { uses: number; url: Promise<string> }
const held = new Map<string, Held>()

function take(path: string): Promise<string> {
  const known = held.get(path)
  if (known) {
    known.uses += 1
    return known.url
  }
  const url = load(path)
  held.set(path, { uses: 1, url })
  return url
}

function leave(path: string): void {
  const known = held.get(path)
  if (!known) return
  known.uses -= 1
  if (known.uses > 0) return
  held.delete(path)
  known.url.then(URL.revokeObjectURL, () => undefined)
}

async function load(path: string): Promise<string> {
  // A picture has no text, so any language will do.
  const answer = await fetch(path, { headers: callHeaders('az') })
  if (!answer.ok) throw new Error(`The page's picture: ${answer.status}`)
  return URL.createObjectURL(await answer.blob())
}
