import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const program = fileURLToPath(new URL('./support/program.ts', import.meta.url))

/** Runs `act` with a folder of its own. */
async function inFolder<Answer>(act: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-cannot-'))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is printed by a start that ends by itself. */
const refusal = (settings: Record<string, string>, args?: string[]): Promise<string> =>
  inFolder((folder) => refusalIn(folder, settings, args))

async function refusalIn(folder: string, settings: Record<string, string>, args = [program]) {
  const started = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  started.stdout.on('data', (chunk) => (output += chunk))
  started.stderr.on('data', (chunk) => (output += chunk))
  const hanging = setTimeout(() => started.kill('SIGKILL'), 60_000)
  const [code] = await once(started, 'close')
  clearTimeout(hanging)
  expect([code, output]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)])
  return output
}

// OPS-1
describe.concurrent('what can’t run says so in one line that names the setting', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ DATABASE_URL: 'postgresql://db/x?sslmode=prefer' }, /DATABASE_URL: sslmode=prefer isn't known/],
    [
      { DATABASE_URL: 'postgresql://db/x?sslmode=verify-ca' },
      /DATABASE_URL: sslmode=verify-ca needs sslrootcert/,
    ],
    [{ DATABASE_URL: 'postgresql://a@127.0.0.1:1/x' }, /DATABASE_URL: the database can't be reached/],
    [{ SECRET_KEY: 'short' }, /SECRET_KEY/],
    [{ POSTGRES_BIN: '/no/such/folder' }, /POSTGRES_BIN/],
    [{ DATA_DIR: '/proc/matbaa' }, /DATA_DIR/],
  ])('%j', async (settings, line) => {
    expect(await refusal(settings)).toMatch(line)
  })

  test('a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await refusal({ PORT: `${port}` })).toMatch(/^matbaa: PORT: .*EADDRINUSE/)
    server.close()
  })

  test('an older Node, whatever is started', async () => {
    const older = `Object.defineProperty(process, 'version', { value: 'v20.20.2' })`
    const before = `--import=data:text/javascript,${encodeURIComponent(older)}`
    const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))
    const files = ['main.ts', 'demo.ts', 'db/cli/backup.ts', 'db/cli/restore.ts']
    for (const line of await Promise.all(files.map((file) => refusal({}, [before, source(file)]))))
      expect(line).toMatch(
        /^matbaa: Node 24 or later is needed, and this is 20\.20\.2: .*npm.*node_modules\/\.bin\/node\.\n$/,
      )
  })

  test('a disk that is full', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'only root can mount a small disk')
    await inFolder(async (folder) => {
      try {
        const size = ['-t', 'tmpfs', '-o', 'size=20m,mode=755', 'tmpfs', folder]
        execFileSync('mount', size, { stdio: 'ignore' })
      } catch {
        return skip('this root can’t mount')
      }
      await chmod(folder, 0o755)
      try {
        expect(await refusalIn(folder, {})).toMatch(
          /^matbaa: DATA_DIR .*can't be used: the disk is full \(ENOSPC\)\.\n$/,
        )
      } finally {
        execFileSync('umount', [folder])
      }
    })
  })
})
