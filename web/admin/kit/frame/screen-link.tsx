import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** Whether the admin has a screen at this path of a route (`/admin/services/servicesmore/$id`). */
export function useHasScreen(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => Object.hasOwn(routesByPath, path)
}

type ScreenLinkProps = {
  /** The path of the route, with `$id` for the record. */
  path: string
  id?: number
  /** Its search parameters: `?untranslated=true`. */
  search?: string | undefined
  className?: string
  children: ReactNode
}

/** A link to a screen whose address is data; plain text where there is no such screen. */
export function ScreenLink({ path, id, search = '', className, children }: ScreenLinkProps) {
  const router = useRouter()
  const hasScreen = useHasScreen()
  const href = `${screenAddress(path, id)}${search}`
  if (!hasScreen(path)) return <span className={className}>{children}</span>
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a href={href} onClick={open} className={className} data-row="">
      {children}
    </a>
  )
}

export const screenAddress = (path: string, id?: number): string =>
  id === undefined ? path : path.replace('$id', String(id))
