import { useEffect, useRef } from 'react'

/** What lies over the page, the topmost last; `close` may leave it open (something typed would be lost). */
const layers: { close: () => void; isClosedByBack: boolean }[] = []
let isListening = false

/** One entry of the history stands for all that lies over its page. */
const isMarked = (): boolean => history.state?.layer === true

/**
 * While `open`, Back calls `close` instead of leaving the page. Closed otherwise, its entry is taken back, and a
 * link that is followed out of it takes the entry's place. (The browser's own CloseWatcher knows only some phones'
 * Back.)
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    if (!open) return
    const layer = { close: () => latest.current(), isClosedByBack: false }
    layers.push(layer)
    listen()
    mark()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      // Another may open in its place, or a link may be under way.
      if (!layer.isClosedByBack) setTimeout(() => layers.length === 0 && isMarked() && history.back(), 50)
    }
  }, [open])
}

// Past the router, which needn't load the page again for it.
const mark = () => {
  if (!isMarked()) History.prototype.pushState.call(history, { ...history.state, layer: true }, '')
}

function listen(): void {
  if (isListening) return
  isListening = true
  const push = history.pushState
  history.pushState = (...entry) => (isMarked() ? history.replaceState(...entry) : push.apply(history, entry))
  addEventListener('popstate', () => {
    if (isMarked()) return
    const top = layers.at(-1)
    if (!top) return
    top.isClosedByBack = true
    top.close()
    setTimeout(() => {
      // It stayed open, to be asked first, or another lies below it.
      top.isClosedByBack = false
      if (layers.length > 0) mark()
    }, 50)
  })
}
