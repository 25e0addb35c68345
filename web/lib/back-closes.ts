import { useEffect, useRef } from 'react'

/** What lies over the page, the topmost last; `close` may leave it open (something typed would be lost). */
const layers: { close: () => void }[] = []
let isListening = false
/** Of the entry that is shown, before the browser goes to another one. */
let wasMarked = false

/** One entry of the history stands for all that lies over its page. */
const isMarked = (): boolean => history.state?.layer === true

/**
 * While `open`, Back calls `close` instead of leaving the page. Closed otherwise, its entry stays for the next one: a
 * link that is followed takes its place, and Back passes over it. (It isn't taken back at once, for what goes on to
 * another page meanwhile would be taken back with it. The browser's own CloseWatcher knows only some phones' Back.)
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    // Also where a page is loaded anew on such an entry.
    if (open || isMarked()) listen()
    if (!open) return
    const layer = { close: () => latest.current() }
    layers.push(layer)
    mark()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [open])
}

// Past the router, which needn't load the page again for it.
const mark = () => {
  if (!isMarked()) History.prototype.pushState.call(history, { ...history.state, layer: true }, '')
  wasMarked = true
}

function listen(): void {
  if (isListening) return
  isListening = true
  wasMarked = isMarked()
  const push = history.pushState
  const replace = history.replaceState
  history.pushState = (...entry) => {
    const write = isMarked() ? replace : push
    write.apply(history, entry)
    wasMarked = isMarked()
  }
  history.replaceState = (state, ...where) =>
    replace.call(history, isMarked() ? { ...state, layer: true } : state, ...where)
  addEventListener('popstate', leave, { capture: true })
}

function leave(event: PopStateEvent): void {
  const left = wasMarked
  wasMarked = isMarked()
  // Or a link to a place on this page was followed: nobody went back.
  if (wasMarked || event.state === null) return
  const top = layers.at(-1)
  if (top) {
    top.close()
    // It stayed open, to be asked first, or another lies below it.
    setTimeout(() => layers.length > 0 && mark(), 50)
  } else if (left) {
    // Nothing lay over the page any more: Back was meant for the page. The router needn't hear of the way there.
    event.stopImmediatePropagation()
    history.back()
  }
}
