import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile } from '../../../src/domains/artwork/check-file.ts'
import { sweepArtwork } from '../../../src/domains/artwork/sweep-artwork.ts'
import { cleanPdf, makeArtworkOrder, makeUpload } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { rawPdf } from '../preflight/corpus/raw-pdf.ts'
import { cardPage, rect } from '../preflight/corpus/sample.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
})
afterAll(() => app.close())

async function sentFile(content: Buffer) {
  const { db } = app.deps
  const { id } = await makeUser(db)
  const token = await makeToken(db, id)
  const orderId = await makeArtworkOrder(db, id)
  const uploads = [await makeUpload(app, orderId, id, content)]
  await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
  const file = await db.artworkFile.findFirstOrThrow({ where: { version: { orderId } } })
  await checkFile(app.deps, file.id)
  return { token, orderId, fileId: file.id }
}

/** Every place that shows what was found, on both faces. */
async function findingsEverywhere({ token, orderId }: { token: string; orderId: number }) {
  const answers = await Promise.all(
    [token, staff].map((one) => app.rest('GET', `/order/${orderId}/artwork`, { token: one })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const view = await app.trpc(token, 'en').artwork.ofOrder.query({ id: orderId })
  await app.trpc(token).turns.ofOrder.query({ id: orderId })
  await app.trpc(staff).turns.ofOrder.query({ id: orderId })
  await app.trpc(staff).turns.work.query({})
  await app.trpc(token).proofs.ofOrder.query({ id: orderId })
  return view.versions[0]?.findings.map(({ check }) => check)
}

const waitsForCheck = async (id: number) =>
  (await app.deps.db.artworkFile.findUniqueOrThrow({ where: { id } })).picturesLeft

// PRE-9
test('a line 400 digits wide, a picture half a pixel wide and a name with a zero in it leave the order readable', async () => {
  const nines = '9'.repeat(400)
  const page = cardPage(
    `${nines} w 0 0 0 1 K 60 60 m 90 90 l S ${nines} 0 0 ${nines} 0 0 cm /I0 Do /Zero cs 1 scn ${rect(20, 20, 9, 9)} f`,
    {
      resources:
        '/XObject << /I0 100 0 R >> /ColorSpace << /Zero [/Separation /Go#00ld /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>] >>',
    },
  )
  const picture = {
    dict: '/Type /XObject /Subtype /Image /Width 12.5 /Height 12 /ColorSpace /DeviceGray /BitsPerComponent 8',
    data: Buffer.alloc(144),
  }
  const sent = await sentFile(rawPdf({ pages: [page], objects: { 100: picture } }))
  await findingsEverywhere(sent)
})

// PRE-9
test('what was stored in a form that can’t be read any more is shown as not checked, and is read again', async () => {
  const { db } = app.deps
  const broken = [
    { facts: { pages: [{ thinnestLine: { width: null } }] } },
    { unread: 'a reason that is no more' },
    { facts: null },
    'nothing',
    [1],
  ]
  const sent = await sentFile(cleanPdf())
  expect(await findingsEverywhere(sent)).toEqual([])
  for (const facts of broken) {
    const stored = { facts, factsVersion: 0, picturesLeft: false }
    await db.artworkFile.update({ where: { id: sent.fileId }, data: stored })
    expect(await findingsEverywhere(sent)).toEqual(['unread'])
    await sweepArtwork(app.deps)
    await sweepArtwork(app.deps)
    expect(await waitsForCheck(sent.fileId)).toBe(true)
  }
  await checkFile(app.deps, sent.fileId)
  expect(await findingsEverywhere(sent)).toEqual([])
})

test('what can still be read isn’t read again', async () => {
  const { db } = app.deps
  const { fileId } = await sentFile(cleanPdf())
  await db.artworkFile.update({ where: { id: fileId }, data: { factsVersion: 0 } })
  await sweepArtwork(app.deps)
  expect(await waitsForCheck(fileId)).toBe(false)
})
