import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOrder } from '../../../src/domains/portfolio/project-acts.ts'
import { makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { heicBeginning, pictureFile } from '../../support/pictures.ts'

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
  test('refused for one of its pictures says which of them it is, through both faces', async () => {
    const kinds = 'JPEG, PNG, WebP, AVIF, GIF'
    const photo = new File([heicBeginning], 'IMG_0001.HEIC', { type: 'image/heic' })
    const text = new File(['no picture'], 'mətn.jpg', { type: 'image/jpeg' })
    const huge = await pictureFile({ width: 8000, height: 6300, name: 'nəhəng.png' })
    const good = await pictureFile()
    for (const [file, status, words] of [
      [text, 400, `«mətn.jpg» qəbul edilən şəkil növlərindən deyil. Uyğun olanlar: ${kinds}.`],
      [photo, 400, 'iPhone-un HEIC şəkillərini oxuya bilmirik.'],
      [huge, 413, '«nəhəng.png» 50\u00a0meqapikseldən böyükdür.'],
    ] as const) {
      const attachmentFiles = [good, file]
      const answer = await app.rest('POST', '/Project', { token, form: { name: 'Qutu', attachmentFiles } })
      expect(answer.status).toBe(status)
      expect(answer.body.message).toContain(words)
      const create = app.trpc(token).projects.create
      await expect(create.mutate({ name: 'Qutu', attachmentFiles })).rejects.toThrow(words)
    }
    const alone = await app.rest('POST', '/Project', { token, form: { name: 'Qutu', mainPhotoFile: text } })
    const message = `Bu növ şəkil qəbul edilmir. Uyğun olanlar: ${kinds}.`
    expect(alone.body.errors).toEqual([{ path: 'mainPhotoFile', message }])
  })

  // POR-1
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

describe('the alternative texts of its pictures', () => {
  const attachmentTexts = JSON.stringify([{ alt: 'Qutu' }, { Alt: 'Etiket', alt_ru: 'Этикетка' }])

  // MED-7
  test('are added with them, changed one by one, and answered in the language asked for', async () => {
    const { id, projectAttachments } = await addProject({
      alt: 'Şirə şüşəsi',
      alt_en: 'A juice bottle',
      mainPhotoFile: await pictureFile(),
      attachmentFiles: [await pictureFile(), await pictureFile()],
      attachmentTexts,
    })
    expect(projectAttachments).toMatchObject([
      { alt: 'Qutu', alt_ru: '' },
      { alt: 'Etiket', alt_ru: 'Этикетка', alt_en: '' },
    ])
    const { projects } = app.trpc(token)
    const [first = 0, second = 0] = projectAttachments.map((attachment) => attachment.id)
    await projects.update.mutate({
      id,
      attachmentFiles: [await pictureFile()],
      attachmentOrder: [second, 0, first],
      attachmentTexts: [
        { id: first, alt_ru: 'Коробка' },
        { id: 0, alt: 'Çanta' },
      ],
    })
    const read = (language: string) => app.rest('GET', `/project/${id}`, { query: { language } })
    expect((await read('ru')).body.data).toMatchObject({
      alt: 'Şirə şüşəsi',
      projectAttachments: [{ id: second, alt: 'Этикетка' }, { alt: 'Çanta' }, { id: first, alt: 'Коробка' }],
    })
    expect((await read('en')).body.data).toMatchObject({ alt: 'A juice bottle' })
    const all = await app.rest('GET', `/Project/${id}/multilanguage`, { token })
    expect(all.body.data).toMatchObject({ alt: 'Şirə şüşəsi', alt_ru: '', alt_en: 'A juice bottle' })
    const { items } = await app.trpc().projects.list.query({ language: 'az' })
    expect(items.find((project) => project.id === id)).toMatchObject({ alt: 'Şirə şüşəsi' })
  })

  // MED-7
  test('are refused above 300 characters, and for a picture of another project', async () => {
    const mine = await addProject({ attachmentFiles: await pictureFile() })
    const other = await addProject({ attachmentFiles: await pictureFile() })
    const put = (fields: object) => app.rest('PUT', '/project', { token, json: { id: mine.id, ...fields } })
    const long = await put({ alt: 'a'.repeat(301) })
    expect(long.body).toMatchObject({ statusCode: 400, errors: [{ path: 'alt' }] })
    const foreign = await put({ attachmentTexts: [{ id: other.projectAttachments[0]?.id, alt: 'X' }] })
    expect(foreign.body).toMatchObject({ statusCode: 400, errors: [{ path: 'attachmentTexts' }] })
  })
})

describe('a change of a project', () => {
  // POR-1
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

  // POR-1
  test('refuses an attachment of another project and changes nothing', async () => {
    const mine = await addProject()
    const other = await addProject({ attachmentFiles: await pictureFile() })
    const json = { id: mine.id, name: 'Y', DeletedAttachmentIds: [other.projectAttachments[0]?.id] }
    const answer = await app.rest('PUT', '/project', { token, json })
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ path: 'deletedAttachmentIds' }] })
    expect((await app.rest('GET', `/project/${mine.id}`)).body.data).toMatchObject({ name: 'Nar Bağı şirə' })
  })

  test('puts attachments in order, the new ones among those that are there', async () => {
    const widths = [51, 52, 53]
    const { id, projectAttachments } = await addProject({
      attachmentFiles: await Promise.all(widths.map((width) => pictureFile({ width }))),
    })
    const [one = 0, two = 0, three = 0] = projectAttachments.map((attachment) => attachment.id)
    const shown = async () => {
      const read = await app.trpc(token).projects.multilanguage.query({ id })
      return read.projectAttachments.map(({ photoUrl }) => Number(/_(\d+)x/.exec(photoUrl)?.[1]))
    }
    const form = {
      id,
      attachmentOrder: [three, 0, one, 0],
      DeletedAttachmentIds: two,
      attachmentFiles: [await pictureFile({ width: 54 }), await pictureFile({ width: 55 })],
    }
    expect((await app.rest('PUT', '/project', { token, form })).status).toBe(204)
    expect(await shown()).toEqual([53, 54, 51, 55])
    await app.trpc(token).projects.update.mutate({ id, attachmentOrder: [one] })
    expect(await shown()).toEqual([51, 53, 54, 55])
    await app.trpc(token).projects.update.mutate({ id, attachmentFiles: [await pictureFile({ width: 56 })] })
    expect(await shown()).toEqual([51, 53, 54, 55, 56])
    const other = await addProject({ attachmentFiles: await pictureFile() })
    const json = { id, attachmentOrder: [other.projectAttachments[0]?.id, one] }
    const answer = await app.rest('PUT', '/project', { token, json })
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ path: 'attachmentOrder' }] })
  })

  test('of two who have read the same, one saves and the other gets 409; who does not say saves', async () => {
    const { id } = await addProject({ attachmentFiles: await pictureFile() })
    const { updatedAt } = await app.trpc(token).projects.multilanguage.query({ id })
    const save = (name: string) => app.rest('PUT', '/project', { token, json: { id, name, updatedAt } })
    const statuses = (await Promise.all([save('Bir'), save('İki')])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 409])
    const late = app
      .trpc(token)
      .projects.update.mutate({ id, attachmentFiles: [await pictureFile()], updatedAt })
    await expect(late).rejects.toMatchObject({ data: { code: 'CONFLICT', httpStatus: 409 } })
    expect((await app.rest('PUT', '/project', { token, json: { id, name: 'Üç' } })).status).toBe(204)
    const read = await app.trpc(token).projects.multilanguage.query({ id })
    expect(read).toMatchObject({ name: 'Üç', projectAttachments: [{}] })
  })

  test('of nothing but its attachments is a change too', async () => {
    const { id } = await addProject()
    const read = () => app.trpc(token).projects.multilanguage.query({ id })
    const { updatedAt } = await read()
    await app.trpc(token).projects.update.mutate({ id, attachmentFiles: [await pictureFile()], updatedAt })
    expect((await read()).updatedAt).not.toBe(updatedAt)
  })

  test('of an unknown project is 404', async () => {
    expect((await app.rest('PUT', '/project', { token, json: { id: 2147483647, name: 'X' } })).status).toBe(
      404,
    )
  })
})

