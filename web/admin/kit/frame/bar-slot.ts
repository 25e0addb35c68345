import { createContext } from 'react'

/** Where a screen shows the save bar: at its foot, instead of the slug line. */
export const BarSlot = createContext<HTMLElement | null>(null)
