import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react'
import { logInAddress } from '../../../lib/addresses-here.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import { forgetSession, parseUser, readToken, readUserText, storeSession } from '../../../lib/device.ts'
import { addMessages } from '../../../lib/messages.ts'
import { useLoadFailure } from '../../../ui/notice.tsx'
import { useSavedNotice } from './saved-notice.ts'

export type LogInView = 'login' | 'register' | 'forgot'

/** Why the forms are shown: a session has ended while it was needed, or only an account can go on. */
export type LogInReason = 'ended' | 'toOrder' | 'toSee'
type Asked = { view?: LogInView; reason?: LogInReason | undefined; onSignedIn?: () => void }
type OpenLogIn = (options?: Asked) => void
const LogIn = createContext<OpenLogIn>(() => undefined)

/** Opens the login modal; `onSignedIn` goes on with what needed it (ordering while signed out). */
export const useLogIn = (): OpenLogIn => use(LogIn)

const loadDialog = async () => ({ default: (await import('./log-in-dialog.tsx')).LogInDialog })
const LogInDialog = lazy(loadDialog)

/** The modal's code is loaded at its first use: a visitor who only reads doesn't load it. */
export function LogInProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const loadFailed = useLoadFailure(logInAddress)
  useOwnPrices()
  useRestoredSession()
  useSavedNotice()
  const router = useRouter()
  const openLogIn = useCallback<OpenLogIn>(
    (options) => {
      Promise.all([addMessages(router.options.context.i18n, 'account'), loadDialog()]).then(() => {
        // When the modal is asked for again, it still says why it opened.
        setAsked((before) => ({
          ...options,
          // That a session has ended says more than that the page needs one.
          reason: before?.reason === 'ended' ? 'ended' : (options?.reason ?? before?.reason),
        }))
        setOpen(true)
      }, loadFailed)
    },
    [router, loadFailed],
  )
  const close = () => {
    setOpen(false)
    setAsked((before) => before && { ...before, reason: undefined })
  }
  return (
    <LogIn value={openLogIn}>
      {children}
      {asked && (
        <Suspense>
          <LogInDialog
            open={open}
            view={asked.view ?? 'login'}
            reason={asked.reason}
            onClose={close}
            onSignedIn={() => {
              close()
              asked.onSignedIn?.()
            }}
          />
        </Suspense>
      )}
    </LogIn>
  )
}

/** The procedures whose answers depend on the caller: a customer has a discount of their own (PRI-7). */
const personal = new Set(['services', 'products', 'options'])

/** The server renders for a visitor, so its answers are asked for again for a signed-in user, once a page load. */
function useOwnPrices(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (readToken() === null) return
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => Array.isArray(path) && personal.has(String(path[0])),
    })
  }, [queryClient])
}

/**
 * A token without its user data, as a profile update leaves the device (WEB-14): the user is asked for
 * again, so that a customer who has changed their name stays signed in, under the new one.
 */
function useRestoredSession(): void {
  const client = useClient()
  useEffect(() => {
    const token = readToken()
    if (token === null || parseUser(readUserText()) !== null) return
    client.accounts.me.query().then(
      ({ updatedAt: _, ...user }) => {
        if (readToken() === token) storeSession({ accessToken: token, ...user })
      },
      (error: unknown) => {
        if (errorCode(error) === 'UNAUTHENTICATED' && readToken() === token) forgetSession()
      },
    )
  }, [client])
}
