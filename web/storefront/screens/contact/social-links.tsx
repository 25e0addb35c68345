import { Trans } from '@lingui/react/macro'
import { useSocialAccounts } from '../../kit/contact/contact-data.ts'

/** Every social account; nothing when there are none. */
export function SocialLinks() {
  const social = useSocialAccounts()
  if (social.length === 0) return null
  return (
    <section aria-labelledby="contact-social" className="max-w-130 border-key border-t pt-5">
      <h2 id="contact-social" className="type-label">
        <Trans>Social networks</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6 pt-1">
        {social.map(({ id, name, platform, link }) => (
          <li key={id}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="type-card inline-flex min-h-8.5 items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {platform || name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
