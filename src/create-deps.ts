import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { backupInterval } from './backups/interval.ts'
import { planBackups } from './backups/plan-backups.ts'
import { createAnswerCache } from './cache/answer-cache.ts'
import { createContentVersions } from './cache/content-versions.ts'
import { followContent } from './cache/follow-content.ts'
import { makeDataDir, unwritable } from './db/bundled-server/data-folder.ts'
import { connectDatabase, type Database } from './db/client.ts'
import { type Jobs, startJobs } from './db/jobs.ts'
import { createLimits } from './domains/accounts/limits.ts'
import { sealSecrets } from './domains/accounts/second-factor/seal-secrets.ts'
import { findSecretKeys } from './domains/accounts/second-factor/secret-key.ts'
import { startForgetting } from './domains/accounts/start-forgetting.ts'
import { createCheckTurns } from './domains/artwork/check-turns.ts'
import { openArtwork } from './domains/artwork/open-artwork.ts'
import { sealPasswords } from './domains/artwork/seal-passwords.ts'
import { startSweepingArtwork } from './domains/artwork/sweep-artwork.ts'
import { startAsking } from './domains/card-payments/ask-due.ts'
import { createCardPayments } from './domains/card-payments/card-payment-deps.ts'
import { sealAttempts } from './domains/card-payments/sealed-attempt.ts'
import { startLiveSearch } from './domains/catalog/search/live-index.ts'
import { startKeepingDocuments } from './domains/documents/keep-documents.ts'
import { pdfForEmail } from './domains/documents/mail-document.ts'
import { createEmailQueue } from './domains/email/queue.ts'
import { startEmailWorker } from './domains/email/worker.ts'
import { makeAvifVariants } from './domains/media/make-avif-variants.ts'
import { startSweeper } from './domains/media/start-sweeper.ts'
import { openMediaStore } from './domains/media/store.ts'
import { startReminding } from './domains/payments/reminders.ts'
import { filesAtOnce } from './domains/preflight/file-reader.ts'
import { startWatchingThreshold } from './domains/reports/tell-threshold.ts'
import { startRemindingUncollected } from './domains/shipments/remind-uncollected.ts'
import type { Settings } from './env.ts'
import { createHealth } from './health/check-health.ts'
import { bucketOf } from './lib/open-bucket.ts'
import { startLiveNews } from './live/live-news.ts'
import { createPriceTurns } from './procedures/count-prices.ts'
import type { Deps } from './procedures/deps.ts'
import { createRooms } from './procedures/rooms.ts'
import { startTraces, traceJobs } from './traces/start-traces.ts'

export type Running = {
  deps: Deps
  jobs: Jobs
  /** The database, for what needs a session of its own. */
  directUrl: string
  /** Starts the background work, such as emails and pictures; returns a function that ends it. */
  work(): Promise<() => Promise<void>>
  /** Ends what was started here, in reverse order. */
  stop(): Promise<void>
}

type Options = {
  settings: Settings
  databaseUrl: string
  /** For what needs a session of its own; `databaseUrl` by default. */
  directUrl?: string | undefined
  log: Logger
  isReady?: () => boolean
  now?: () => Date
}

/** All parts of the program, over a migrated database. */
export async function createDeps({
  settings: given,
  databaseUrl,
  directUrl = databaseUrl,
  log,
  isReady,
  now,
}: Options): Promise<Running> {
  const tempDir = join(await makeDataDir(given.DATA_DIR), 'tmp')
  await mkdir(tempDir, { recursive: true }).catch((error) => {
    throw unwritable(given.DATA_DIR, error)
  })
  const keys = await findSecretKeys(given)
  const settings = { ...given, SECRET_KEY: keys.key }
  const cardPayments = createCardPayments(settings)
  const traces = await startTraces(settings)
  const db: Database = connectDatabase(databaseUrl, { isShared: directUrl !== databaseUrl })
  const [queue, liveSearch] = await Promise.all([
    startJobs(directUrl, log),
    startLiveSearch({ db, url: directUrl, log }),
    sealSecrets(db, keys, log),
    sealPasswords(db, keys),
    sealAttempts(db, keys),
  ])
  const jobs = traceJobs(queue, traces)
  const clock = now ?? (() => new Date())
  const content = createContentVersions(clock)
  const following = followContent({ db, url: directUrl, versions: content, log })
  const keeps = () => settings.CACHE === 'on' && following.isHearing() && (isReady?.() ?? true)
  const live = startLiveNews({ url: directUrl, log })
  const bucket = bucketOf(settings)
  const store = await openMediaStore({
    directory: join(settings.DATA_DIR, 'uploads'),
    tempDir,
    ...(bucket && { s3: { settings: bucket, log } }),
  })
  const { artwork, stop: stopArtwork } = openArtwork({
    store,
    directory: bucket ? null : tempDir,
    folder: tempDir,
    databaseUrl: directUrl,
    clamd: settings.CLAMD,
    log,
    enqueueCheck: (tx, fileId) => jobs.send(tx, 'preflight', { fileId }),
  })
  const deps: Deps = {
    settings,
    db,
    log,
    tempDir,
    rooms: createRooms(),
    media: {
      db,
      store,
      log,
      tempDir,
      enqueueAvif: async (id, tx) => {
        if (settings.AVIF === 'on') await jobs.send(tx, 'avif', { id })
      },
    },
    artwork,
    search: liveSearch.search,
    suggest: liveSearch.suggest,
    live,
    answers: createAnswerCache(content, keeps),
    contentVersions: () => (following.isHearing() ? content.current() : null),
    contentChanged: async (touched) => {
      content.changed(touched)
      await following.untilHeard()
    },
    limits: createLimits(db, settings.RATE_LIMIT === 'on'),
    cardPayments,
    priceTurns: createPriceTurns(settings.RATE_LIMIT === 'on'),
    emails: createEmailQueue(jobs, clock),
    health: createHealth({ db, tempDir, store, backupInterval: backupInterval(settings), now: clock }),
    traces,
    now: clock,
    isReady: isReady ?? (() => true),
  }
  return {
    deps,
    jobs,
    directUrl,
    work: () => startWork(deps, jobs, directUrl),
    async stop() {
      await stopArtwork()
      await live.stop()
      await following.stop()
      await liveSearch.stop()
      await jobs.stop()
      await db.$disconnect()
      await traces.stop()
    },
  }
}

async function startWork(deps: Deps, jobs: Jobs, url: string): Promise<() => Promise<void>> {
  await jobs.work<{ id: number }>(
    'avif',
    ({ id }) => makeAvifVariants(deps.media, id),
    // Visitors get the WebP that exists since the upload.
    async () => undefined,
  )
  const checks = createCheckTurns(deps)
  for (let worker = 0; worker < filesAtOnce; worker++) await jobs.work('preflight', () => checks.next())
  await startEmailWorker({ ...deps, jobs, documentPdf: pdfForEmail(deps) })
  const stopBackups = await planBackups(deps, jobs, url)
  const sweeper = startSweeper(deps.media)
  const artworkSweeper = startSweepingArtwork(deps)
  const forgetting = startForgetting(deps)
  const asking = startAsking(deps)
  const reminding = startReminding(deps)
  const remindingUncollected = startRemindingUncollected(deps)
  const keepingDocuments = startKeepingDocuments(deps)
  const watchingThreshold = startWatchingThreshold(deps)
  return async () => {
    await asking.stop()
    await reminding.stop()
    await remindingUncollected.stop()
    await keepingDocuments.stop()
    await watchingThreshold.stop()
    await sweeper.stop()
    await artworkSweeper.stop()
    await forgetting.stop()
    await stopBackups()
  }
}
