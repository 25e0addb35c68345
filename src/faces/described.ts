import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server'
import { z } from 'zod'
import { pagingAliases } from '../lib/paging.ts'
import type { ProcedureMeta } from '../procedures/procedure.ts'
import { isFileSchema } from '../procedures/received-file.ts'

/** A procedure as both faces see it. */
export type Described = {
  /** Dotted, as in tRPC: `orders.place`. */
  name: string
  type: 'query' | 'mutation'
  meta: ProcedureMeta
  paths: readonly string[]
  /** Input fields by name; empty for a procedure without input. */
  fields: Readonly<Record<string, z.ZodType>>
  /** Lower-case wire name to input field. */
  wireNames: ReadonlyMap<string, string>
  fileFields: readonly string[]
  /** It refuses fields that it doesn't know instead of dropping them: those about money do (API-1). */
  isStrict: boolean
  output: z.ZodType | undefined
}

/** Every procedure of the router with its meta; throws for one without a declared access. */
export function describeProcedures(router: AnyTRPCRouter): Described[] {
  return Object.entries(router._def.procedures as Record<string, AnyTRPCProcedure>).map(
    ([name, procedure]) => {
      const meta = procedure._def.meta as ProcedureMeta | undefined
      if (!meta?.access || !meta.rest) throw new TypeError(`${name} declares no access or no REST face`)
      const definition = procedure._def as unknown as {
        inputs: unknown[]
        output?: unknown
        type: Described['type']
      }
      const fields = inputFields(definition.inputs)
      return {
        name,
        type: definition.type,
        meta,
        paths: typeof meta.rest.path === 'string' ? [meta.rest.path] : meta.rest.path,
        fields,
        wireNames: wireNamesOf(Object.keys(fields), meta.rest.aliases ?? {}),
        fileFields: Object.keys(fields).filter((field) => fields[field] && isFileSchema(fields[field])),
        isStrict: definition.inputs.some(isStrictObject),
        output: definition.output instanceof z.ZodType ? definition.output : undefined,
      }
    },
  )
}

/** Whether its answer is the same for all visitors, and depends on the address alone. */
export const isShared = ({ meta, type }: Pick<Described, 'meta' | 'type'>): boolean =>
  meta.access === 'public' && type === 'query' && meta.rest.method === 'GET'

function inputFields(inputs: unknown[]): Record<string, z.ZodType> {
  return Object.assign({}, ...inputs.map(shapeOf)) as Record<string, z.ZodType>
}

function shapeOf(schema: unknown): z.core.$ZodShape {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in)
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap())
  return schema instanceof z.ZodObject ? schema.shape : {}
}

const isStrictObject = (schema: unknown): boolean =>
  schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever

function wireNamesOf(fields: string[], aliases: Readonly<Record<string, string>>): Map<string, string> {
  const shared: Record<string, string> = { ...pagingAliases, lang: 'language' }
  const names = new Map(fields.map((field) => [field.toLowerCase(), field]))
  for (const [alias, field] of Object.entries({ ...shared, ...aliases })) {
    if (fields.includes(field) && !names.has(alias.toLowerCase())) names.set(alias.toLowerCase(), field)
  }
  return names
}
