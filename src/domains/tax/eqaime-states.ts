/** How an e-qaimə stands in the tax portal, in the portal's own words. */
export const eqaimeStates = [
  'onApproval',
  'approved',
  'approvedBySystem',
  'updateRequested',
  'onApprovalEdited',
  'updateApproval',
  'cancelRequested',
  'canceled',
  'deleted',
  'deactivated',
] as const
export type EqaimeState = (typeof eqaimeStates)[number]

const ended: ReadonlySet<EqaimeState> = new Set(['canceled', 'deleted', 'deactivated'])

/** The states in which it counts no more in the portal. */
export const endedStates: readonly EqaimeState[] = eqaimeStates.filter((state) => ended.has(state))

/** Whether an e-qaimə counts no more in the portal: its document can be voided then (DOC-28). */
export const isEnded = ({ portalState }: { portalState: EqaimeState | null }): boolean =>
  portalState !== null && ended.has(portalState)
