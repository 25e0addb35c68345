/**
 * Whose turn it is: `workshop` during printing, `none` while the site checks and once nothing is left to do.
 */
export const turnSides = ['customer', 'staff', 'workshop', 'none'] as const
export type TurnSide = (typeof turnSides)[number]

/** What there is to do, by side. */
export const turnActs = {
  customer: ['sendArtwork', 'fixArtwork', 'lookAtFindings', 'answerProof', 'pay', 'collect'],
  staff: ['price', 'lookAtFile', 'makeProof', 'makeChanges', 'design', 'startProduction', 'answerMessage'],
  workshop: ['produce'],
  none: ['waitForChecks', 'nothing'],
} as const satisfies Record<TurnSide, readonly string[]>
export type TurnWhat = (typeof turnActs)[TurnSide][number]
export const turnWhats = Object.values(turnActs).flat() as [TurnWhat, ...TurnWhat[]]

/** {@link turnActs} decides which side a task belongs to. */
export type Turn = { [Side in TurnSide]: { side: Side; what: (typeof turnActs)[Side][number] } }[TurnSide]
