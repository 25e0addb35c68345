import { classNames } from '../lib/class-names.ts'

type LogoProps = { name: string; onKey?: boolean; className?: string }

/** Letters that a wordmark of full size has room for, beside the menu of a phone. */
const shortLength = 10
/** Half as large, on two lines at most. */
const long =
  'line-clamp-2 max-w-[9.5em] text-[0.5em] leading-[1.1] tracking-[-0.03em] whitespace-normal wrap-anywhere'

/** The name as a wordmark, its last letter in magenta, a little out of register. On black it is all white. */
export function Logo({ name, onKey = false, className }: LogoProps) {
  const letters = [...name]
  const last = letters.pop()
  return (
    <span
      className={classNames(
        'flex items-center whitespace-nowrap font-[1000] leading-none tracking-[-0.05em] [font-family:var(--font-display)] [font-stretch:125%]',
        className,
      )}
    >
      <span className={classNames(name.length > shortLength && long)}>
        {letters.join('')}
        <span
          className={classNames(
            onKey ? '-ml-[0.04em]' : 'relative top-[0.03em] -ml-[0.16em] text-magenta mix-blend-multiply',
          )}
        >
          {last}
        </span>
      </span>
    </span>
  )
}
