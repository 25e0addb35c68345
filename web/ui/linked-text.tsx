import { linksIn } from '../lib/links-in.ts'

/** A user's text with its web addresses as links; these are shown in full, and never trusted. */
export const LinkedText = ({ text }: { text: string }) =>
  linksIn(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay where they are
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="relative z-[1] text-cyan-text underline underline-offset-2 wrap-anywhere"
      >
        {part}
      </a>
    ),
  )
