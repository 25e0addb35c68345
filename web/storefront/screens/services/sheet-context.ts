import { createContext } from 'react'

/** The texts of a service or product that may name the sheet whose artwork the guide describes. */
export const SheetContext = createContext('')
