import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { UserData } from '../../lib/device.ts'
import { canOpenScreen, menuOf } from '../kit/frame/menu.ts'

/** By a screen's address, the files that it needs beside the program (`src/build.ts` writes them down). */
type ScreenFiles = Partial<Record<string, string[]>>

/** ms that the first screen has to itself. */
const headStart = 2000

/**
 * Fetches the code of the screens that one may open once the first one has its data and there is nothing else to do, one
 * file after the other; it is run when its screen is opened. Not for who saves data.
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
    // What doesn't come now is fetched when its screen is opened.
    const timer = setTimeout(() => void begin().catch(() => undefined), headStart)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [queryClient])
}

/** Each file once: of the screens in the menu, then of those that one comes to from there. */
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
