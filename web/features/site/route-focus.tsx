import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move to another page, also of a list, the focus goes to its content, so that a screen reader begins
 * there. The back office's tables keep it where it is.
 */
export function RouteFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return
        const turned = pageOf(fromLocation) !== pageOf(toLocation)
        if (!pathChanged && (!turned || toLocation.pathname.startsWith('/admin'))) return
        document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}

const pageOf = ({ searchStr }: { searchStr: string }) => new URLSearchParams(searchStr).get('page')
