import type { FastifyRequest } from 'fastify'
import { AppError } from '../lib/errors.ts'
import type { Deps } from '../procedures/deps.ts'
import type { Described } from './described.ts'
import { receiveMultipart } from './receive-multipart.ts'

/**
 * The input of a procedure from the wire: field names without regard to case, aliases, path parameters before
 * body before query. Unknown fields are dropped, but for those of a body about money, which are refused (API-1).
 */
export function readInput(
  procedure: Pick<Described, 'wireNames' | 'isStrict'>,
  sources: { query: unknown; body: unknown; params: unknown },
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const source of [sources.query, sources.body, sources.params]) {
    for (const [name, value] of entriesOf(source)) {
      const unknown = procedure.isStrict && source === sources.body ? name : undefined
      const field = procedure.wireNames.get(name.toLowerCase()) ?? unknown
      if (field !== undefined && value !== undefined) input[field] = value
    }
  }
  return input
}

function entriesOf(source: unknown): [string, unknown][] {
  return typeof source === 'object' && source !== null && !Array.isArray(source) ? Object.entries(source) : []
}

/** Receives a form or JSON, runs `act` on the input, and removes the files left in the temporary folder. */
export async function withReceived<Result>(
  procedure: Described,
  request: FastifyRequest,
  { tempDir, rooms }: Pick<Deps, 'tempDir' | 'rooms'>,
  act: (input: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  const { query, params } = request
  if (!request.isMultipart()) {
    const { body } = request
    const isObject = typeof body === 'object' && !Array.isArray(body)
    if (body !== undefined && !isObject) throw new AppError('VALIDATION')
    return await act(readInput(procedure, { query, body, params }))
  }
  const received = await receiveMultipart(request, {
    tempDir,
    room: rooms.of(request.context),
    takes: (name) => {
      const field = procedure.wireNames.get(name.toLowerCase())
      if (field === undefined) return null
      return procedure.fileFields.includes(field) ? 'file' : 'text'
    },
  })
  try {
    const files = Object.groupBy(received.files, (file) => file.field.toLowerCase())
    const body = { ...received.fields, ...unwrapSingles(procedure, files) }
    return await act(readInput(procedure, { query, body, params }))
  } finally {
    await received.discard()
  }
}

/** A field that takes one file gets it, one that takes several gets the list. */
function unwrapSingles(
  procedure: Described,
  files: Partial<Record<string, unknown[]>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(files).map(([name, list]) => {
      const field = procedure.wireNames.get(name)
      const takesSeveral = field !== undefined && procedure.fields[field]?.safeParse([]).success
      return [name, !takesSeveral && list?.length === 1 ? list[0] : list]
    }),
  )
}
