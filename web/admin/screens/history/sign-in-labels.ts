import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { ComponentProps } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Mark } from '../../../ui/admin/mark.tsx'

export type SignIn = inferRouterOutputs<AppRouter>['history']['signIns']['items'][number]
export type SignInAct = SignIn['act']

/** What happened to an account, in words. */
export const signInActs: Record<
  SignInAct,
  { name: MessageDescriptor; look: ComponentProps<typeof Mark>['kind'] }
> = {
  loggedIn: { name: msg`logged in`, look: 'ok' },
  logInRefused: { name: msg`log-in refused`, look: 'error' },
  loggedOut: { name: msg`logged out`, look: 'plain' },
  passwordChanged: { name: msg`password changed`, look: 'info' },
  passwordReset: { name: msg`password reset by e-mail`, look: 'info' },
  sessionEnded: { name: msg`another device logged out`, look: 'plain' },
  otherSessionsEnded: { name: msg`all other devices logged out`, look: 'plain' },
  codeRefused: { name: msg`wrong code`, look: 'error' },
  recoveryCodeUsed: { name: msg`recovery code used`, look: 'info' },
  secondFactorOn: { name: msg`second step turned on`, look: 'info' },
  secondFactorOff: { name: msg`second step turned off`, look: 'info' },
  accountErased: { name: msg`account erased by its owner`, look: 'info' },
  emailConfirmed: { name: msg`e-mail confirmed`, look: 'info' },
  invitationAccepted: { name: msg`invitation accepted`, look: 'ok' },
  recoveryCodesRenewed: { name: msg`new recovery codes`, look: 'info' },
  emailChanged: { name: msg`e-mail changed`, look: 'info' },
  changeUndone: { name: msg`change of the account undone by e-mail`, look: 'error' },
  customersListed: { name: msg`list of customers read`, look: 'plain' },
  customersSearched: { name: msg`customers searched`, look: 'plain' },
  customerOpened: { name: msg`a customer’s page opened`, look: 'plain' },
  customerDataRead: { name: msg`a customer’s data downloaded`, look: 'info' },
  ordersExported: { name: msg`orders exported`, look: 'info' },
  paymentsExported: { name: msg`payments exported`, look: 'info' },
}
export const signInActNames = Object.keys(signInActs) as SignInAct[]
