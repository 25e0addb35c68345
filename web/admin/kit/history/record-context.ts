import { createContext } from 'react'
import type { HistoryOf } from './record-changes.tsx'

/** The record that is being edited, for what in its editor asks the history; null for one that isn't there yet. */
export const RecordContext = createContext<HistoryOf | null>(null)
