import type { RefCallback } from 'react'

/**
 * A ref that tells the styles how high its element is, for what keeps clear of it. What is to be done whenever it
 * changes comes after that.
 */
export const sayHeight =
  (property: `--${string}`, onChange?: (element: HTMLElement) => void): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`)
      onChange?.(element)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
