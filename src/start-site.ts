import { readSettings } from './env.ts'
import { run } from './run.ts'
import { wholeSite } from './whole-site.ts'

/** The whole site, by the settings. */
export const startSite = (): Promise<void> => run(() => ({ settings: readSettings(), hooks: wholeSite }))
