import type { FastifyInstance } from 'fastify'
import type { Deps } from '../procedures/deps.ts'
import type { ReadAddress } from './asked-page.ts'

/** What renders the pages, and how their addresses are read; tests of the API do without. */
export type Pages = (app: FastifyInstance, deps: Deps) => Promise<ReadAddress | undefined>
