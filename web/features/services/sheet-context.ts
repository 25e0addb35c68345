import { createContext } from 'react'
import type { SheetSize } from '../../../src/lib/sheet-size.ts'

/** The sheet whose artwork a page's guide describes. */
export const SheetContext = createContext<SheetSize | null>(null)
