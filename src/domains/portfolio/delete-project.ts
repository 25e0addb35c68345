import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { projectParts, toProjectTexts } from './project-shape.ts'

/** Its pictures go with the next sweep. @throws NOT_FOUND */
export async function deleteProject(db: Database, id: number) {
  return toProjectTexts(await orNotFound(db.project.delete({ where: { id }, include: projectParts })))
}
