/** So long, in ms, a delete brings everything back when it is undone: the notice's 10 s, and the way there. */
export const undoTime = 15_000
