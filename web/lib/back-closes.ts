import { useEffect, useRef } from 'react'

/** The layers over the page, the topmost last; `close` may leave one open (something typed would be lost). */
const layers: { close: () => void }[] = []
let isListening = false
/** Whether the shown entry was marked, before the browser goes to another one. */
let wasMarked = false

/** One history entry stands for all layers of its page. */
const isMarked = (): boolean => history.state?.layer === true

/**
 * While `open`, Back calls `close` instead of leaving the page. Closed otherwise, its entry stays for the next one: a
 * link that is followed takes its place, and Back passes over it. (It isn't taken back at once, for what goes on to
 * another page in between would be taken back with it. The browser's own CloseWatcher knows only some phones' Back.)
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    // This also covers a page that is reloaded on such an entry.
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

// It bypasses the router, which needn't load the page again for it.
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
  // Or a link to a place on this page was followed, and Back wasn't pressed.
  if (wasMarked || event.state === null) return
  const top = layers.at(-1)
  if (top) {
    top.close()
    // It stayed open to ask first, or another layer lies below it.
    setTimeout(() => layers.length > 0 && mark(), 50)
  } else if (left) {
    // No layer was left over the page, so Back was meant for the page. The router needn't hear of the way there.
    event.stopImmediatePropagation()
    history.back()
  }
}
