import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether the device has a connection, as the browser reports it; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => onlineManager.isOnline(),
    () => true,
  )
