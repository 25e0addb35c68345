import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { clearable, flag, id, list, maybe, priority, row, texts, wholeNumber } from '../../lib/fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { definitions } from '../content/definitions.ts'
import { changedTexts, newTexts } from '../content/texts.ts'

/** Each of its other pictures has them, within the limit of the main one's. */
const altTexts = texts('alt', definitions.project.texts.alt.max)

const otherFields = {
  /** An empty value removes the service. */
  serviceId: clearable(id),
  /** 1 for a new project (POR-1). */
  priority: maybe(priority),
  state: maybe(flag),
  mainPhotoFile: fileField.optional(),
  attachmentFiles: list(fileField, 20).optional(),
}

export const newProjectSchema = z.object({
  ...newTexts('project'),
  ...otherFields,
  /** In the order of `attachmentFiles`. */
  attachmentTexts: list(row(altTexts), 20).optional(),
})

/** Fields that aren't sent stay. */
export const changedProjectSchema = z.object({
  id,
  ...changedTexts('project'),
  ...otherFields,
  deletedAttachmentIds: list(id).optional(),
  /** Ids of attachments, and 0 for the next of `attachmentFiles`. */
  attachmentOrder: list(wholeNumber()).optional(),
  /** By the attachment's id, or 0 for the next of `attachmentFiles`. */
  attachmentTexts: list(row({ id: wholeNumber(), ...altTexts })).optional(),
  updatedAt: readAt,
})
