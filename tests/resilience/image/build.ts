import { execFileSync } from 'node:child_process'
import { chown, cp, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, join, posix, relative } from 'node:path'
import { lendNetwork, makeBase } from './bases.ts'
import {
  assignments,
  type Instruction,
  options,
  readDockerfile,
  refuse,
  type Stage,
  words,
} from './dockerfile.ts'
import { readIgnored } from './ignored.ts'
import { type Place, runInside } from './inside.ts'

/** An image as its Dockerfile leaves it: a root folder, and how it is to be run. */
export type Image = Place & { command: string[]; entrypoint: string[]; health: string[]; volumes: string[] }
type Context = { checkout: string; built: Map<string, Image>; tell: (line: string) => void }

/** Follows every stage of the checkout's Dockerfile in folders of their own below `folder`; the last is the image. */
export async function buildImage(
  checkout: string,
  folder: string,
  tell: (line: string) => void,
): Promise<Image> {
  const context: Context = { checkout, built: new Map(), tell }
  let image: Image | undefined
  for (const [index, stage] of readDockerfile(
    await readFile(join(checkout, 'Dockerfile'), 'utf8'),
  ).entries()) {
    tell(`FROM ${stage.base}`)
    image = await buildStage(stage, join(folder, `stage-${index}`), context)
    if (stage.name) context.built.set(stage.name, image)
  }
  if (!image) throw new Error('Dockerfile: no stage')
  return image
}

async function buildStage(stage: Stage, root: string, context: Context): Promise<Image> {
  await makeBase(stage.base, root)
  const nothing = { command: [], entrypoint: [], health: [], volumes: [] }
  const image: Image = { root, env: {}, user: 'root', folder: '/', ...nothing }
  const network = await lendNetwork(root)
  for (const instruction of stage.instructions) {
    context.tell(`${instruction.keyword} ${instruction.text.replace(/\s+/g, ' ').slice(0, 90)}`)
    if (instruction.keyword === 'RUN') {
      const place = { ...image, env: { ...network.env, ...image.env } }
      await runInside(place, ['sh', '-c', instruction.text], network.mounts, true)
    } else await follow(instruction, image, context)
  }
  await network.takeBack()
  return image
}

async function follow(instruction: Instruction, image: Image, context: Context): Promise<void> {
  const { keyword, text } = instruction
  switch (keyword) {
    case 'COPY':
      return copy(instruction, image, context)
    case 'ENV':
      Object.assign(image.env, assignments(instruction))
      return
    case 'USER':
      image.user = text
      return
    case 'WORKDIR':
      image.folder = posix.resolve(image.folder, text)
      await mkdir(join(image.root, image.folder), { recursive: true })
      return
    case 'VOLUME':
      image.volumes.push(text)
      return
    case 'CMD':
      image.command = words(instruction)
      return
    case 'ENTRYPOINT':
      image.entrypoint = words(instruction)
      return
    case 'HEALTHCHECK':
      image.health = health(instruction)
      return
    case 'LABEL':
    case 'EXPOSE':
      return
    default:
      refuse(instruction)
  }
}

function health(instruction: Instruction): string[] {
  const { rest } = options(instruction, ['interval', 'timeout', 'start-period'])
  return rest.startsWith('CMD ') ? words(instruction, rest.slice(4)) : refuse(instruction)
}

/** Files come as root's, whoever owns them here; of a folder comes what is in it. */
async function copy(instruction: Instruction, image: Image, { checkout, built }: Context): Promise<void> {
  const { given, rest } = options(instruction, ['from'])
  const paths = rest.split(/\s+/)
  const target = paths.pop() ?? refuse(instruction)
  const to = join(image.root, posix.resolve(image.folder, target))
  const from = given.from === undefined ? checkout : (built.get(given.from)?.root ?? refuse(instruction))
  const isIgnored = given.from === undefined ? await ignoredIn(checkout) : () => false
  for (const path of paths) {
    const source = join(from, path)
    const isFolder = (await stat(source)).isDirectory()
    if (!isFolder && paths.length > 1 && !target.endsWith('/')) refuse(instruction)
    await cp(source, isFolder || !target.endsWith('/') ? to : join(to, basename(path)), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      filter: (file) => !isIgnored(relative(from, file)),
    })
  }
}

async function ignoredIn(checkout: string): Promise<(path: string) => boolean> {
  return readIgnored(await readFile(join(checkout, '.dockerignore'), 'utf8'))
}

/** A fresh volume belongs, as Docker and Fly make it, to whoever owns its place in the image. */
export async function makeVolume(image: Image, path: string, at: string): Promise<void> {
  const { uid, gid, mode } = await stat(join(image.root, path))
  await mkdir(at, { mode })
  await chown(at, uid, gid)
}

/** What it takes on disk, MB. */
export const megabytes = (folder: string): number =>
  Number(execFileSync('du', ['--summarize', '--block-size=1M', folder], { encoding: 'utf8' }).split('\t')[0])
