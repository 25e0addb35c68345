import type { Transaction } from '../../db/client.ts'
import { kindOfName } from '../preflight/kind-of-name.ts'
import type { ProfileKind } from '../preflight/profile-input.ts'
import type { ArtworkNeed } from './artwork-need.ts'

type Sent<Need> = { artwork?: Need | undefined; profileId?: number | null | undefined }
type Names = { name: string; name_ru?: string | undefined; name_en?: string | undefined }

/**
 * The need that follows from what was sent; undefined where it stays. Callers that know only profiles mean with
 * one that orders need artwork; without one they mean `otherwise` (ART-20).
 */
function needOfSent<Need extends ArtworkNeed | null>(
  { artwork, profileId }: Sent<Need>,
  otherwise: Need,
): Need | 'Required' | undefined {
  if (artwork !== undefined || profileId === undefined) return artwork
  return profileId === null ? otherwise : 'Required'
}

/** The columns of a service's artwork that a PUT changes; staff have looked at them from then on. */
export const changedServiceArtwork = (sent: Sent<ArtworkNeed>) => changed(sent, 'None')
/** The same of a product, which follows its service where it has nothing of its own. */
export const changedProductArtwork = (sent: Sent<ArtworkNeed | null>) => changed(sent, null)

function changed<Need extends ArtworkNeed | null>(sent: Sent<Need>, otherwise: Need) {
  const artwork = needOfSent(sent, otherwise)
  const isSent = sent.artwork !== undefined || sent.profileId !== undefined
  return { ...(artwork !== undefined && { artwork }), ...(isSent && { isArtworkGuessed: false }) }
}

/** The columns of a new service's artwork: where no profile was sent, that of the kind its name tells (ART-20). */
export async function newServiceArtwork(tx: Transaction, sent: Sent<ArtworkNeed> & Names) {
  const artwork = needOfSent(sent, 'None')
  const need = artwork === undefined ? {} : { artwork }
  if (sent.profileId !== undefined || artwork === 'None') return need
  return { ...need, ...(await guessedProfile(tx, kindOf(sent))) }
}

/** The same of a new product: it follows its service unless it is of another kind. */
export async function newProductArtwork(
  tx: Transaction,
  sent: Sent<ArtworkNeed | null> & Names & { serviceId: number },
) {
  const artwork = needOfSent(sent, null)
  const need = artwork === undefined ? {} : { artwork }
  if (sent.profileId !== undefined || artwork === 'None') return need
  const { profile } = await tx.service.findUniqueOrThrow({
    where: { id: sent.serviceId },
    select: { profile: { select: { kind: true } } },
  })
  const kind = kindOf(sent)
  return kind === profile?.kind ? need : { ...need, ...(await guessedProfile(tx, kind)) }
}

const kindOf = ({ name, name_ru = '', name_en = '' }: Names): ProfileKind | null =>
  kindOfName([name, name_ru, name_en])

/** The first profile of a kind that takes any size; nothing where there is none. */
async function guessedProfile(tx: Transaction, kind: ProfileKind | null) {
  if (kind === null) return {}
  const profile = await tx.preflightProfile.findFirst({
    where: { kind, rules: { path: ['sizes'], equals: [] } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return profile ? { profileId: profile.id, isArtworkGuessed: true } : {}
}
