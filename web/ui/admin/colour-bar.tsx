const inks = ['bg-ink-c', 'bg-ink-m', 'bg-ink-y', 'bg-ink-k']

/** The printer's control strip at the end of the slug line. */
export const ColourBar = () => (
  <span aria-hidden="true" className="flex shrink-0">
    {inks.map((ink) => (
      <span key={ink} className={`h-2 w-2.5 ${ink}`} />
    ))}
  </span>
)
