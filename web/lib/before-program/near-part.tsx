import { useLocation, useRouter } from '@tanstack/react-router'
import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../session.ts'
import { doAgain, isTouched } from './done-early.ts'
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

type NearPartProps = {
  part: Part
  far?: boolean
  /** Asks for the code when it is time; the signal ends the asking. */
  when?: (place: HTMLElement, ask: () => void, signal: AbortSignal) => void
}

/**
 * The server renders the part; the browser that got it so loads its code when the reader does anything or comes
 * near. Until it is here its links are plain ones, and what else is done in it is done again then (done-early.ts).
 * Who moves to the page within the site gets it at once. Of one that begins `far` below, only those sections are laid
 * out before that, and their pictures fetched, that the reader may scroll to next (`rests` in storefront.css).
 */
export const NearPart = memo(function NearPart({ part, far = false, when = whenNear }: NearPartProps) {
  const moved = useHydrated()
  const [sent] = useState(!moved)
  const [rests, setRests] = useState(far && sent)
  const place = useRef<HTMLDivElement>(null)
  const waiting = useRef<AbortController>(null)
  // It is made once: rendered again before its code has loaded, it would lose what the server sent.
  const router = useRouter()
  const [shown] = useState(() => {
    const Shown = moved || import.meta.env.SSR ? (part.loaded ?? part.Now) : part.Soon
    const onReady = () => {
      waiting.current?.abort()
      setRests(false)
      if (place.current) doAgain(place.current)
    }
    return (
      <SentTo value={router.state.location.pathname}>
        <Suspense>
          <Shown />
          {sent && <Ready onReady={onReady} />}
        </Suspense>
      </SentTo>
    )
  })
  useEffect(() => {
    const element = place.current
    if (element?.dataset.early === undefined) return
    const ask = () => {
      setRests(false)
      part.ask()
    }
    if (isTouched(element)) ask()
    const controller = new AbortController()
    waiting.current = controller
    when(element, ask, controller.signal)
    return () => controller.abort()
  }, [part, when])
  return (
    <div
      ref={place}
      data-early={sent || undefined}
      className={classNames(far && 'after-paint', rests && 'rests')}
    >
      {shown}
    </div>
  )
})

function whenNear(place: HTMLElement, ask: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
    rootMargin: ahead,
  })
  observer.observe(place)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const activity of activities) addEventListener(activity, ask, { once: true, passive: true, signal })
}

/** Reports when everything beside it is interactive: before anything else is heard. */
function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady])
  return null
}
