import './check-node.ts'

// `npm run demo`
const { startDemo } = await import('./start-demo.ts')
await startDemo()
