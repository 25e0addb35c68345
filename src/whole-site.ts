import type { Hooks } from './program.ts'

/** Pages, and what is prepared before the first request: loaded while the database starts. */
export const wholeSite = {
  pages: async (app, deps) => (await import('./ssr/render-pages.ts')).servePages(app, deps),
  prepare: async (running) => (await import('./prepare.ts')).prepare(running),
} satisfies Hooks
