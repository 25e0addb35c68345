import type { Transaction } from '../../src/db/client.ts'
import { newProductArtwork, newServiceArtwork } from '../../src/domains/catalog/item-artwork.ts'
import type { Tier } from '../../src/domains/catalog/pricing.ts'
import type { Configuration, Texts } from '../../src/domains/options/configuration.ts'
import { columns, type PriceTier } from '../../src/domains/ready-made/texts.ts'
import { toBasisPoints, toQepik } from '../../src/lib/money.ts'
import { projectAlts } from './alt-texts.ts'
import { campaigns } from './campaigns.ts'
import { demoOptions } from './options.ts'
import { pictureId } from './picture-id.ts'
import { attachmentsOf } from './pictures.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { type ServiceId, services } from './services.ts'
import type { StoredIds } from './store-pictures.ts'

/** What can be ordered: a service without products, or a product. */
export type Item = {
  serviceId: number
  serviceName: Texts
  product: { id: number; name: Texts; weightOf100: number | null } | null
  tiers: Tier[]
  /** What can be chosen of it. */
  options: Configuration | null
  /** Of the running campaigns on the service. */
  campaignsBp: number[]
}

/** Of what can be chosen of a product. */
export const demoVersion = 1

/** Services, products, projects and campaigns; answers what can be ordered, by its picture's name. */
export async function seedCatalog(
  tx: Transaction,
  pictures: StoredIds,
  today: Date,
): Promise<Map<string, Item>> {
  const serviceIds = await seedServices(tx, pictures)
  await seedProjects(tx, pictures, serviceIds)
  const reductions = await seedCampaigns(tx, pictures, serviceIds, today)
  const items = new Map<string, Item>()
  for (const service of services) {
    const common = {
      serviceId: idOf(serviceIds, service.id),
      serviceName: service.name,
      campaignsBp: reductions.get(service.id) ?? [],
    }
    if (service.prices)
      items.set(service.picture, { ...common, product: null, tiers: tiersOf(service.prices), options: null })
    const own = products.filter((product) => product.service === service.id)
    for (const [index, { name, description, picture, weightOf100, prices }] of own.entries()) {
      const options = demoOptions.get(picture) ?? null
      const { serviceId } = common
      const { id } = await tx.product.create({
        data: {
          serviceId,
          ...columns('name', name),
          ...looked(await newProductArtwork(tx, { serviceId, ...columns('name', name) })),
          ...columns('description', description),
          photoId: pictureId(pictures, picture),
          priority: index + 1,
          weightOf100: weightOf100 ?? null,
          prices: { createMany: { data: tiersOf(prices) } },
          ...(options && {
            optionsVersion: demoVersion,
            options: { create: { version: demoVersion, configuration: options } },
          }),
        },
      })
      const product = { id, name, weightOf100: weightOf100 ?? null }
      items.set(picture, { ...common, product, tiers: tiersOf(prices), options })
    }
  }
  return items
}

/** What names told of artwork, as staff have found it right. */
const looked = <Artwork extends object>(artwork: Artwork) => ({ ...artwork, isArtworkGuessed: false })

async function seedServices(tx: Transaction, pictures: StoredIds): Promise<Map<ServiceId, number>> {
  const ids = new Map<ServiceId, number>()
  for (const [index, { id, name, description, picture, prices }] of services.entries()) {
    const row = await tx.service.create({
      data: {
        ...columns('name', name),
        ...columns('description', description),
        ...looked(await newServiceArtwork(tx, { artwork: 'Required', ...columns('name', name) })),
        photoId: pictureId(pictures, picture),
        priority: index + 1,
        ...(prices && { prices: { createMany: { data: tiersOf(prices) } } }),
      },
    })
    ids.set(id, row.id)
  }
  return ids
}

async function seedProjects(
  tx: Transaction,
  pictures: StoredIds,
  serviceIds: Map<ServiceId, number>,
): Promise<void> {
  for (const [index, project] of projects.entries()) {
    const { main, attachments } = projectAlts[project.picture] ?? {}
    const photos = attachmentsOf(project).map((name, position) => ({
      photoId: pictureId(pictures, name),
      position,
      ...altColumns(attachments?.[position]),
    }))
    await tx.project.create({
      data: {
        ...columns('name', project.name),
        ...columns('description', project.description),
        ...altColumns(main),
        serviceId: idOf(serviceIds, project.service),
        mainPhotoId: pictureId(pictures, project.picture),
        priority: index + 1,
        attachments: { createMany: { data: photos } },
      },
    })
  }
}

const altColumns = (words: Texts | undefined) => (words ? columns('alt', words) : {})

async function seedCampaigns(
  tx: Transaction,
  pictures: StoredIds,
  serviceIds: Map<ServiceId, number>,
  today: Date,
): Promise<Map<ServiceId, number[]>> {
  const running = new Map<ServiceId, number[]>()
  for (const [index, campaign] of campaigns(today.toISOString().slice(0, 10)).entries()) {
    const percentageBp = toBasisPoints(campaign.percentage)
    const endDate = campaign.endDate === null ? null : new Date(`${campaign.endDate}T00:00:00Z`)
    await tx.campaign.create({
      data: {
        ...columns('title', campaign.title),
        ...columns('description', campaign.description),
        ...columns('offer', campaign.offer),
        ...columns('head', campaign.head),
        ...columns('date', campaign.date),
        percentageBp,
        endDate,
        photoId: pictureId(pictures, campaign.picture),
        priority: index + 1,
        services: {
          createMany: { data: campaign.services.map((id) => ({ serviceId: idOf(serviceIds, id) })) },
        },
      },
    })
    if (endDate !== null && endDate < today) continue
    for (const id of campaign.services) running.set(id, [...(running.get(id) ?? []), percentageBp])
  }
  return running
}

function tiersOf(prices: readonly PriceTier[]): Tier[] {
  return prices.map(([count, price]) => ({ count, price: toQepik(price) }))
}

function idOf(ids: Map<ServiceId, number>, service: ServiceId): number {
  const id = ids.get(service)
  if (id === undefined) throw new Error(`the demo has no service ${service}`)
  return id
}
