import { StartError } from '../../lib/start-error.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { runCommand, withDatabase } from './run.ts'
import { showProgress } from './show-progress.ts'

// npm run restore -- file.tar.gz [--force]: into an empty DATA_DIR, or in place of what is there.

await runCommand(async (settings, args) => {
  const [archive, ...more] = args.filter((arg) => arg !== '--force')
  if (!archive || more.length > 0) {
    throw new StartError('Name the backup: npm run restore -- matbaa-….tar.gz [--force]')
  }
  const force = args.includes('--force')
  const { createdAt } = await withDatabase(settings, (url) =>
    restoreBackup({ archive, url, dataDir: settings.DATA_DIR, force, progress: showProgress() }),
  )
  return `Restored: ${archive}, as of ${createdAt}.`
})
