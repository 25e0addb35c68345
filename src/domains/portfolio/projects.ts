import { z } from 'zod'
import { orNotFound } from '../../db/database-errors.ts'
import { withWords } from '../../db/text-search.ts'
import { id, language, line } from '../../lib/fields.ts'
import { type Paging, paged, paginate, pagingFields, readPage, window } from '../../lib/paging.ts'
import { can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { moveToPlace, putInPlaces } from '../places/place-acts.ts'
import { movedSchema, moveSchema, orderSchema } from '../places/place-input.ts'
import { withPlaces } from '../places/with-places.ts'
import { createProject, deleteProject, updateProject } from './project-acts.ts'
import { changedProjectSchema, newProjectSchema } from './project-input.ts'
import {
  listedProjectSchema,
  projectOrder,
  projectParts,
  projectSchema,
  projectTextsSchema,
  toProject,
  toProjectTexts,
} from './project-output.ts'

/** Projects: area 2 writes and sees the hidden ones, marked. */
export const projectsRouter = router({
  list: procedure({
    access: 'public',
    reads: ['catalog', 'projects'],
    rest: { method: 'GET', path: '/project', summary: 'Projects' },
  })
    .input(z.object({ language, ...pagingFields }))
    .output(paged(projectSchema))
    .query(async ({ ctx, input }) => {
      const all = can(ctx.caller, 'portfolios')
      const where = all ? {} : { state: true }
      const { project } = ctx.deps.db
      const { rows, total } = await readPage(input, {
        count: () => project.count({ where }),
        rows: (window) =>
          project.findMany({ where, ...window, orderBy: projectOrder, include: projectParts }),
      })
      return paginate(
        rows.map((row) => toProject(row, input.language, all)),
        total,
        input,
      )
    }),
  byId: procedure({
    access: 'public',
    reads: ['catalog', 'projects'],
    rest: { method: 'GET', path: '/project/:id', summary: 'A project' },
  })
    .input(z.object({ id, language }))
    .output(projectSchema)
    .query(async ({ ctx, input }) => {
      const all = can(ctx.caller, 'portfolios')
      const where = { id: input.id, ...(!all && { state: true }) }
      const row = await orNotFound(ctx.deps.db.project.findUniqueOrThrow({ where, include: projectParts }))
      return toProject(row, input.language, all)
    }),
  search: procedure({
    access: ['portfolios'],
    rest: { method: 'GET', path: '/Project/search', summary: 'Projects in all languages, by name' },
  })
    .input(z.object({ name: line(200).default(''), ...pagingFields }))
    .output(paged(listedProjectSchema))
    .query(({ ctx, input }) => searchProjects(ctx.deps, input)),
  multilanguage: procedure({
    access: ['portfolios'],
    rest: { method: 'GET', path: '/Project/:id/multilanguage', summary: 'A project in all languages' },
  })
    .input(z.object({ id }))
    .output(projectTextsSchema)
    .query(async ({ ctx, input }) => {
      const row = await orNotFound(
        ctx.deps.db.project.findUniqueOrThrow({ where: { id: input.id }, include: projectParts }),
      )
      return toProjectTexts(row)
    }),
  create: procedure({
    access: ['portfolios'],
    changes: ['projects'],
    rest: {
      method: 'POST',
      path: '/Project',
      status: 201,
      summary: 'Add a project',
      example: { name: 'Qutular', name_ru: 'Коробки', name_en: 'Boxes', serviceId: 1 },
    },
  })
    .input(newProjectSchema)
    .output(projectTextsSchema)
    .mutation(({ ctx, input }) => createProject(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: ['portfolios'],
    changes: ['projects'],
    rest: {
      method: 'PUT',
      path: '/project',
      status: 204,
      summary: 'Change a project',
      example: { id: 1, name_en: 'Boxes', attachmentOrder: [2, 1, 3, 4] },
    },
  })
    .input(changedProjectSchema)
    .mutation(({ ctx, input }) => updateProject(ctx.deps, callerOf(ctx), input)),
  order: procedure({
    access: ['portfolios'],
    changes: ['projects'],
    rest: {
      method: 'PUT',
      path: '/Project/order',
      status: 204,
      summary: 'Put some projects in order, in the places that they hold together',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInPlaces(ctx.deps, callerOf(ctx), { ...input, kind: 'project' })),
  moveTo: procedure({
    access: ['portfolios'],
    changes: ['projects'],
    rest: {
      method: 'PUT',
      path: '/Project/:id/place',
      summary: 'Move a project to a place of its list',
      example: { place: 1 },
    },
  })
    .input(moveSchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) => moveToPlace(ctx.deps, callerOf(ctx), { ...input, kind: 'project' })),
  delete: procedure({
    access: ['portfolios'],
    changes: ['projects'],
    rest: { method: 'DELETE', path: '/project/:id', summary: 'Delete a project' },
  })
    .input(z.object({ id }))
    .output(projectTextsSchema)
    .mutation(({ ctx, input }) => deleteProject(ctx.deps, callerOf(ctx), input)),
})

/**
 * A page of projects in all languages, hidden ones too: those with this text in their name in any language.
 */
async function searchProjects({ db }: Pick<Deps, 'db'>, { name, ...paging }: Paging & { name: string }) {
  const where = await withWords(db, ['projects', 'name'], name)
  const { rows, total } = await readPage(paging, {
    count: () => db.project.count({ where }),
    rows: (window) => db.project.findMany({ where, ...window, orderBy: projectOrder, include: projectParts }),
  })
  const shown = { kind: 'project', isPart: name !== '', ...window(paging) } as const
  return paginate(await withPlaces(db, rows.map(toProjectTexts), shown), total, paging)
}
