import type { CSSProperties } from 'react'

/** Joins class names, leaving out what isn't there. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** CSS variables for `(--name)` in class names, so that a breakpoint may use them or not. */
export const cssVariables = (values: Record<`--${string}`, string | number>): CSSProperties => values
