import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../../src/domains/accounts/find-caller.ts'
import { forgetOld } from '../../../src/domains/accounts/start-forgetting.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { invitationLifeMs } from '../../../src/domains/staff/invite-staff.ts'
import { knownPassword, makeMember, makeResetToken, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { linkToken, openMailbox } from '../../support/mailbox.ts'

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let root: string
let roles: Record<string, number>
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
  mailbox = await openMailbox(app)
  root = await app.signIn('SuperAdmin')
  const all = await app.deps.db.role.findMany()
  roles = Object.fromEntries(all.map(({ id, name }) => [name, id]))
})
afterAll(() => app.close())

const bait = 'ENDIRIM-1000-AZN'
type Invited = { id: number; email: string }

/** Somebody who has just been invited, by name, e-mail and role. */
async function invite(more: object = {}, token = root) {
  const email = `invited-${randomBytes(4).toString('hex')}@example.com`
  const json = { name: bait, surname: 'Quliyeva', email, appRoleId: roles.Consultant, ...more }
  const answer = await app.rest('POST', '/AppUser/Invite', { token, json })
  return { answer, ...(answer.body.data as Invited), email }
}
/** Of several emails that of the latest: the others' links are gone. */
async function linkOf(email: string): Promise<string> {
  const links = (await mailbox.to(email)).map((mail) => linkToken(mail, 'invitation'))
  const known = await app.deps.db.staffInvitation.findMany()
  const hashes = known.map(({ tokenHash }) => Buffer.from(tokenHash).toString('hex'))
  return links.find((link) => hashes.includes(Buffer.from(hashToken(link)).toString('hex'))) ?? ''
}
const accept = (token: string, password = knownPassword) =>
  app.rest('POST', '/Auth/AcceptInvitation', { json: { token, password, confirmPassword: password } })
const logIn = async (email: string) =>
  (await app.rest('POST', '/auth/login', { json: { email, password: knownPassword } })).status
const rowOf = async (id: number) =>
  (await app.trpc(root).staff.list.query()).find((staffMember) => staffMember.id === id)

