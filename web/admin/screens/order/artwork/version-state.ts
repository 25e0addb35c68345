import type { Artwork, ArtworkState, ArtworkVersion, Proof } from '../../../kit/artwork/artwork-queries.ts'

/** States of the slot that its newest version has, too; in the others it says something else of the order. */
const ofVersion: readonly ArtworkState[] = [
  'Checking',
  'NeedsFix',
  'Checked',
  'ProofWaiting',
  'ChangesAsked',
  'Approved',
]

type Told = Pick<ArtworkVersion, 'number' | 'findings' | 'files'>
type Round = Pick<Proof, 'version' | 'asked' | 'approvals'>

/** How far a version came: the newest as the slot stands, an earlier one as its last proof or its checks say. */
export function versionState(
  version: Told,
  { state, versions }: { state: Artwork['state']; versions: readonly { number: number }[] },
  proofs: readonly Round[],
): ArtworkState {
  if (version.number === versions[0]?.number && ofVersion.includes(state)) return state
  const [proof] = proofs.filter((one) => one.version === version.number)
  if (proof?.approvals.some(({ withdrawnAt }) => withdrawnAt === null)) return 'Approved'
  if (proof) return proof.asked ? 'ChangesAsked' : 'ProofWaiting'
  return version.findings.some(({ severity }) => severity === 'must') ? 'NeedsFix' : 'Checked'
}
