import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

const name = 'media'
const key = 'S3RVER'

export type Bucket = { url: string; stop(): Promise<void> }

/** An object store with one bucket, in a folder of its own. */
export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'matbaa-bucket-'))
  // Any S3 server would do; this one doesn't check signatures of hosts that it doesn't know.
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await server.run()
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** What the program needs to know of it; `url` may be of a proxy before it. */
export const bucketSettings = (url: string) => ({
  S3_ENDPOINT: new URL(url).origin,
  S3_BUCKET: name,
  S3_KEY: key,
  S3_SECRET: key,
  S3_REGION: 'us-east-1',
})
