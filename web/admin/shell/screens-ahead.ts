import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { UserData } from '../../lib/device.ts'
import { canOpenScreen, menuOf } from '../kit/frame/menu.ts'

/** The files that each screen needs besides the program, by its address (`src/build.ts` writes them down). */
type ScreenFiles = Partial<Record<string, string[]>>

/** The time that the first screen has to itself, ms. */
const headStart = 2000

/**
 * Prefetches the code of the screens that the user may open, file by file, once the first screen has its data
 * and the browser is idle; it runs when its screen is opened. Not with data saving on.
 */
export function useScreensAhead(user: UserData): void {
  const queryClient = useQueryClient()
  const mine = useEffectEvent((screens: ScreenFiles) => filesFor(user, screens))
  useEffect(() => {
    if (savesData()) return
    let stopped = false
    const free = async () => {
      do await idle()
      while (!stopped && queryClient.isFetching() > 0)
      return !stopped
    }
    const begin = async () => {
      if (!(await free())) return
      const answer = await fetch('/assets/screens.json', { cache: 'no-cache', priority: 'low' })
      if (!answer.ok) return
      for (const file of mine((await answer.json()) as ScreenFiles)) if (await free()) await fetchAhead(file)
    }
    // A file that fails now is fetched when its screen is opened.
    const timer = setTimeout(() => void begin().catch(() => undefined), headStart)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [queryClient])
}

/** Each file once: those of the screens in the menu, then of the screens that they lead to. */
function filesFor(user: UserData, screens: ScreenFiles): string[] {
  const menu = menuOf(user).flatMap(({ entries }) => entries.map(({ to }): string => to))
  const others = Object.keys(screens).filter((address) => canOpenScreen(user, address))
  return [...new Set([...menu, ...others].flatMap((address) => screens[address] ?? []))]
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const idle = () =>
  new Promise<unknown>((then) =>
    'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 200),
  )

function fetchAhead(file: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    fetchPriority: 'low',
    href: file,
  })
  const done = new Promise((then) => {
    link.onload = then
    link.onerror = then
  })
  document.head.append(link)
  return done
}
