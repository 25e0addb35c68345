import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, makeMember } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { linkToken, openMailbox, type Sent } from '../../support/mailbox.ts'

/** Each email is still in the queue when what makes its link useless happens: nothing is sent before `openMailbox`. */
let app: TestApp
let root: string
let consultant: number
const addresses: Record<string, string> = {}
let sent: Sent[]

const kindsTo = (name: string): string[] =>
  sent.filter(({ to }) => to?.[0]?.address === addresses[name]).map(({ kind }) => kind)

async function invite(name: string) {
  const email = `${name.toLowerCase()}@example.com`
  addresses[name] = email
  const person = { name: 'Leyla', surname: 'Quliyeva', email, appRoleId: consultant }
  return app.trpc(root).staff.invite.mutate(person)
}
async function askForReset(name: string, role = 'Client') {
  const member = await makeMember(app.deps.db, role)
  addresses[name] = member.email
  await app.trpc().accounts.forgotPassword.mutate({ email: member.email })
  return member
}
const change = (id: number, fields: { password?: string; email?: string }) =>
  app.trpc(root).accounts.updateProfile.mutate({ id, ...fields })

beforeAll(async () => {
  app = await startTestApp()
  root = await app.signIn('SuperAdmin')
  consultant = (await app.deps.db.role.findFirstOrThrow({ where: { name: 'Consultant' } })).id

  await change((await invite('handedOver')).id, { password: knownPassword })
  const corrected = await invite('corrected')
  addresses.correctedTo = 'corrected-to@example.com'
  await change(corrected.id, { email: addresses.correctedTo })
  await app.trpc(root).staff.delete.mutate({ id: (await invite('withdrawn')).id })
  await app.trpc(root).staff.inviteAgain.mutate({ id: (await invite('invitedAgain')).id })
  await invite('invited')

  await askForReset('asked')
  await change((await askForReset('changedByColleague')).id, { password: 'another-password-1' })
  const own = await askForReset('changedByOwner')
  await app.trpc(own.token).accounts.changePassword.mutate({
    currentPassword: knownPassword,
    newPassword: 'another-password-1',
  })
  addresses.movedTo = 'moved-to@example.com'
  await change((await askForReset('moved')).id, { email: addresses.movedTo })
  await app.trpc(root).staff.delete.mutate({ id: (await askForReset('dismissed', 'Consultant')).id })
  const again = await askForReset('askedAgain')
  await change(again.id, { password: 'another-password-1' })
  await app.trpc().accounts.forgotPassword.mutate({ email: again.email })

  sent = await (await openMailbox(app)).read()
})
afterAll(() => app.close())

// EML-7
describe('an invitation that waits in the queue', () => {
  test('is sent while it is of use', () => {
    expect(kindsTo('invited')).toEqual(['staffInvitation'])
  })
  test.each(['handedOver', 'withdrawn', 'corrected'])('is not sent when it was %s', (name) => {
    expect(kindsTo(name)).toEqual([])
  })
  test('is sent once when it was renewed, and to the corrected address', () => {
    expect([kindsTo('invitedAgain'), kindsTo('correctedTo')]).toEqual([
      ['staffInvitation'],
      ['staffInvitation'],
    ])
  })
})

describe('a reset link that waits in the queue', () => {
  test('is sent while it is of use', () => {
    expect(kindsTo('asked')).toEqual(['passwordReset'])
  })
  test.each(['changedByColleague', 'changedByOwner', 'dismissed', 'moved', 'movedTo'])(
    'is not sent when the account was %s meanwhile',
    (name) => {
      expect(kindsTo(name)).not.toContain('passwordReset')
    },
  )
  test('asked for again after that, it is sent once', async () => {
    const resets = sent.filter(
      ({ kind, to }) => kind === 'passwordReset' && to?.[0]?.address === addresses.askedAgain,
    )
    expect(resets).toHaveLength(1)
    const json = { token: linkToken(resets[0], 'reset-password'), password: 'last-password-1' }
    const answer = await app.rest('POST', '/Auth/ResetPassword', {
      json: { ...json, confirmPassword: json.password },
    })
    expect(answer.status).toBe(204)
  })
})
