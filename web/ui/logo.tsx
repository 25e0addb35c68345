import { classNames } from '../lib/class-names.ts'

type LogoProps = { name: string; onKey?: boolean; className?: string }

/** The name as a wordmark, its last letter in magenta, a little out of register. On black it is all white. */
export function Logo({ name, onKey = false, className }: LogoProps) {
  const letters = [...name]
  const last = letters.pop()
  return (
    <span
      className={classNames(
        'whitespace-nowrap font-[1000] leading-none tracking-[-0.05em] [font-family:var(--font-display)] [font-stretch:125%]',
        className,
      )}
    >
      {letters.join('')}
      <span
        className={classNames(
          onKey ? '-ml-[0.04em]' : 'relative top-[0.03em] -ml-[0.16em] text-magenta mix-blend-multiply',
        )}
      >
        {last}
      </span>
    </span>
  )
}
