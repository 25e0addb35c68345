import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move to another page, also of a list, the focus goes to its content, so that a screen reader begins
 * there. The admin's tables keep it where it is, and so does who has gone on typing meanwhile.
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

/** A link to where one is already: no change of route, but the reader wants its beginning. */
function again({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')?.href === location.href) scrollTo(0, 0)
}

const pageOf = ({ searchStr }: { searchStr: string }) => new URLSearchParams(searchStr).get('page')
