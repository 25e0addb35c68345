import type { Prisma } from '../../../db/generated/client.ts'
import { type Profile, profile } from '../../preflight/profile-input.ts'

/** A product with its own profile, or else its service's. */
export const withProfile = {
  profile: { select: { rules: true } },
  service: { select: { profile: { select: { rules: true } } } },
} as const satisfies Prisma.ProductSelect

/** The profile that a product's artwork is checked against; null without one. */
export function profileOf(product: Prisma.ProductGetPayload<{ select: typeof withProfile }>): Profile | null {
  const rules = (product.profile ?? product.service.profile)?.rules
  return rules === undefined ? null : (profile.safeParse(rules).data ?? null)
}
