import type { Transaction } from '../../db/client.ts'
import { toPercent } from '../../lib/money.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { altFields, textFields } from './text-fields.ts'
import type { Snapshot } from './values.ts'

const named = { select: { id: true, name: true } } as const

export async function readProject(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.project.findUnique({
    where: { id },
    include: {
      mainPhoto: true,
      service: named,
      attachments: { include: { photo: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    },
  })
  if (!row) return null
  const { name, service, priority, state } = row
  const pictures = row.attachments.map(({ photo }) => pictureUrl(photo))
  const texts = textFields(row, 'name', 'description', 'alt')
  const own = { ...texts, service, mainPhotoUrl: pictureUrl(row.mainPhoto), projectAttachments: pictures }
  const alts = row.attachments.map((attachment) => altFields(attachment.photo, attachment))
  return { name, fields: Object.assign({ ...own, priority, state }, ...alts) }
}

export async function readDeal(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.deal.findUnique({
    where: { id },
    include: { photo: true, services: { include: { service: named }, orderBy: { serviceId: 'asc' } } },
  })
  if (!row) return null
  const { percentageBp, startDate, endDate, photo, priority, state } = row
  return {
    name: row.title,
    fields: {
      ...textFields(row, 'title', 'description', 'offer', 'head', 'date'),
      services: row.services.map(({ service }) => service),
      percentage: percentageBp === null ? null : toPercent(percentageBp),
      startDate: startDate?.toISOString() ?? null,
      endDate: endDate?.toISOString() ?? null,
      photoUrl: pictureUrl(photo),
      priority,
      state,
    },
  }
}
