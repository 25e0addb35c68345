import type { TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { errorCode } from '../../../lib/api.ts'
import { markSession, untilSignedIn } from '../../kit/frame/ended-session.ts'

/** Signing in and out are no part of a session, and a 401 to deleting staff is shown (ADM-2). */
const passing = new Set(['accounts.logIn', 'accounts.logOut', 'staff.delete'])

/**
 * A call that is refused because the session has ended is held until the user has signed in again on the
 * spot, and then repeated: whatever a screen was doing goes on, and nothing typed is lost.
 */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable | undefined
      let isLeft = false
      function send() {
        const mark = markSession()
        call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          async error(error) {
            const isEnded = errorCode(error) === 'UNAUTHENTICATED' && !passing.has(op.path)
            if (!isEnded || !(await untilSignedIn(mark))) observer.error(error)
            else if (!isLeft) send()
          },
        })
      }
      send()
      return () => {
        isLeft = true
        call?.unsubscribe()
      }
    })
