import { Plural } from '@lingui/react/macro'

type NamesInShortProps = {
  /** The first ones. */
  names: readonly string[]
  /** How many others there are. */
  more: number
}

/** What several things are called: `Business card and 2 more`. */
export const NamesInShort = ({ names, more }: NamesInShortProps) => (
  <>
    {names.join(', ')}
    {more > 0 && (
      <>
        {' '}
        <span className="whitespace-nowrap">
          <Plural value={more} one="and # more" other="and # more" />
        </span>
      </>
    )}
  </>
)
