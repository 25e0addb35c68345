/** One instruction of a Dockerfile; `text` is what follows its keyword, without the continued lines' ends. */
export type Instruction = { keyword: Keyword; text: string; line: number }
export type Stage = { base: string; name?: string | undefined; instructions: Instruction[] }

const keywords = [
  'FROM',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'WORKDIR',
  'CMD',
  'ENTRYPOINT',
  'HEALTHCHECK',
  'LABEL',
  'VOLUME',
  'EXPOSE',
] as const
type Keyword = (typeof keywords)[number]

/**
 * The stages of a Dockerfile, in its order.
 * @throws Error for an instruction that the proof doesn't know how to follow
 */
export function readDockerfile(content: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of instructions(content)) {
    if (instruction.keyword === 'FROM') {
      const [, base, name] = /^(\S+)(?: AS (\S+))?$/.exec(instruction.text) ?? refuse(instruction)
      stages.push({ base: base ?? '', name, instructions: [] })
    } else {
      const stage = stages.at(-1) ?? refuse(instruction)
      stage.instructions.push(instruction)
    }
  }
  return stages
}

function* instructions(content: string): Generator<Instruction, void> {
  let text = ''
  let begun = 0
  for (const [index, line] of content.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    if (text === '') begun = index + 1
    text += line.replace(/\\$/, '')
    if (line.endsWith('\\')) continue
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/s.exec(text) ?? []
    const keyword = keywords.find((known) => known === word)
    if (!keyword) throw new Error(`Dockerfile:${begun}: ${word || text}: the proof doesn't know this`)
    yield { keyword, text: rest.trim(), line: begun }
    text = ''
  }
}

/** The words of the JSON form, the only one in which signals reach the program. */
export function words(instruction: Instruction, text = instruction.text): string[] {
  const found: unknown = text.startsWith('[') ? JSON.parse(text) : refuse(instruction)
  return Array.isArray(found) && found.every((word) => typeof word === 'string') ? found : refuse(instruction)
}

/** `NAME=value OTHER="with blanks"` */
export function assignments(instruction: Instruction): Record<string, string> {
  const found: Record<string, string> = {}
  const rest = instruction.text.replace(/([\w.]+)=(?:"([^"]*)"|(\S*))\s*/g, (_all, name, quoted, plain) => {
    found[name] = quoted ?? plain
    return ''
  })
  return rest === '' ? found : refuse(instruction)
}

/** `--name=value …` before the rest, only of these names. */
export function options(
  instruction: Instruction,
  known: string[],
): { given: Record<string, string>; rest: string } {
  const given: Record<string, string> = {}
  let rest = instruction.text
  for (;;) {
    const [whole, name, value] = /^--([a-z-]+)=(\S+)\s+/.exec(rest) ?? []
    if (whole === undefined || name === undefined || value === undefined) return { given, rest }
    if (!known.includes(name)) refuse(instruction)
    given[name] = value
    rest = rest.slice(whole.length)
  }
}

export function refuse({ keyword, text, line }: Instruction): never {
  throw new Error(`Dockerfile:${line}: ${keyword} ${text}: the proof doesn't know this form`)
}
