import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const distribution = 'bookworm'
/** What the slim images leave out, besides the licences. */
const leftOut = ['doc', 'info', 'lintian', 'locale', 'man'].map((name) => `/usr/share/${name}`)

const output = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * The root folder of a base image, made of Debian's packages from this machine's own mirror:
 * `debian:bookworm-slim`, or `node:<version>-bookworm-slim` with the Node of node_modules and this machine's npm.
 */
export async function makeBase(image: string, root: string): Promise<void> {
  const version = /^node:([\d.]+)-bookworm-slim$/.exec(image)?.[1]
  if (version === undefined && image !== 'debian:bookworm-slim')
    throw new Error(`FROM ${image}: not known here`)
  const sources = debianSources()
  output('debootstrap', '--variant=minbase', distribution, root, sources[0]?.site ?? '')
  await writeFile(join(root, 'etc/apt/sources.list'), sources.map(({ line }) => `${line}\n`).join(''))
  await makeSlim(root)
  if (version !== undefined) await addNode(root, version)
}

/** The places that apt of this machine takes the distribution from, however they are written down. */
function debianSources(): { site: string; line: string }[] {
  const targets = output('apt-get', 'indextargets', '--format', '$(SITE) $(RELEASE)', 'Created-By: Packages')
  const found = [...new Set(targets.split('\n'))]
    .map((target) => target.split(' '))
    .filter(([, release]) => release?.startsWith(distribution))
    .map(([site = '', release = '']) => ({ site, release, line: `deb ${site} ${release} main` }))
    .sort((one, other) => one.release.length - other.release.length)
  if (found[0]?.release !== distribution) throw new Error(`apt of this machine has no ${distribution}`)
  return found
}

async function makeSlim(root: string): Promise<void> {
  const lines = [
    ...leftOut.map((folder) => `path-exclude ${folder}/*`),
    'path-include /usr/share/doc/*/copyright',
  ]
  await writeFile(join(root, 'etc/dpkg/dpkg.cfg.d/slim'), `${lines.join('\n')}\n`)
  await writeFile(
    join(root, 'etc/apt/apt.conf.d/slim'),
    'APT::Keep-Downloaded-Packages "false";\nDir::Cache::pkgcache "";\nDir::Cache::srcpkgcache "";\n',
  )
  for (const folder of [...leftOut, '/var/cache/apt/archives', '/var/lib/apt/lists']) {
    await rm(join(root, folder), { recursive: true, force: true })
    await mkdir(join(root, folder, 'partial'), { recursive: true })
  }
}

async function addNode(root: string, version: string): Promise<void> {
  const program = fileURLToPath(import.meta.resolve('node/bin/node'))
  const found = output(program, '--version')
  if (found !== `v${version}`) throw new Error(`Dockerfile has Node ${version}, node_modules ${found}`)
  await cp(program, join(root, 'usr/local/bin/node'))
  const modules = join(root, 'usr/local/lib/node_modules')
  await cp(join(await realpath(output('which', 'npm')), '../..'), join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name))
  }
  output('chroot', root, 'useradd', '--uid', '1000', '--create-home', 'node')
}

/** What of this machine a build needs to reach its mirror and its registry; seen inside only while it runs. */
export async function lendNetwork(root: string) {
  const lent = '/run/lent'
  await mkdir(join(root, lent, 'npm'), { recursive: true })
  const authorities = '/etc/ssl/certs/ca-certificates.crt'
  await writeFile(join(root, lent, 'authorities.pem'), await readFile(authorities).catch(() => ''))
  await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true })
  const apt = join(root, 'etc/apt/apt.conf.d/lent')
  const acquire = output('apt-config', 'dump').split('\n')
  await writeFile(apt, `${acquire.filter((line) => /^Acquire::(Check|http|https)/.test(line)).join('\n')}\n`)
  return {
    mounts: [{ from: output('npm', 'config', 'get', 'cache'), to: `${lent}/npm` }],
    env: {
      npm_config_registry: output('npm', 'config', 'get', 'registry'),
      npm_config_cache: `${lent}/npm`,
      npm_config_cafile: `${lent}/authorities.pem`,
      NODE_EXTRA_CA_CERTS: `${lent}/authorities.pem`,
    },
    async takeBack(): Promise<void> {
      await Promise.all(
        [join(root, lent), apt, join(root, 'etc/resolv.conf')].map((path) => rm(path, { recursive: true })),
      )
    },
  }
}
