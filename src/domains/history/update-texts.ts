import { z } from 'zod'
import { textsOut } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isAltField } from '../audit/alt-field.ts'
import type { JournalKind } from '../audit/record-kinds.ts'
import { updateProduct } from '../catalog/update-product.ts'
import { updateService } from '../catalog/update-service.ts'
import { updateDeal } from '../deals/update-deal.ts'
import { forInfoPages } from '../info/info-pages.ts'
import { updateProject } from '../portfolio/update-project.ts'
import { updateAboutUs } from '../site/update-about-us.ts'
import { updateAdvertisement } from '../site/update-advertisement.ts'
import { updateBanner } from '../site/update-banner.ts'
import { updateContact } from '../site/update-contact.ts'
import { updatePageTexts } from '../site/update-page-texts.ts'
import { updatePartner } from '../site/update-partner.ts'
import { attachmentTexts } from './alt-back.ts'

type UpdateDeps = Pick<Deps, 'db' | 'media'>
type Target = { id: number; updatedAt?: string | undefined }

/** The texts that a kind has, in three languages each, and the act of its domain that changes them. */
function way<Shape extends z.ZodRawShape>(
  shape: Shape,
  update: (
    deps: UpdateDeps,
    by: number,
    target: Target,
    texts: Partial<z.output<z.ZodObject<Shape>>>,
    given: Record<string, string>,
  ) => Promise<unknown>,
) {
  const texts = z.object(shape).partial()
  return {
    names: Object.keys(shape),
    update: (deps: UpdateDeps, by: number, target: Target, given: Record<string, string>) =>
      update(deps, by, target, texts.parse(given) as Partial<z.output<z.ZodObject<Shape>>>, given),
  }
}

const named = { ...textsOut('name'), ...textsOut('description') }
const head = { ...textsOut('head'), ...textsOut('title'), ...textsOut('description') }
const campaign = { ...head, ...textsOut('offer'), ...textsOut('date') }
const alt = textsOut('alt')
const contact = { ...textsOut('description'), ...textsOut('address') }

const ways = {
  service: way(named, (deps, by, target, texts) => updateService(deps, by, { ...target, ...texts })),
  product: way(named, (deps, by, target, texts) => updateProduct(deps, by, { ...target, ...texts })),
  project: way({ ...named, ...alt }, async ({ db, media }, by, target, texts, given) => {
    const others = { attachmentTexts: await attachmentTexts(db, target.id, given) }
    return updateProject(media, by, { ...target, ...texts, ...others })
  }),
  deal: way(campaign, (deps, by, target, texts) => updateDeal(deps, by, { ...target, ...texts })),
  partner: way(textsOut('name'), ({ media }, by, target, texts) =>
    updatePartner(media, by, { ...target, ...texts }),
  ),
  advertisement: way(alt, ({ media }, by, target, texts) =>
    updateAdvertisement(media, by, { ...target, ...texts }),
  ),
  banner: way({ ...head, ...alt }, ({ media }, by, { updatedAt }, texts) =>
    updateBanner(media, by, { updatedAt, ...texts }),
  ),
  aboutUs: way({ ...head, ...alt }, ({ media }, by, { updatedAt }, texts) =>
    updateAboutUs(media, by, { updatedAt, ...texts }),
  ),
  contact: way(contact, ({ db }, by, target, texts) => updateContact(db, by, { ...target, ...texts })),
  servicesPage: way(head, ({ db }, by, { updatedAt }, texts) =>
    updatePageTexts(db, by, 'services', { updatedAt, ...texts }),
  ),
  portfolioPage: way(head, ({ db }, by, { updatedAt }, texts) =>
    updatePageTexts(db, by, 'portfolio', { updatedAt, ...texts }),
  ),
  dealsPage: way(head, ({ db }, by, { updatedAt }, texts) =>
    updatePageTexts(db, by, 'deals', { updatedAt, ...texts }),
  ),
  ...forInfoPages((page) =>
    way(head, ({ db }, by, { updatedAt }, texts) => updatePageTexts(db, by, page, { updatedAt, ...texts })),
  ),
} as const satisfies Partial<Record<JournalKind, unknown>>

export type TextKind = keyof typeof ways
export const textKinds = Object.keys(ways) as [TextKind, ...TextKind[]]

/** `name`, `name_ru`, `name_en`, … of a kind, and the alternative texts of a project's attachments. */
export const isTextOf = (kind: TextKind, field: string): boolean =>
  ways[kind].names.includes(field) || (kind === 'project' && isAltField(field))

/** Changes just these texts of a record, as its own editor does. */
export const updateTexts = (
  deps: UpdateDeps,
  by: number,
  { kind, ...target }: Target & { kind: TextKind },
  texts: Record<string, string>,
): Promise<unknown> => ways[kind].update(deps, by, target, texts)
