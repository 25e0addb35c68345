import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../../src/faces/router.ts'
import type { Language } from '../../../../../src/lib/languages.ts'

type Outputs = inferRouterOutputs<AppRouter>['eqaime']
type DueList = Outputs['due']
export type Due = DueList['items'][number]
export type Problem = Due['problems'][number]
export type Sent = Outputs['sent']['items'][number]
export type Numbers = Outputs['readNumbers']
export type Check = Outputs['check']
export type Settings = Outputs['settings']
export type SchemaFile = Outputs['schemas'][number]
export type Layout = Sent['layout']
export type PortalState = NonNullable<Sent['portalState']>

/** What a line names; in Azerbaijani where it isn't translated. */
export const inLanguage = (said: Record<Language, string>, language: Language): string =>
  said[language] || said.az

/** What an e-qaimə is of. */
export const kindNames = {
  delivery: msg({ message: 'Works', context: 'e-qaimə' }),
  advance: msg({ message: 'Advance', context: 'e-qaimə' }),
  correction: msg({ message: 'Correction', context: 'e-qaimə' }),
} as const satisfies Record<Due['kind'], object>

/** How an e-qaimə stands in the portal, and how it looks here. */
export const portalStates = {
  onApproval: { name: msg({ message: 'with the buyer', context: 'e-qaimə' }), look: 'text-warn' },
  approved: { name: msg({ message: 'the buyer approved it', context: 'e-qaimə' }), look: 'text-ok' },
  approvedBySystem: { name: msg({ message: 'approved by the portal', context: 'e-qaimə' }), look: 'text-ok' },
  updateRequested: {
    name: msg({ message: 'a correction is asked for', context: 'e-qaimə' }),
    look: 'text-error',
  },
  onApprovalEdited: {
    name: msg({ message: 'corrected, with the buyer', context: 'e-qaimə' }),
    look: 'text-warn',
  },
  updateApproval: {
    name: msg({ message: 'the correction is being approved', context: 'e-qaimə' }),
    look: 'text-warn',
  },
  cancelRequested: {
    name: msg({ message: 'cancelling is asked for', context: 'e-qaimə' }),
    look: 'text-error',
  },
  canceled: { name: msg({ message: 'cancelled', context: 'e-qaimə' }), look: 'text-t3' },
  deleted: { name: msg({ message: 'deleted', context: 'e-qaimə' }), look: 'text-t3' },
  deactivated: { name: msg({ message: 'deactivated', context: 'e-qaimə' }), look: 'text-t3' },
} as const satisfies Record<PortalState, { name: object; look: string }>
export const portalStateNames = Object.keys(portalStates) as PortalState[]
