import { createContext } from 'react'
import type { HistoryOf } from './record-changes.tsx'

/**
 * The record being edited, for parts of its editor that read the history; null for one that doesn't exist
 * yet.
 */
export const RecordContext = createContext<HistoryOf | null>(null)
