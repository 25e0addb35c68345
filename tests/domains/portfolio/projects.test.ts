import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { pictureFile } from '../../support/pictures.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['portfolios'])
})
afterAll(() => app.close())

type Project = { id: number; mainPhotoUrl: string; projectAttachments: { id: number; photoUrl: string }[] }

async function addProject(fields: Record<string, string | number | File | File[]> = {}): Promise<Project> {
  const answer = await app.rest('POST', '/Project', { token, form: { name: 'Nar Bağı şirə', ...fields } })
  expect(answer.status).toBe(201)
  return answer.body.data
}

describe('a new project', () => {
  test('keeps its pictures, its service and the default priority', async () => {
    const service = await makeService(app.deps.db, { name: 'Etiket' })
    const attachments = [await pictureFile({ width: 41 }), await pictureFile({ width: 42 })]
    const project = await addProject({
      name_ru: 'Сок «Нар Багы»',
      serviceId: service.id,
      mainPhotoFile: await pictureFile(),
      AttachmentFiles: attachments,
    })
    const read = await app.rest('GET', `/Project/${project.id}`, { query: { language: 'ru' } })
    expect(read.body.data).toMatchObject({
      name: 'Сок «Нар Багы»',
      serviceId: service.id,
      service: { id: service.id, name: 'Etiket ru' },
      priority: 1,
      projectAttachments: [
        { photoUrl: expect.stringMatching(/_41x30_/) },
        { photoUrl: expect.stringMatching(/_42x30_/) },
      ],
    })
    expect((await fetch(app.url + project.mainPhotoUrl)).headers.get('content-type')).toBe('image/webp')
  })

  test('is added through tRPC with files too', async () => {
    const project = await app.trpc(token).projects.create.mutate({
      name: 'Xəzər Caz',
      mainPhotoFile: await pictureFile(),
      attachmentFiles: [await pictureFile()],
    })
    expect(project.projectAttachments).toHaveLength(1)
    expect(project.mainPhotoUrl).toMatch(/^\/media\//)
  })

  test.each([
    [{ json: {} }, 'name'],
    [{ json: { name: 'X', serviceId: 2147483647 } }, 'serviceId'],
    [{ json: { name: 'X', priority: 'many' } }, 'priority'],
  ])('is refused with the field that is wrong: %j', async (options, path) => {
    const answer = await app.rest('POST', '/Project', { token, ...options })
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ path }] })
  })
})

describe('a change of a project', () => {
  test('adds and removes attachments, and keeps what is not sent', async () => {
    const project = await addProject({
      description: 'Etiket',
      attachmentFiles: [await pictureFile(), await pictureFile()],
    })
    const [first] = project.projectAttachments
    const form = {
      id: project.id,
      DeletedAttachmentIds: first?.id ?? 0,
      attachmentFiles: await pictureFile({ width: 43 }),
    }
    expect((await app.rest('PUT', '/project', { token, form })).status).toBe(204)
    const changed = await app.trpc(token).projects.multilanguage.query({ id: project.id })
    expect(changed.description).toBe('Etiket')
    expect(changed.projectAttachments).toHaveLength(2)
    expect(changed.projectAttachments.map(({ id }) => id)).not.toContain(first?.id)
    expect(changed.projectAttachments[1]?.photoUrl).toMatch(/_43x30_/)
  })

  test('refuses an attachment of another project and changes nothing', async () => {
    const mine = await addProject()
    const other = await addProject({ attachmentFiles: await pictureFile() })
    const json = { id: mine.id, name: 'Y', DeletedAttachmentIds: [other.projectAttachments[0]?.id] }
    const answer = await app.rest('PUT', '/project', { token, json })
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ path: 'deletedAttachmentIds' }] })
    expect((await app.rest('GET', `/project/${mine.id}`)).body.data).toMatchObject({ name: 'Nar Bağı şirə' })
  })

  test('of an unknown project is 404', async () => {
    expect((await app.rest('PUT', '/project', { token, json: { id: 2147483647, name: 'X' } })).status).toBe(
      404,
    )
  })
})

describe('the list of projects', () => {
  test('is paged, in the order of priority and then the newest first', async () => {
    await app.deps.db.project.deleteMany()
    const ids: number[] = []
    for (const priority of [2, 1, 1]) ids.push((await addProject({ priority })).id)
    const answer = await app.rest('GET', '/project', { query: { page: 1, pageSize: 2 } })
    expect(JSON.parse(answer.headers.get('pagination') ?? '')).toEqual({
      totalItems: 3,
      itemsPerPage: 2,
      currentPage: 1,
      totalPages: 2,
    })
    const rows: Project[] = answer.body.data
    expect(rows.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect((await app.rest('GET', '/project', { query: { pageIndex: 9, pageSize: 2 } })).body.data).toEqual(
      [],
    )
    expect((await app.rest('GET', '/project', { query: { pageSize: 0 } })).body.data).toHaveLength(3)
    expect((await app.rest('GET', '/project', { query: { page: 'x' } })).status).toBe(400)
  })

  test('leaves out what is hidden, for all but staff of the area', async () => {
    const project = await addProject({ state: 'false' })
    expect((await app.rest('GET', `/project/${project.id}`)).status).toBe(404)
    expect((await app.rest('GET', `/project/${project.id}`, { token })).body.data).toMatchObject({
      state: false,
    })
    const listed = await app.trpc().projects.list.query({})
    expect(listed.items.map(({ id }) => id)).not.toContain(project.id)
  })
})

test('deleting a project needs the area, and is final', async () => {
  const project = await addProject()
  expect((await app.rest('DELETE', `/project/${project.id}`)).status).toBe(401)
  expect(
    (await app.rest('DELETE', `/project/${project.id}`, { token: await app.signIn('Consultant') })).status,
  ).toBe(403)
  expect((await app.rest('DELETE', `/Project/${project.id}`, { token })).status).toBe(200)
  await expect(app.trpc(token).projects.delete.mutate({ id: project.id })).rejects.toMatchObject({
    data: { httpStatus: 404 },
  })
})
