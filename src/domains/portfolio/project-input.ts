import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { clearable, flag, maybe, texts } from '../../lib/fields.ts'
import { id, priority, wholeNumber } from '../../lib/figure-fields.ts'
import { list, row } from '../../lib/list-fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { definitions } from '../content/definitions.ts'
import { changedTexts, newTexts } from '../content/texts.ts'

/** Of each of its other pictures, within the limit of the main one's. */
const altTexts = texts('alt', definitions.project.texts.alt.max)

const otherFields = {
  /** May be emptied. */
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
  /** Of `attachmentFiles`, in their order. */
  attachmentTexts: list(row(altTexts), 20).optional(),
})

/** What isn't sent stays. */
export const changedProjectSchema = z.object({
  id,
  ...changedTexts('project'),
  ...otherFields,
  deletedAttachmentIds: list(id).optional(),
  /** Ids of attachments, and 0 for the next of `attachmentFiles`. */
  attachmentOrder: list(wholeNumber()).optional(),
  /** By the attachment's id, and by 0 of the next of `attachmentFiles`. */
  attachmentTexts: list(row({ id: wholeNumber(), ...altTexts })).optional(),
  updatedAt: readAt,
})
