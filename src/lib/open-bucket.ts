import type { S3Driver } from 'flydrive/drivers/s3'

export type S3Settings = {
  endpoint?: string | undefined
  bucket: string
  key: string
  secret: string
  region: string
}

/** The bucket of the settings; undefined without one. */
export function bucketOf(settings: {
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  S3_KEY?: string | undefined
  S3_SECRET?: string | undefined
  S3_REGION: string
}): S3Settings | undefined {
  const { S3_BUCKET, S3_KEY, S3_SECRET, S3_ENDPOINT, S3_REGION } = settings
  if (!S3_BUCKET || !S3_KEY || !S3_SECRET) return undefined
  return { bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET, region: S3_REGION, endpoint: S3_ENDPOINT }
}

/**
 * An S3-compatible bucket; the SDK is loaded only where one is set. A lost store is an error within seconds,
 * never a hang.
 */
export async function openBucket(settings: S3Settings, requestTimeout = 5000): Promise<S3Driver> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: settings.bucket,
    region: settings.region,
    credentials: { accessKeyId: settings.key, secretAccessKey: settings.secret },
    visibility: 'private',
    supportsACL: false,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2000,
      requestTimeout,
      // Silence in the middle of an answer.
      socketTimeout: requestTimeout,
      throwOnRequestTimeout: true,
    },
    // Other stores than Amazon's don't know its newer checksums, and have buckets in the path.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
  })
}
