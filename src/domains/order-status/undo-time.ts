/** How long a move can be undone, in ms: the notice's 10 s, and the request. */
export const undoTimeMs = 12_000
/** The move's email waits until no undo can arrive any more. */
export const mailWaitMs = undoTimeMs + 1000
