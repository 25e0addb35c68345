import { Plural, Trans } from '@lingui/react/macro'
import { isHeldUp, type Uploads } from '../../../lib/artwork/use-uploads.ts'

/** What holds files up beside what stands in their rows: too many were chosen, or one that failed keeps the others waiting. */
export function UploadNotices({ uploads: { views, tooMany, mostFiles } }: { uploads: Uploads }) {
  return (
    <div role="alert" className="font-semibold text-error empty:hidden">
      {tooMany > 0 && (
        <p className="pt-2">
          <Plural
            value={tooMany}
            one={`You chose # file, and it was not added: at most ${mostFiles} can be sent together. Put them into one PDF or ZIP.`}
            other={`You chose # files, and none was added: at most ${mostFiles} can be sent together. Choose fewer, or put them into one PDF or ZIP.`}
          />
        </p>
      )}
      {isHeldUp(views) && (
        <p className="pt-2">
          <Trans>
            The other files have come and wait: take out the one that could not be sent, or choose it anew.
          </Trans>
        </p>
      )}
    </div>
  )
}
