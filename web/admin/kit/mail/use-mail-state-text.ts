import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'

type MailState = { hasServer: boolean; testedAt: string | null }

/** Whether e-mails go out, in words. */
export function useMailStateText(): (state: MailState) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ hasServer, testedAt }) => {
    if (testedAt !== null) return t`the server took the test e-mail on ${formatDate(testedAt, language)}`
    return hasServer
      ? t`a server is set, nothing was sent through it yet`
      : t`no e-mail server is set: customers get no e-mails`
  }
}
