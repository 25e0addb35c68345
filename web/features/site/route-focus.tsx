import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move to another page, also of a list, the focus goes to its content, so that a screen reader begins
 * there. The back office's tables keep it where it is, and so does who has gone on typing meanwhile.
 */
export function RouteFocus() {
  const router = useRouter()
  useEffect(() => {
    let typing = false
    const type = () => {
      typing = true
    }
    document.addEventListener('input', type, true)
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
      leave()
      arrive()
    }
  }, [router])
  return null
}

const pageOf = ({ searchStr }: { searchStr: string }) => new URLSearchParams(searchStr).get('page')
