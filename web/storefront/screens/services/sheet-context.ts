import { createContext } from 'react'

/** The text of a service or product that may name the sheet size that the artwork guide describes. */
export const SheetContext = createContext('')
