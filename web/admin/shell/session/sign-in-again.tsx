import { lazy, Suspense } from 'react'
import { useSessionEnded } from '../../kit/frame/ended-session.ts'

/** With the libraries of forms, which the first screen does without: whoever is refused has the server at hand. */
const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then(({ SignInDialog }) => ({ default: SignInDialog })),
)

/** While calls wait for it: the same person signs in again over the screen, and they go on. */
export const SignInAgain = () =>
  useSessionEnded() && (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
