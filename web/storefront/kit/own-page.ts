import { addMessages } from '../../lib/messages.ts'
import type { RouterContext } from '../../lib/router-context.ts'
import { PendingScreen } from './pending-screen.tsx'

/** What the routes of one's own pages have in common: of somebody whom only the device knows, with the account's texts. */
export const ownPage = {
  ssr: false,
  beforeLoad: ({ context }: { context: RouterContext }) => addMessages(context.i18n, 'account'),
  pendingComponent: PendingScreen,
  staticData: { isOwn: true },
} as const

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What it shows is known to the device alone, and takes another room than what the server sent for it. */
    isOwn?: boolean
  }
}
