import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let counter = 0
const person = (more: object = {}) => ({
  name: 'Nigar',
  surname: 'Həsənova',
  email: `nigar${++counter}@example.com`,
  phoneNumber: '+994 (50) 312-44-18',
  password: knownPassword,
  passwordConfirm: knownPassword,
  ...more,
})
const register = (json: object, query = {}) => app.rest('POST', '/Clients', { json, query })

describe('registering', () => {
  test('takes the fields in the old client’s spelling and answers a customer without secrets', async () => {
    const { name, surname, email, phoneNumber, password, passwordConfirm } = person()
    const answer = await register(
      {
        Name: name,
        Surname: surname,
        Email: email.toUpperCase(),
        PhoneNumber: phoneNumber,
        Password: password,
        PasswordConfirm: passwordConfirm,
        AppRoleId: 1,
        roleId: 1,
      },
      { language: 'en' },
    )
    expect(answer.status).toBe(201)
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      name,
      surname,
      fatherName: '',
      email,
      phoneNumber,
      emailConfirmed: false,
      photoUrl: '',
      appRole: { id: expect.any(Number), name: 'Client', permissions: [] },
    })
    const row = await app.deps.db.user.findFirst({ where: { email } })
    expect(row).toMatchObject({ language: 'en', passwordHash: expect.stringMatching(/^\$argon2id\$/) })
  })

  test('through tRPC the same', async () => {
    const input = person()
    const user = await app.trpc(undefined, 'ru').accounts.register.mutate(input)
    expect(user).toMatchObject({ email: input.email, appRole: { name: 'Client' } })
    const row = await app.deps.db.user.findUnique({ where: { id: user.id } })
    expect(row?.language).toBe('ru')
    const again = await refusal(app.trpc().accounts.register.mutate(input))
    expect(again).toMatchObject({ code: 'CONFLICT', httpStatus: 409 })
  })

  // ACC-1
  test('a taken e-mail is 409 in whatever case; of many at once one is first', async () => {
    const first = person()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        register({ ...first, email: index % 2 ? first.email : first.email.toUpperCase() }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await app.deps.db.user.count({ where: { email: first.email } })).toBe(1)
  })

  // ACC-1
  test('all six fields are required', async () => {
    const answer = await register({})
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map(({ path }) => path).sort()).toEqual(
      ['email', 'name', 'password', 'passwordConfirm', 'phoneNumber', 'surname'].sort(),
    )
  })

  test.each([
    ['password', { password: '1234567', passwordConfirm: '1234567' }],
    ['passwordConfirm', { passwordConfirm: 'something-else' }],
    ['email', { email: 'nobody' }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['phoneNumber', { phoneNumber: 'call me' }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['surname', { surname: { a: 1 } }],
  ])('a wrong %s is 400 and stores nothing', async (path, wrong) => {
    const before = await app.deps.db.user.count()
    const answer = await register(person(wrong))
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path }])
    expect(await app.deps.db.user.count()).toBe(before)
  })
})
