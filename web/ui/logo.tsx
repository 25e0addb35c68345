import { classNames } from '../lib/class-names.ts'

/** Letters that a wordmark of full size has room for, beside the menu of a phone. */
const shortLength = 10

/** The name as a wordmark, its last letter in magenta. */
export function Logo({ name, className }: { name: string; className?: string }) {
  const letters = [...name]
  const last = letters.pop()
  return (
    <span className={classNames('wordmark', className)}>
      <span className={name.length > shortLength ? 'long-name' : ''}>
        {letters.join('')}
        <span className="misprint">{last}</span>
      </span>
    </span>
  )
}
