import type { CSSProperties } from 'react'

/** Values for `(--name)` in class names, so that a breakpoint may use them or not. */
export const cssVariables = (values: Record<`--${string}`, string | number>): CSSProperties => values
