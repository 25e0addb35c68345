import { serveBare } from './servers.ts'

process.on('SIGTERM', () => process.exit(0))
await serveBare(JSON.parse(process.env.ANSWERS ?? '[]'), Number(process.env.PORT))
