import type { inferRouterOutputs } from '@trpc/server'
import type { AllTexts } from '../../../../src/domains/content/texts.ts'
import { newProjectSchema } from '../../../../src/domains/portfolio/project-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import {
  altTextsOf,
  chosenFiles,
  orderedIds,
  type PictureItem,
  removedIds,
  storedItem,
} from '../../kit/pictures/picture-items.ts'

export type Project = inferRouterOutputs<AppRouter>['projects']['multilanguage']

/** `alt` is the text of the main photo. */
export type ProjectValues = AllTexts<'project'> & {
  /** The service's id as text; empty for none. */
  serviceId: string
  /** The stored photo's address, or the file chosen for it. */
  mainPhotoFile: string | File
  attachments: PictureItem[]
  state: boolean
}

/** Pictures are checked when they are chosen. */
export const projectForm = newProjectSchema.omit({ mainPhotoFile: true, attachmentFiles: true })

export const blankProject: ProjectValues = {
  ...blankTexts('project'),
  serviceId: '',
  mainPhotoFile: '',
  attachments: [],
  state: true,
}

export const attachmentItems = ({ projectAttachments }: Pick<Project, 'projectAttachments'>): PictureItem[] =>
  projectAttachments.map(({ id, photoUrl, ...texts }) => storedItem(id, photoUrl, texts))

export function readProject(record: Project): { values: ProjectValues; version: string } {
  const { id: _, service: __, projectAttachments: ___, priority: ____, ...rest } = record
  const { serviceId, mainPhotoUrl, updatedAt, ...texts } = rest
  const values = {
    ...texts,
    serviceId: serviceId === null ? '' : String(serviceId),
    mainPhotoFile: mainPhotoUrl,
    attachments: attachmentItems(record),
  }
  return { values, version: updatedAt }
}

/** What was changed, as PUT /project takes it; `stored` are the attachments that the server has now. */
export function projectChange(changed: Partial<ProjectValues>, stored: readonly number[]) {
  const { attachments, mainPhotoFile, serviceId, ...texts } = changed
  return {
    ...texts,
    ...(serviceId !== undefined && { serviceId: serviceId === '' ? null : Number(serviceId) }),
    ...chosenFilesOf({ mainPhotoFile }, ['mainPhotoFile']),
    ...(attachments && attachmentChange(attachments, stored)),
  }
}

function attachmentChange(items: readonly PictureItem[], stored: readonly number[]) {
  const files = chosenFiles(items)
  const isThere = (id: number) => stored.includes(id)
  return {
    ...(files.length > 0 && { attachmentFiles: files }),
    deletedAttachmentIds: removedIds(items).filter(isThere),
    attachmentOrder: orderedIds(items).filter((id) => id === 0 || isThere(id)),
    attachmentTexts: altTextsOf(items).filter(({ id }) => id === 0 || isThere(id)),
  }
}

/** The input of POST /Project. */
export function newProject({ name, ...values }: ProjectValues) {
  const { attachments, ...others } = values
  const attachmentFiles = chosenFiles(attachments)
  const attachmentTexts = altTextsOf(attachments).map(({ id: _, ...texts }) => texts)
  return {
    ...projectChange(others, []),
    name,
    ...(attachmentFiles.length > 0 && { attachmentFiles, attachmentTexts }),
  }
}
