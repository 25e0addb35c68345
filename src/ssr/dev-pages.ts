import type { PageManifest } from '../../web/entry-server.tsx'
import type { Pages } from '../faces/asked-page.ts'
import { serveSeo } from '../seo/serve-seo.ts'
import type { Side } from './page-manifest.ts'
import { type Renderer, renderPages } from './render-pages.ts'

const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const entries: Record<Side, string> = {
  storefront: '/web/entry-client.tsx',
  admin: '/web/entry-admin.tsx',
}

const manifest = (side: Side): PageManifest => ({
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: refresh },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: entries[side] } },
      ],
      css: ['/web/styles/storefront.css', '/web/styles/admin.css'],
    },
  },
})

/** Pages through Vite, for development: present sources with hot replacement. */
export async function createDevPages(): Promise<{ pages: Pages; close(): Promise<void> }> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    close: () => vite.close(),
    async pages(app, deps) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done)
      })
      serveSeo(app, deps)
      renderPages(app, deps, async () => {
        const loaded = await vite.ssrLoadModule('/web/entry-server.tsx')
        const { render, readAddress } = loaded as Pick<Renderer, 'render' | 'readAddress'>
        return { render, readAddress, manifests: (_, side) => manifest(side) }
      })
      // Sources change without the cache knowing.
      return undefined
    },
  }
}
