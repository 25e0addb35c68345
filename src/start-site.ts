import { readSettings } from './env.ts'
import { run } from './run.ts'
import { wholeSite } from './whole-site.ts'

/** The whole site, as the settings say. */
export const startSite = (): Promise<void> => run(() => ({ settings: readSettings(), hooks: wholeSite }))
