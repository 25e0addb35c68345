import { EmailText } from '../../ui/email-text.tsx'

/** An e-mail in a row that is a link itself. */
export const EmailLink = ({ email }: { email: string }) => (
  <a
    href={`mailto:${email}`}
    aria-label={email}
    className="relative z-[1] inline-block min-h-6 py-0.5 text-t2 underline-offset-4 hover:underline"
  >
    <EmailText email={email} />
  </a>
)
