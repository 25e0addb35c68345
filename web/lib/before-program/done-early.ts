declare global {
  interface Window {
    /** What the page's script keeps (src/ssr/scripts-after-paint.ts); it is gone once the program has taken over. */
    earlyPress?: Set<HTMLElement>
  }
}

/**
 * The buttons, links, radios and checkboxes that were pressed where nothing answered yet, each once and in
 * their order. The page's script goes on adding to it for as long as a place is marked as early (`data-early`).
 */
const kept = globalThis.window?.earlyPress ?? new Set<HTMLElement>()

/** Whether something was chosen or typed in the server's page. */
export const isChanged = (place: HTMLElement): boolean =>
  inputsOf(place).some((input) => isTyped(input) || input.checked !== input.defaultChecked)

/** Whether the reader has done anything in the place. */
export const isTouched = (place: HTMLElement): boolean =>
  isChanged(place) ||
  place.contains(document.activeElement) ||
  [...kept].some((pressed) => place.contains(pressed))

/** The program has come: the page's frame answers from now on, its parts later. */
export function takePageOver(): void {
  delete window.earlyPress
  document.documentElement.classList.remove('late')
  doAgain(document.body)
}

/**
 * A place answers from now on. What was done there is done again: choices, then the leaving of typed fields, then
 * presses. Of a part it is called while React commits it: its next rendering would put back what React knows.
 */
export function doAgain(place: HTMLElement): void {
  const isOwn = (element: Element) => element.closest('[data-early]') === place
  const pressed = [...kept].filter(isOwn)
  const inputs = inputsOf(place).filter(isOwn)
  const typed = inputs.filter(isTyped)
  // No press tells of what the browser restored, or of what was chosen before the page's script ran.
  const unheard = inputs.filter((input) => !kept.has(input))
  const chosen = [...unheard, ...pressed].filter(isChosen)
  delete place.dataset.early
  for (const element of pressed) kept.delete(element)
  for (const input of inputs) input.checked = input.defaultChecked
  // React hears no event while it commits.
  queueMicrotask(() => {
    for (const input of chosen) input.click()
  })
  // It runs a moment later, when the program knows what was typed early (use-typed-early.ts) and what follows from it.
  setTimeout(() => {
    for (const field of typed) if (field !== document.activeElement) leave(field)
    for (const button of pressed) if (!(button instanceof HTMLInputElement)) press(button)
  })
}

/** The frame comes first, a page's content after it: a press in it makes React hydrate it at once. */
function press(button: HTMLElement): void {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  setTimeout(() => button.click())
}

const inputsOf = (place: HTMLElement): HTMLInputElement[] => [...place.querySelectorAll('input')]

const isTyped = ({ type, value, defaultValue }: HTMLInputElement): boolean =>
  type !== 'radio' && type !== 'checkbox' && value !== defaultValue

const isChosen = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement &&
  element.checked !== element.defaultChecked &&
  (element.checked || element.type === 'checkbox')

const leave = (field: HTMLInputElement): void => {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
