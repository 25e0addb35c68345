import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../lib/start-error.ts'
import { createBackup } from '../backup/create-backup.ts'
import { backupName } from '../backup/keep.ts'
import { findRunningServer } from '../bundled-server.ts'
import { runCommand, withDatabase } from './run.ts'
import { showProgress } from './show-progress.ts'

// npm run backup -- [folder or file.tar.gz]: the database and the uploaded files, while the program runs or not.

await runCommand(async (settings, [target]) => {
  const dataDir = settings.DATA_DIR
  const output = nameOutput(target ?? join(dataDir, 'backups'))
  const write = (url: string) => createBackup({ url, dataDir, output, progress: showProgress() })
  const running = settings.DATABASE_URL ?? (await findRunningServer(dataDir))
  if (!running && !existsSync(join(dataDir, 'postgres'))) {
    throw new StartError(`There is nothing to back up in DATA_DIR ${dataDir}.`)
  }
  const { tables } = await (running ? write(running) : withDatabase(settings, write))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bucket = settings.S3_BUCKET ? ` The pictures in the bucket ${settings.S3_BUCKET} are not in it.` : ''
  return `Written: ${output} (${tables.length} tables, ${rows} rows).${bucket}`
})

function nameOutput(target: string): string {
  if (target.endsWith('.tar.gz')) return target
  return join(target, backupName(new Date()))
}
