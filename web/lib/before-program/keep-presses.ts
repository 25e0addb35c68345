/** The events that show that the visitor turns to a part of the page. */
const touches = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'change',
  'click',
] as const

/** How long a choice waits for the program before the page says so, and offers to send the form as it is. */
const lateMs = 3000

export type KeptPresses = {
  /** Repeats, as soon as the program listens, what was done before, and stops recording. */
  replay: () => void
  stop: () => void
}

/**
 * Records what is done in a part of the server's page until the program takes it over: choices in their order, and
 * presses, which wait; a link waits where a choice was made that it doesn't contain yet. `onTouch` is called at the
 * first sign of use.
 */
export function keepPresses(place: HTMLElement, onTouch: () => void): KeptPresses {
  const inputs = [...place.querySelectorAll('input')]
  const chosen = inputs.filter(isChosenEarly)
  const pressed: HTMLElement[] = []
  const isChanged = () => chosen.length > 0 || inputs.some(isTypedEarly)
  const page = document.documentElement
  let late: ReturnType<typeof setTimeout> | undefined
  const hear = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element) || !place.contains(target)) return
    if (type === 'change' && target instanceof HTMLInputElement && isTicked(target)) chosen.push(target)
    touched()
    const button = type === 'click' && target.closest<HTMLElement>('button, a')
    if (!button || (button.tagName === 'A' && !isChanged())) return
    const isSent = button.matches('[type=submit]')
    // Without a connection, the browser would show a page of its own in place of the choice.
    if (isSent && navigator.onLine) return
    event.preventDefault()
    event.stopPropagation()
    if (!isSent) pressed.push(button)
  }
  const touched = () => {
    onTouch()
    if (!isChanged()) return
    page.classList.add('waiting')
    late ??= setTimeout(() => page.classList.add('late'), lateMs)
  }
  const stop = () => {
    clearTimeout(late)
    page.classList.remove('waiting', 'late')
    for (const type of touches) window.removeEventListener(type, hear, true)
  }
  // This listens before the document's own listeners: React hides from all others a press in a part that it waits
  // for.
  for (const type of touches)
    window.addEventListener(type, hear, { capture: true, passive: type !== 'click' })
  // Events from before anything could listen.
  if (isChanged() || place.contains(document.activeElement)) touched()
  return {
    stop,
    replay() {
      stop()
      const typed = inputs.filter(isTypedEarly)
      for (const input of inputs) input.checked = input.defaultChecked
      // React hears no event while it commits its rendering.
      queueMicrotask(() => {
        for (const input of chosen) input.click()
      })
      // It runs a moment later, when the program knows what was typed early (use-typed-early.ts) and what follows
      // from it.
      setTimeout(() => {
        for (const field of typed) if (field !== document.activeElement) leave(field)
        for (const button of pressed) button.click()
      })
    },
  }
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox'

const isChosenEarly = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type === 'checkbox')

const isTypedEarly = (input: HTMLInputElement): boolean =>
  !isTicked(input) && input.value !== input.defaultValue

const leave = (field: HTMLInputElement): void => {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
