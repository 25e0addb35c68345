import '../../check-node.ts'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../lib/start-error.ts'
import { makeKeys } from '../backup/age.ts'
import { createBackup } from '../backup/create-backup.ts'
import { backupName } from '../backup/keep.ts'
import { findRunningServer } from '../bundled-server.ts'
import { runCommand, withDatabase } from './run.ts'
import { showProgress } from './show-progress.ts'

// npm run backup -- [folder or file.tar.gz]: the database and the uploaded files, while the program runs or not.
// npm run backup -- --new-key key.txt: a pair of keys for BACKUP_KEY.

await runCommand(async (settings, [target, keyFile]) => {
  if (target === '--new-key') return writeNewKey(keyFile)
  const dataDir = settings.DATA_DIR
  const recipients = settings.BACKUP_KEY ?? []
  const output = nameOutput(target ?? join(dataDir, 'backups'), recipients.length > 0)
  const write = (url: string) => createBackup({ url, dataDir, output, recipients, progress: showProgress() })
  const running = settings.DATABASE_URL ? undefined : await findRunningServer(dataDir)
  if (!settings.DATABASE_URL && !running && !existsSync(join(dataDir, 'postgres'))) {
    throw new StartError(`There is nothing to back up in DATA_DIR ${dataDir}.`)
  }
  const { tables } = await (running ? write(running) : withDatabase(settings, write))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bucket = settings.S3_BUCKET ? ` The pictures in the bucket ${settings.S3_BUCKET} are not in it.` : ''
  return `Written: ${output} (${tables.length} tables, ${rows} rows).${bucket}`
})

function nameOutput(target: string, isEncrypted: boolean): string {
  if (/\.tar\.gz(\.age)?$/.test(target))
    return isEncrypted && !target.endsWith('.age') ? `${target}.age` : target
  return join(target, backupName(new Date(), isEncrypted))
}

async function writeNewKey(path: string | undefined): Promise<string> {
  if (!path)
    throw new StartError('Name the file to write the secret key to: npm run backup -- --new-key key.txt')
  const { identity, recipient } = await makeKeys()
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error) => {
      throw new StartError(`${path} can't be written: ${error.message}`)
    },
  )
  return `BACKUP_KEY=${recipient}\nWhat opens the backups is in ${path}: keep it on another machine.`
}
