import type { Block, Section } from './read-body.ts'

/** Headings, paragraphs and lists, in one column that reads well. */
export function Body({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="max-w-170">
      {sections.map(({ heading, blocks }) => {
        // What stands before the first heading is no section of its own.
        const Part = heading ? 'section' : 'div'
        return (
          <Part key={heading} className="pb-8 md:pb-10">
            {heading && <h2 className="type-d3 pb-3">{heading}</h2>}
            <Blocks blocks={blocks} />
          </Part>
        )
      })}
    </div>
  )
}

/** A question each that opens its answer, by the browser's own means. */
export function Questions({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="max-w-215">
      {sections.map(({ heading, blocks }) =>
        heading ? (
          <details key={heading} className="group border-key border-t last:border-b">
            <summary className="type-card flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
              <h2 className="min-w-0">{heading}</h2>
              <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 stroke-2 stroke-key">
                <path d="M2 10h16" />
                <path d="M10 2v16" className="group-open:hidden" />
              </svg>
            </summary>
            <div className="pb-6">
              <Blocks blocks={blocks} />
            </div>
          </details>
        ) : (
          <div key="first" className="pb-8">
            <Blocks blocks={blocks} />
          </div>
        ),
      )}
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block) =>
        block.kind === 'list' ? (
          <ul key={block.items.join()} className="grid list-[square] gap-1.5 pl-5 marker:text-rule">
            {block.items.map((item) => (
              <li key={item} className="break-words pl-1.5">
                {item}
              </li>
            ))}
          </ul>
        ) : (
          <p key={block.text} className="whitespace-pre-line break-words">
            {block.text}
          </p>
        ),
      )}
    </div>
  )
}
