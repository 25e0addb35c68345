import { addMessages } from '../../lib/messages.ts'
import type { RouterContext } from '../../lib/router-context.ts'
import { PendingScreen } from './pending-screen.tsx'

/** What the routes of one's own pages have in common: of somebody whom only the device knows, with the account's texts. */
export const ownPage = {
  ssr: false,
  beforeLoad: ({ context }: { context: RouterContext }) => addMessages(context.i18n, 'account'),
  pendingComponent: PendingScreen,
} as const