describe('a staff member is invited by mail', () => {
  test('and logs in with a password of their own choosing; until then the row says so', async () => {
    const { answer, id, email } = await invite({ language: 'ru' })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ email, phoneNumber: '', emailConfirmed: false })
    expect((await rowOf(id))?.invitedUntil).toEqual(expect.any(String))
    expect(await logIn(email)).toBe(404)
    const [mail] = await mailbox.to(email)
    expect(mail?.text).toContain(`http://shop.test/ru/invitation/${id}/`)
    const link = linkToken(mail, 'invitation')
    expect((await accept(link)).status).toBe(204)
    expect(await logIn(email)).toBe(200)
    expect(await rowOf(id)).toMatchObject({ invitedUntil: null, emailConfirmed: true })
    const again = await accept(link, 'another-password-1')
    expect([again.status, again.body.errors?.[0]?.path]).toEqual([400, 'token'])
    expect(await mailbox.to(email)).toHaveLength(1)
  })

  test('nothing that was typed stands in the mail, nor the token in the database or the queue', async () => {
    const { email } = await invite()
    const [mail] = await mailbox.to(email)
    expect([mail?.subject, mail?.text, mail?.html, mail?.to?.[0]?.name].join()).not.toContain(bait)
    const rows = await app.deps.db.$queryRaw<{ row: string }[]>`
      SELECT t::text AS row FROM staff_invitations t UNION ALL SELECT j::text FROM pgboss.job j`
    expect(rows.map(({ row }) => row).join()).not.toContain(linkToken(mail, 'invitation'))
  })

  // PER-11
  test('of many who try the link at once one wins, and a password that everybody uses is refused', async () => {
    const { email } = await invite()
    const link = await linkOf(email)
    expect((await accept(link, 'password1')).body.errors?.[0]?.path).toBe('password')
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(400)])
  })

  // PER-11
  test('the link dies after seven days, and is forgotten a week later', async () => {
    const { email, id } = await invite()
    const link = await linkOf(email)
    app.setNow(new Date(Date.now() + invitationLifeMs + 60_000))
    expect((await accept(link)).status).toBe(400)
    app.setNow(null)
    await forgetOld(app.deps.db, new Date(Date.now() + 2 * invitationLifeMs + 60_000))
    expect(await app.deps.db.staffInvitation.count({ where: { userId: id } })).toBe(0)
  })

  // PER-11
  test('sent again, only the new link works; withdrawn, none does and the address is free', async () => {
    const { email, id } = await invite()
    const first = await linkOf(email)
    expect((await app.rest('POST', `/AppUser/${id}/Invite`, { token: root })).status).toBe(204)
    const second = await linkOf(email)
    expect(second).not.toBe(first)
    expect((await accept(first)).status).toBe(400)
    expect((await app.rest('DELETE', `/AppUser/${id}`, { token: root })).status).toBe(200)
    expect((await accept(second)).status).toBe(400)
    expect((await invite({ email })).answer.status).toBe(201)
  })

  test('an address that was mistyped loses its link with the correction, and can take nothing back', async () => {
    const { email, id } = await invite()
    const wrong = await linkOf(email)
    const right = `right-${email}`
    await app.trpc(root).accounts.updateProfile.mutate({ id, email: right })
    expect((await accept(wrong)).status).toBe(400)
    expect((await accept(await linkOf(right))).status).toBe(204)
    expect((await mailbox.to(email)).map(({ kind }) => kind)).toEqual(['staffInvitation'])
  })

  test('a password handed over ends the invitation, and so does one set by a reset link', async () => {
    const { email, id } = await invite()
    const link = await linkOf(email)
    await app.trpc(root).accounts.updateProfile.mutate({ id, password: knownPassword })
    expect(await logIn(email)).toBe(200)
    expect((await accept(link)).status).toBe(400)
    expect((await rowOf(id))?.invitedUntil).toBeNull()
    const refused = await refusal(app.trpc(root).staff.inviteAgain.mutate({ id }))
    expect(refused.code).toBe('CONFLICT')
  })

  test('the history says who invited, who sent again and that the staff member came', async () => {
    const { email, id } = await invite()
    await app.trpc(root).staff.inviteAgain.mutate({ id })
    await accept(await linkOf(email))
    const { items } = await app.trpc(root).history.ofRecord.query({ kind: 'staff', id })
    expect(
      items.map(({ act, changes }) => [act, changes.some(({ field }) => field === 'invitedAt')]),
    ).toEqual([
      ['changed', true],
      ['changed', true],
      ['created', true],
    ])
    expect(items[0]?.actor?.id).toBe(id)
    const events = await app.deps.db.securityEvent.findMany({ where: { userId: id } })
    expect(events.map(({ act }) => act)).toContain('invitationAccepted')
  })
})

describe('who may invite whom', () => {
  test('is as for adding staff: area 5, a staff role, within one’s own areas', async () => {
    const weak = await app.signIn(['staff'])
    const none = await app.signIn(['orders'])
    expect((await invite({}, none)).answer.status).toBe(403)
    expect((await invite({ appRoleId: roles.Moderator }, weak)).answer.status).toBe(403)
    expect((await invite({ appRoleId: roles.Client })).answer.status).toBe(400)
    expect((await invite({ appRoleId: 999_999 })).answer.status).toBe(400)
    const { id } = await invite({ appRoleId: roles.Moderator })
    const refused = await refusal(app.trpc(weak).staff.inviteAgain.mutate({ id }))
    expect(refused.code).toBe('FORBIDDEN')
  })

  test('a taken e-mail is a conflict; a customer or a staff member with a password is not invited again', async () => {
    const { db } = app.deps
    const member = await makeMember(db)
    expect((await invite({ email: member.email.toUpperCase() })).answer.status).toBe(409)
    expect((await app.rest('POST', `/AppUser/${member.id}/Invite`, { token: root })).status).toBe(404)
    const staffMember = await makeMember(db, 'Consultant')
    expect((await app.rest('POST', `/AppUser/${staffMember.id}/Invite`, { token: root })).status).toBe(409)
  })

  test('nobody’s mailbox is filled by invitations', async () => {
    const { id } = await invite()
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => app.rest('POST', `/AppUser/${id}/Invite`, { token: root })),
    )
    expect(tries.map(({ status }) => status).sort()).toContain(429)
  })
})

