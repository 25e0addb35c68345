import type { S3Driver } from 'flydrive/drivers/s3'
import type { S3Settings } from './store.ts'

/** An S3-compatible bucket; the SDK is loaded only where one is set. A lost store is an error in seconds, never a hang. */
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
