import { createContext, use } from 'react'
import type { UserData } from '../../../lib/device.ts'

type Frame = {
  user: UserData
  newCount: number | undefined
  /** Whether live events are being received. */
  isLive: boolean
  shortcutsShown: boolean
  showShortcuts: (shown: boolean) => void
}

export const FrameContext = createContext<Frame | null>(null)

/** Who is signed in, and what the frame shows. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('Only inside the back office.')
  return frame
}
