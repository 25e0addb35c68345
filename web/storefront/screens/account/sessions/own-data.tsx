import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { refusalOf } from '../../../../lib/api.ts'
import { downloadFile } from '../../../../lib/download.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Button } from '../../../../ui/button.tsx'

/** All that is kept of the customer, to take along. */
export function OwnData() {
  const language = useLanguage()
  const download = useMutation({ mutationFn: () => downloadFile('/auth/mydata', language) })
  return (
    <section aria-labelledby="own-data" className="border-key border-t-2 pt-7">
      <h2 id="own-data" className="type-d3">
        <Trans>Your data</Trans>
      </h2>
      <p className="max-w-160 pt-3 pb-6">
        <Trans>
          Everything in your account as one file: your profile, your orders, and when and where you logged in.
        </Trans>
      </p>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Trans>Download my data</Trans>
      </Button>
      <p role="alert" className="pt-3 font-semibold text-error empty:hidden">
        {download.isError &&
          (refusalOf(download.error) ?? <Trans>The file could not be made. Please try again.</Trans>)}
      </p>
    </section>
  )
}
