import './check-node.ts'

const { startSite } = await import('./start-site.ts')
await startSite()