/** Somebody whom a member of staff with areas 1 and 5 has invited to a role with area 1. */
async function invitedBy() {
  const inviter = await makeMember(app.deps.db, [1, 5])
  const { id: appRoleId } = await app.trpc(root).staff.createRole.mutate({
    name: `Menecer ${inviter.id}`,
    permissionIds: [1],
  })
  return { inviter, appRoleId, ...(await invite({ appRoleId }, inviter.token)) }
}
type Inviter = Awaited<ReturnType<typeof invitedBy>>['inviter']

const askReset = (email: string) => app.rest('POST', '/Auth/ForgotPassword', { json: { email } })
const reset = (token: string) =>
  app.rest('POST', '/Auth/ResetPassword', {
    json: { token, password: knownPassword, confirmPassword: knownPassword },
  })

// PER-15
describe('an invitation stands on whoever sent it last', () => {
  const areasOf = (inviter: Inviter, permissionIds: number[]) =>
    app.trpc(root).staff.updateRole.mutate({ id: inviter.roleId, permissionIds })
  const endings: [string, (inviter: Inviter) => Promise<unknown>][] = [
    ['account', ({ id }) => app.trpc(root).staff.delete.mutate({ id })],
    ['role', ({ id }) => app.trpc(root).accounts.updateProfile.mutate({ id, appRoleId: roles.Consultant })],
    ['area 5', (inviter) => areasOf(inviter, [1])],
    ['areas that the invited person’s role has', (inviter) => areasOf(inviter, [5])],
  ]

  test.each(endings)(
    'it ends with their %s, in the history, and another member of staff sends it again',
    async (_, end) => {
      const { id, email, inviter } = await invitedBy()
      const link = await linkOf(email)
      expect((await askReset(email)).status).toBe(200)
      const [resetMail] = (await mailbox.to(email)).filter(({ kind }) => kind === 'passwordReset')
      await end(inviter)
      const refused = await accept(link)
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'token'])
      expect((await reset(linkToken(resetMail, 'reset-password'))).status).toBe(400)
      expect((await askReset(email)).status).toBe(404)
      expect(new Date((await rowOf(id))?.invitedUntil ?? 0).getTime()).toBeLessThan(Date.now())
      const { items } = await app.trpc(root).history.ofRecord.query({ kind: 'staff', id })
      expect(items[0]).toMatchObject({ act: 'changed', changes: [{ field: 'invitedAt', to: null }] })
      await app.trpc(root).staff.inviteAgain.mutate({ id })
      expect((await accept(await linkOf(email))).status).toBe(204)
    },
  )

  test('it doesn’t come back with their areas, and no email brings what was still to be written', async () => {
    const { email, inviter } = await invitedBy()
    const link = await linkOf(email)
    await areasOf(inviter, [1])
    await areasOf(inviter, [1, 5])
    expect((await accept(link)).status).toBe(400)
    const job = { kind: 'staffInvitation', mailId: '1', queuedAt: new Date().toISOString() } as const
    const { id: userId, invitedAt } = await app.deps.db.user.findFirstOrThrow({ where: { email } })
    const requestedAt = invitedAt?.toISOString() ?? ''
    const late = { ...job, userId, requestedAt }
    expect(await writeEmail(app.deps.db, late, { siteUrl: '', now: new Date() })).toBeNull()
  })

  test('what was changed beside every act counts at its use as well', async () => {
    const { email, inviter } = await invitedBy()
    const link = await linkOf(email)
    await app.deps.db.role.update({ where: { id: inviter.roleId }, data: { permissions: [1] } })
    expect((await accept(link)).status).toBe(400)
  })

  test('it stays when somebody else goes, also the first sender after another has sent it again', async () => {
    const { id, email, inviter } = await invitedBy()
    await app.trpc(root).staff.delete.mutate({ id: (await makeMember(app.deps.db, [1, 5])).id })
    await app.trpc(root).staff.inviteAgain.mutate({ id })
    await app.trpc(root).staff.delete.mutate({ id: inviter.id })
    expect((await accept(await linkOf(email))).status).toBe(204)
  })
})

// PER-11
test('after the seven days no reset link opens an account that nobody has come to', async () => {
  const { id, email } = await invite()
  app.setNow(new Date(Date.now() + invitationLifeMs + 60_000))
  expect((await askReset(email)).status).toBe(404)
  expect(
    (await reset(await makeResetToken(app.deps.db, id, new Date(Date.now() + 2 * invitationLifeMs)))).status,
  ).toBe(400)
  app.setNow(null)
})
