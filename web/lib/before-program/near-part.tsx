import { useLocation, useRouter } from '@tanstack/react-router'
import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../session.ts'
import { translator } from './translator.ts'

/** How far ahead of the reader a part's code is loaded, if nothing was done on the page before. */
const ahead = '200px 0px'
const activities = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const beforeNextTry = 3000

const parts: Part[] = []

/** The server renders every part whole, so it waits for all of them once. */
export const loadParts = (): Promise<unknown> => Promise.all(parts.map((part) => part.loaded ?? part.load()))

/**
 * Loads every part before a change that affects all of them, such as the language: it would wait for those that no
 * visitor has come near.
 */
export function askForParts(): void {
  for (const part of parts) part.ask()
}

/** A part of a page below what is seen first, with code of its own; shown by `NearPart`. */
export class Part {
  /** The component, once it has loaded. */
  loaded?: ComponentType
  /** Lets `Soon` render. */
  ask: () => void = () => undefined
  readonly Now: ComponentType
  readonly Soon: ComponentType
  readonly #import: () => Promise<ComponentType>

  constructor(importPart: () => Promise<ComponentType>) {
    this.#import = importPart
    const asked = new Promise<void>((resolve) => {
      this.ask = resolve
    })
    const imported = async () => ({ default: await importPart() })
    this.Now = lazy(imported)
    // While the code can't be loaded, the server's markup stays as it is.
    const untilImported = (): ReturnType<typeof imported> =>
      imported().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, beforeNextTry))
        return untilImported()
      })
    this.Soon = lazy(async () => {
      await asked
      const code = await untilImported()
      translator.bringBackTexts?.()
      return code
    })
    parts.push(this)
  }

  /** Called by a route's loader, so that the page has its whole height when it shows. */
  async load(): Promise<void> {
    this.loaded ??= await this.#import()
  }
}

const SentTo = createContext<string | null>(null)

/** The page's address, as a part sees it: while it is taken over, that of the page it was sent with. */
export function usePathname(): string {
  const pathname = useLocation({ select: (location) => location.pathname })
  const sentTo = use(SentTo)
  return useHydrated() ? pathname : (sentTo ?? pathname)
}

/**
 * The server renders the part; the browser that got it so loads its code when the reader does anything or comes
 * near. Until it is here its links are plain ones, and a button that was pressed is pressed again then. Who moves to
 * the page within the site gets it at once. Of one that begins `far` below, only those sections are laid out before
 * that, and their pictures fetched, that the reader may scroll to next (`rests` in storefront.css).
 */
export const NearPart = memo(function NearPart({ part, far = false }: { part: Part; far?: boolean }) {
  const moved = useHydrated()
  const [sent] = useState(!moved)
  const [rests, setRests] = useState(far && sent)
  const place = useRef<HTMLDivElement>(null)
  const early = useRef<{ pressed?: HTMLElement; end: () => void }>(null)
  // It is made once: rendered again before its code has loaded, it would lose what the server sent.
  const router = useRouter()
  const [shown] = useState(() => {
    const Shown = part.loaded ?? (moved ? part.Now : part.Soon)
    return (
      <SentTo value={router.state.location.pathname}>
        <Suspense>
          <Shown />
          <Ready onReady={() => early.current?.end()} />
        </Suspense>
      </SentTo>
    )
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const ask = () => {
      setRests(false)
      part.ask()
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: ahead,
    })
    observer.observe(element)
    for (const activity of activities) addEventListener(activity, ask, { once: true, passive: true })
    return () => {
      observer.disconnect()
      for (const activity of activities) removeEventListener(activity, ask)
    }
  }, [part])
  useEffect(() => {
    const element = place.current
    if (!element || !sent) return
    const press = (event: Event) => {
      const { target } = event
      const button = target instanceof Element && element.contains(target) && target.closest('button')
      if (!button || !early.current) return
      event.preventDefault()
      event.stopPropagation()
      early.current.pressed = button
    }
    const stop = () => window.removeEventListener('click', press, true)
    // This listens before the document's own listener: React hides from all others a press in a part that it waits
    // for.
    window.addEventListener('click', press, true)
    early.current = {
      end() {
        stop()
        const { pressed } = early.current ?? {}
        early.current = null
        // It runs a moment later, when the form knows what was typed early (use-typed-early.ts).
        if (pressed) setTimeout(() => pressed.click())
      },
    }
    return stop
  }, [sent])
  return (
    <div ref={place} className={classNames(far && 'after-paint', rests && 'rests')}>
      {shown}
    </div>
  )
})

/** Reports when everything beside it is interactive: before anything else is heard. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
