/** A move: an act that leads from one state to another, and who may do it. A machine is a list of moves. */
export type Way<State extends string, Act extends string, Who> = {
  from: State
  to: State
  act: Act
  who: Who
}

/** The same act from each of these states. */
export const fromEach = <State extends string, Act extends string, const Who>(
  act: Act,
  who: Who,
  from: readonly State[],
  to: State,
): Way<State, Act, Who>[] => from.map((state) => ({ from: state, to, act, who }))
