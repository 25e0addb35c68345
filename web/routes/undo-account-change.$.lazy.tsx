import { createLazyRoute } from '@tanstack/react-router'
import { UndoAccountChangeScreen } from '../storefront/screens/account/undo-account-change-screen.tsx'

export const Route = createLazyRoute('/_storefront/undo-account-change/$')({
  component: UndoAccountChangeScreen,
})
