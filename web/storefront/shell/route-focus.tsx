import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move to another page, also within a list, the focus goes to its content, so that a screen reader starts
 * there. The admin's tables leave it where it is, and so does a reader who has gone on typing.
 */
export function RouteFocus() {
  const router = useRouter()
  useEffect(() => {
    let typing = false
    const type = () => {
      typing = true
    }
    document.addEventListener('input', type, true)
    document.addEventListener('click', again, true)
    const leave = router.subscribe('onBeforeNavigate', () => {
      typing = false
    })
    const arrive = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || typing) return
      const turned = pageOf(fromLocation) !== pageOf(toLocation)
      if (!pathChanged && (!turned || toLocation.pathname.startsWith('/admin'))) return
      document.getElementById('content')?.focus({ preventScroll: true })
    })
    return () => {
      document.removeEventListener('input', type, true)
      document.removeEventListener('click', again, true)
      leave()
      arrive()
    }
  }, [router])
  return null
}

/** A link to the current page changes no route, but the reader wants its beginning. */
function again({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')?.href === location.href) scrollTo(0, 0)
}

const pageOf = ({ searchStr }: { searchStr: string }) => new URLSearchParams(searchStr).get('page')
