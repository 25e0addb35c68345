import { createContext } from 'react'
import type { PlacesKind } from './places-kind.ts'

type Places = {
  kind: PlacesKind
  /** The length of the whole list; undefined while a search or filter is in force. */
  total: number | undefined
}

const nothing = () => Promise.reject(new Error('There is no list here.'))

/** The list that a record stands in. */
export const PlacesContext = createContext<Places>({
  kind: { order: nothing, moveTo: nothing, renew: nothing },
  total: undefined,
})

/** Whether there is another place that one of these can be dragged to. */
export const canDrag = (total: number | undefined): boolean => total !== undefined && total > 1
