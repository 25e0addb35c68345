import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerOf, type EmailedOrder } from '../../src/domains/email/about-order.ts'
import { greet, sayIn } from '../../src/domains/email/email.ts'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import { makeMember } from '../support/accounts.ts'
import { makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Answered = {
  id: number
  name: string
  surname: string
  email: string
  description: string
  comment: string
}
const apart = (text: string) => text.normalize('NFD')
const registration = (email: string, more: object = {}) => ({
  Name: 'Şəlalə',
  Surname: 'Cəfərova',
  Email: email,
  PhoneNumber: '+994 50 123 45 67',
  Password: 'çörək-bişirən',
  PasswordConfirm: 'çörək-bişirən',
  ...more,
})

/** Fields that are taken as they are: what they hold is compared or decrypts, and is neither shown nor listed. */
const asTyped = /password|confirm|^token$|^challenge$|^website$/i

// API-14
test('no field of any procedure refuses a text for its signs, or keeps them', () => {
  const given = ['a\u0000b\u001fc', 'a\u202ebc\ud800', '\u200ba\u0085b\u2028\u202ac', 'abc']
  const faults = describeProcedures(appRouter).flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(
        ([field, schema]) => !asTyped.test(field) && schema.safeParse('abcdefghijkl').data === 'abcdefghijkl',
      )
      .flatMap(([field, schema]) =>
        given
          .map((text) => schema.safeParse(`${text}defghijkl`))
          .filter(({ success, data }) => !success || /[^\na-z ]/.test(String(data)))
          .map(() => `${name}.${field}`),
      ),
  )
  expect([...new Set(faults)]).toEqual([])
})

describe('a comment out of Word', () => {
  const typed = 'Birinci\u000bikinci\u0085üçüncü\u2028A\u001e4 kə\u001fsim\u0000 \u202egnp.exe'
  const kept = 'Birinci\nikinci\nüçüncü\nA-4 kəsim gnp.exe'

  test.each(['JSON', 'tRPC'] as const)('is taken by %s', async (face) => {
    const { token } = await makeMember(app.deps.db)
    const { id: serviceId } = await makeService(app.deps.db)
    const input = { serviceId, count: 1, comment: typed }
    const comment =
      face === 'JSON'
        ? ((await app.rest('POST', '/order', { token, json: input })).body.data as Answered).comment
        : (await app.trpc(token).orders.place.mutate(input)).comment
    expect(comment).toBe(kept)
  })

  test('is taken in a form, and in an address', async () => {
    const token = await app.signIn(['services'])
    const name = apart('Ütülü şarf')
    const form = { name: `${name}\u000b\u202e`, description: typed }
    const { status, body } = await app.rest('POST', '/Services', { token, form })
    const { id, name: stored, description } = body.data as Answered
    expect([status, stored, description]).toEqual([201, 'Ütülü şarf', kept])
    const found = await app.rest('GET', '/Services/GetServiceBySearchName', {
      query: { name: `\u200e${name}\u0000` },
    })
    expect((found.body.data as Answered[])[0]?.id).toBe(id)
  })
})

describe('a name', () => {
  test('that is written with letters and marks apart is found by staff', async () => {
    const email = 'shelale@example.com'
    const made = await app.rest('POST', '/Clients', {
      json: registration(`\u200b ${email}\ufeff`, { Name: apart('Şəlalə'), Surname: 'Cəfərova\r\nVIP' }),
    })
    const user = made.body.data as Answered
    expect([made.status, user.name, user.surname, user.email]).toEqual([201, 'Şəlalə', 'Cəfərova VIP', email])
    const token = await app.signIn(['users'])
    for (const name of ['Şəlalə', apart('Şəlalə')]) {
      const found = await app.rest('GET', '/AppUser/GetAppUserBySearchName', { token, query: { name } })
      expect((found.body.data as Answered[]).map(({ id }) => id)).toEqual([user.id])
    }
  })

  test.each(['\u200b\u200d', '\u3164', '\u2800 \ufe0f', '\u202e\u0000', '\u00ad'])(
    'of nothing that is seen is none: %j',
    async (Name) => {
      const made = await app.rest('POST', '/Clients', { json: registration('unseen@example.com', { Name }) })
      expect([made.status, made.body.errors?.map(({ path }: { path: string }) => path)]).toEqual([
        400,
        ['name'],
      ])
    },
  )

  test('that was stored with line ends stands on no line of its own in an email', () => {
    const name = 'Aysel!\n\nÖdəniş: evil.example\n\n'
    expect(greet(sayIn('en'), name)).toBe('Hello Aysel! Ödəniş: evil.example !')
    expect(customerOf({ user: { name, surname: '\nX' } } as EmailedOrder)).toBe(
      'Aysel! Ödəniş: evil.example X',
    )
  })
})

// ACC-20
describe('a password', () => {
  const logIn = (email: string, password: string) =>
    app.rest('POST', '/auth/login', { json: { email, password } }).then(({ status }) => status)

  test('is the same however its letters are put together', async () => {
    const email = 'parol@example.com'
    const password = apart('çörək-bişirən')
    const made = await app.rest('POST', '/Clients', {
      json: registration(email, { Password: password, PasswordConfirm: 'çörək-bişirən' }),
    })
    expect(made.status).toBe(201)
    expect(await logIn(email, 'çörək-bişirən')).toBe(200)
    expect(await logIn(email, password)).toBe(200)
    expect(await logIn(email, 'corek-bisiren')).toBe(404)
  })

  test('that was chosen before goes on working, in both spellings', async () => {
    const member = await makeMember(app.deps.db)
    const passwordHash = await hash(apart('şəhər-şüşə'))
    await app.deps.db.user.update({ where: { id: member.id }, data: { passwordHash } })
    expect(await logIn(member.email, apart('şəhər-şüşə'))).toBe(200)
    expect(await logIn(member.email, 'şəhər-şüşə')).toBe(200)
  })
})
