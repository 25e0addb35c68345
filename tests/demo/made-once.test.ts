import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { madeOnce } from '../../prisma/demo/made-once.ts'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-made-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const made = () => vi.fn(async () => ({ width: 90, content: Buffer.from('drawn') }))

test('what a drawing became is made once, and given as it was', async () => {
  const folder = await openFolder()
  const [first, second] = [made(), made()]
  const of = (make: ReturnType<typeof made>) => madeOnce('<svg/>', ['package.json'], make, folder)
  expect(await of(first)).toEqual(await of(second))
  expect((await of(second)).content.toString()).toBe('drawn')
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})

test.each([
  ['another drawing', '<svg><g/></svg>', ['package.json']],
  ['another maker', '<svg/>', ['package.json', 'tsconfig.json']],
])('%s makes it anew', async (_, drawing, madeBy) => {
  const folder = await openFolder()
  await madeOnce('<svg/>', ['package.json'], made(), folder)
  const again = made()
  await madeOnce(drawing, madeBy, again, folder)
  expect(again).toHaveBeenCalledOnce()
  expect(await readdir(folder)).toHaveLength(2)
})

test('a folder that is none keeps nothing, and what was made is given all the same', async () => {
  const again = made()
  const file = import.meta.filename
  expect((await madeOnce('<svg/>', ['package.json'], again, file)).width).toBe(90)
  await madeOnce('<svg/>', ['package.json'], again, file)
  expect(again).toHaveBeenCalledTimes(2)
})
