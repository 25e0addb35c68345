import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, makeMember } from '../support/accounts.ts'
import { makeToken, makeUser } from '../support/factories.ts'
import { crowding } from '../support/figure.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { interlacedPng } from '../support/heavy-pictures.ts'
import { pictureFile } from '../support/pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** ms within which a small picture is answered, whatever others have sent. */
const patience = 5000

const fileOf = (content: Buffer) => new File([new Uint8Array(content)], 'me')
const sendPhoto = (token: string, file: File) => app.rest('PUT', '/AppUser', { token, form: { file } })
const newCustomer = async () => makeToken(app.deps.db, (await makeUser(app.deps.db)).id)

/** Adds a member of staff with a photo. */
function addStaff({ token, roleId }: { token: string; roleId: number }, photo: File) {
  const person = { name: 'Kamran', surname: 'Quliyev', phoneNumber: '+994 50 200 10 20' }
  const account = { email: 'kamran@example.com', password: knownPassword, appRoleId: roleId }
  return app.rest('POST', '/AppUser', { token, form: { ...person, ...account, photo } })
}

/** How long it takes, in ms of a machine of one's own. */
async function timeOf(act: () => Promise<{ status: number }>, status: number): Promise<number> {
  const asked = performance.now()
  expect((await act()).status).toBe(status)
  return (performance.now() - asked) / crowding()
}

/** As many frames as there may be, each of noise: decoding and encoding them all takes about five seconds. */
async function manyFrames(): Promise<Buffer> {
  const [width, height, frames] = [316, 316, 500]
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const
  const noise = sharp(randomBytes(width * height * frames * 3), { raw, limitInputPixels: false })
  return noise.webp({ quality: 1, effort: 0 }).toBuffer()
}

// TRU-11, MED-8
test('staff get a photo in while customers send the heaviest ones they may, and another customer has a turn', async () => {
  const heavy = fileOf(interlacedPng({ width: 7000, height: 7000 }))
  const small = await pictureFile()
  const [other, member] = [await newCustomer(), await makeMember(app.deps.db, [5])]
  const attackers = await Promise.all(Array.from({ length: 5 }, newCustomer))
  let answered = 0
  const sent = attackers
    .flatMap((token) => [token, token])
    .map((token) => sendPhoto(token, heavy).finally(() => answered++))
  await Promise.race(sent)
  const mine = sendPhoto(other, small).then(({ status }) => ({ status, answered }))
  expect(await timeOf(() => addStaff(member, small), 201)).toBeLessThan(patience)
  // The one that was answered before, the one under way, and perhaps one that came before it.
  expect(answered).toBeLessThan(4)
  const { status, answered: before } = await mine
  expect(status).toBe(200)
  expect(before).toBeLessThan(9)
  expect((await Promise.all(sent)).map((answer) => answer.status)).toEqual(sent.map(() => 200))
})

// MED-3
test('a photo of a person of which 500 frames move stands still: only the first of them is read', async () => {
  const moving = fileOf(await manyFrames())
  const { body } = await sendPhoto(await newCustomer(), moving)
  const { photoUrl } = body.data as { photoUrl: string }
  const picture = Buffer.from(await (await fetch(app.url + photoUrl)).arrayBuffer())
  const { width, height, pages = 1 } = await sharp(picture).metadata()
  expect({ width, height, pages }).toEqual({ width: 316, height: 316, pages: 1 })
})
