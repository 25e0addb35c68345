/**
 * `npm run trust:image` (as root, with debootstrap): does what Dockerfile says without a Docker engine, in folders of
 * Debian's packages, and checks what comes of it. Needs the network for packages only; nothing of it stays.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildImage } from './image/build.ts'
import { checkImage } from './image/checks.ts'
import { stopping } from './image/inside.ts'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'matbaa-image-'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
try {
  const tell = (line: string): void =>
    void process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${line}\n`)
  const image = await buildImage(checkout, folder, tell)
  const isWhole = await checkImage(image, folder)
  process.exitCode = isWhole ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
