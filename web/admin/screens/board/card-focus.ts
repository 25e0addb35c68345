import { useEffect, useEffectEvent, useRef } from 'react'
import { takeOpened } from '../../kit/orders/last-list.ts'

const cardOf = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)

export const focusCard = (id: number | undefined): void => {
  if (id !== undefined) cardOf(id)?.focus()
}

/** The order whose card has the focus. */
export function focusedCard(): number | undefined {
  const card = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-card]')
  return card ? Number(card.dataset.card) : undefined
}

/** A card that goes to another column takes the focus with it; coming back finds the opened order. */
export function useCardFocus(key: string) {
  const last = useRef<number | undefined>(undefined)
  const keep = useEffectEvent(() => {
    const opened = takeOpened()
    if (opened !== undefined && cardOf(opened)) {
      // After the page's own focus on a new screen.
      requestAnimationFrame(() => requestAnimationFrame(() => focusCard(opened)))
      return
    }
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isLost) focusCard(last.current)
  })
  useEffect(() => {
    if (key !== '') keep()
  }, [key])
  return (id: number) => {
    last.current = id
  }
}
