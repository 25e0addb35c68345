import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

export type SchemaEngine = bindings.SchemaEngine

let loaded: Promise<void> | undefined

/**
 * Prisma's schema engine in its WebAssembly build, on a connection of ours. The package's own entry imports
 * the .wasm file as a module, which Node doesn't support by default, so it is put together here.
 */
export async function openSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  schemaFiles?: [path: string, content: string][],
): Promise<SchemaEngine> {
  loaded ??= load()
  await loaded
  const ignoreLog = () => {}
  return bindings.SchemaEngine.new(
    { datamodels: schemaFiles },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}

async function load(): Promise<void> {
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = await readFile(join(dirname(script), 'schema_engine_bg.wasm'))
  const imports = { './schema_engine_bg.js': { ...bindings } }
  const { instance } = await WebAssembly.instantiate(wasm, imports)
  bindings.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: start } = instance.exports
  if (typeof start === 'function') start()
}
