import type { useTestMail } from './use-test-mail.ts'

/** How a test mail went: what to do, and the server's own answer where it refused. */
export const TestMailAnswer = ({ says }: Pick<ReturnType<typeof useTestMail>, 'says'>) => (
  <div role="status">
    {says && (
      <div className={`mt-1.5 border-l-[3px] pl-2.5 ${says.isGood ? 'border-ok' : 'border-error'}`}>
        <p className={`font-medium ${says.isGood ? 'text-ok' : 'text-error'}`}>{says.message}</p>
        {!says.isGood && says.answer && (
          <p lang="en" className="admin-meta mt-0.5 text-t3 wrap-anywhere">
            {says.answer}
          </p>
        )}
      </div>
    )}
  </div>
)
