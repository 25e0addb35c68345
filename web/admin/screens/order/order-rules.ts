import type { Artwork, ArtworkState, ArtworkVersion, Pin, Proof } from '../../kit/artwork/artwork-queries.ts'
import type { LastList } from '../../kit/orders/last-list.ts'
import type { Note, OrderDetail } from '../../kit/orders/queries.ts'

/** What the user has chosen to see; without a round the newest proof of the version. */
export type Choice = { version: number; round?: number }

/**
 * What the page shows of an order's artwork: the chosen version, else the newest when the page was opened, so
 * that nothing moves unexpectedly. `newer` is one that has arrived since.
 */
export function shownOf<
  Version extends Pick<ArtworkVersion, 'number'>,
  Round extends Pick<Proof, 'round' | 'version'>,
>(
  { versions, proofs }: { versions: readonly Version[]; proofs: readonly Round[] },
  { choice, known }: { choice: Choice | null; known: number },
) {
  const [newest] = versions
  const wanted = choice?.version ?? known
  const version = versions.find(({ number }) => number === wanted) ?? newest
  const rounds = proofs.filter((proof) => proof.version === version?.number)
  const proof = rounds.find(({ round }) => round === choice?.round) ?? rounds[0]
  const newer = newest && version && newest.number > Math.max(known, version.number) ? newest : null
  return { version, proof, newer }
}

/** The version that comes after one in the strip, and after the last the first. */
export function nextVersion(
  versions: readonly { number: number }[],
  shown: number | undefined,
): number | undefined {
  const numbers = versions.map(({ number }) => number).toSorted((one, other) => one - other)
  return numbers.find((number) => number > (shown ?? 0)) ?? numbers[0]
}

/** The proofs of a version, oldest first. */
export const roundsOf = <Round extends Pick<Proof, 'round' | 'version'>>(
  proofs: readonly Round[],
  version: number,
): Round[] => proofs.filter((proof) => proof.version === version).toReversed()

/**
 * The states that slot and newest version share; in the others the slot says something else about the order.
 */
const ofVersion: readonly ArtworkState[] = [
  'Checking',
  'NeedsFix',
  'Checked',
  'ProofWaiting',
  'ChangesAsked',
  'Approved',
]

type ReadVersion = Pick<ArtworkVersion, 'number' | 'findings' | 'files'>
type Round = Pick<Proof, 'version' | 'asked' | 'approvals'>

/** The state of a version: the newest has the slot's, an earlier one that of its last proof or its checks. */
export function versionState(
  version: ReadVersion,
  { state, versions }: { state: Artwork['state']; versions: readonly { number: number }[] },
  proofs: readonly Round[],
): ArtworkState {
  if (version.number === versions[0]?.number && ofVersion.includes(state)) return state
  const [proof] = proofs.filter((one) => one.version === version.number)
  if (proof?.approvals.some(({ withdrawnAt }) => withdrawnAt === null)) return 'Approved'
  if (proof) return proof.asked ? 'ChangesAsked' : 'ProofWaiting'
  return version.findings.some(({ severity }) => severity === 'must') ? 'NeedsFix' : 'Checked'
}

export type Move = OrderDetail['events'][number]
type AuditEntry =
  | { kind: 'note'; at: string; key: string; note: Note }
  | { kind: 'move'; at: string; key: string; move: Move }

const historyKinds = ['all', 'notes', 'moves'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Notes and moves of an order together, the newest first; its placing is no move. */
export function historyOf(
  { events, notes = [] }: Pick<OrderDetail, 'events' | 'notes'>,
  kind: HistoryKind,
): AuditEntry[] {
  const moves = events
    .filter(({ from }) => from !== null)
    .map((move): AuditEntry => ({ kind: 'move', at: move.at, key: `move ${move.id}`, move }))
  const written = notes.map(
    (note): AuditEntry => ({ kind: 'note', at: note.at, key: `note ${note.id}`, note }),
  )
  return [...(kind === 'notes' ? [] : moves), ...(kind === 'moves' ? [] : written)]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed()
}

type Place = Pick<LastList, 'ids' | 'search' | 'totalPages'>

/** Where a step from an order leads: to another one of the page, to another page, or nowhere. */
export function stepFrom(
  { ids, search, totalPages }: Place,
  id: number,
  by: 1 | -1,
): { id: number } | { page: number } | null {
  const at = ids.indexOf(id)
  if (at < 0) return null
  const next = ids[at + by]
  if (next !== undefined) return { id: next }
  const page = (search.page ?? 1) + by
  return page >= 1 && page <= totalPages ? { page } : null
}

export const isStep = (list: Place, id: number, by: 1 | -1): boolean => stepFrom(list, id, by) !== null

/** What the customer wants changed on a proof, and what isn't fixed yet. */
export const openPins = (proof: Proof | undefined): Pin[] =>
  (proof?.pins ?? []).filter(({ side, fixedAt }) => side === 'customer' && fixedAt === null)

/** How many remarks of a proof are open, and how many closed; internal ones count as well. */
export function countPins(pins: readonly Pick<Pin, 'fixedAt'>[]): { open: number; closed: number } {
  const closed = pins.filter(({ fixedAt }) => fixedAt !== null).length
  return { open: pins.length - closed, closed }
}

/**
 * The remark that a digit key means; the customer's and ours for the customer have digits, internal ones
 * none.
 */
export const pinOfKey = <Of extends Pick<Pin, 'number' | 'internal'>>(
  pins: readonly Of[],
  key: string,
): Of | undefined => pins.find(({ number, internal }) => !internal && String(number) === key)
