import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { recorded } from '../audit/recorded.ts'
import { projectParts, toProjectTexts } from './project-shape.ts'

/** Its pictures go with the next sweep. @throws NOT_FOUND */
export async function deleteProject(db: Database, by: number, id: number) {
  return toProjectTexts(
    await recorded(db, { by, kind: 'project', id }, (tx) =>
      orNotFound(tx.project.delete({ where: { id }, include: projectParts })),
    ),
  )
}