describe('the list of projects', () => {
  // BAS-7
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

  // BAS-8
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

describe('the search of projects', () => {
  test('finds words of the name in any language, hidden ones too, page by page', async () => {
    const { db } = app.deps
    await db.project.deleteMany()
    const [juice, hidden] = [
      await addProject({ name_ru: 'Сок «Нар Багы»' }),
      await addProject({ name: 'Şəki çayı', state: 'false' }),
    ]
    const find = async (query: Record<string, string | number>) =>
      app.rest('GET', '/Project/search', { token, query })
    const ids = (answer: { body: { data: never } }) =>
      (answer.body.data as { id: number }[]).map(({ id }) => id)
    expect(ids(await find({}))).toEqual([hidden.id, juice.id])
    expect(ids(await find({ name: 'seki' }))).toEqual([hidden.id])
    expect(ids(await find({ name: 'багы сок' }))).toEqual([juice.id])
    expect(ids(await find({ name: 'çay_' }))).toEqual([])
    const second = await find({ page: 2, pageSize: 1 })
    expect(JSON.parse(second.headers.get('pagination') ?? '')).toMatchObject({ totalItems: 2, totalPages: 2 })
    const { items } = await app.trpc(token).projects.search.query({ page: 2, pageSize: 1 })
    expect(items).toEqual(second.body.data)
    expect(items).toMatchObject([{ id: juice.id, name_ru: 'Сок «Нар Багы»', name_en: '' }])
  })

  test('is for the area alone', async () => {
    expect((await app.rest('GET', '/project/search')).status).toBe(401)
    const stranger = await app.signIn(['services', 'campaigns'])
    expect((await app.rest('GET', '/project/search', { token: stranger })).status).toBe(403)
  })
})

test.each([
  [[], [5, 6], [0, 0], [5, 6]],
  [[1, 2, 3], [5], [3, 0, 1], [3, 5, 1, 2]],
  [[1, 2], [5, 6], [2], [2, 1, 5, 6]],
  [[1, 2], [], [0, 2, 2, 9], [2, 1]],
])('of %j there and %j added, %j makes %j', (kept, added, order, wanted) => {
  expect(inOrder(kept, added, order)).toEqual(wanted)
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
