import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { TextLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { useContacts, whatsappHref } from '../contact/contact-data.ts'
import { type Answer, type SearchOption, useSearch } from './use-search.ts'

/** The number of characters that a description is cut to. */
const shownDescription = 24
const cut = (text: string) =>
  text.length > shownDescription ? `${text.slice(0, shownDescription)}...` : text

export type SearchResultsProps = {
  id: string
  text: string
  /** Enter was pressed, so the search doesn't wait for more text. */
  now: boolean
  active: number
  onAnswer: (answer: Answer) => void
  onChoose: (option: SearchOption) => void
  onLeave: () => void
}

/** The results with pictures and prices; where there are none, the way to ask. */
export function SearchResults({ id, text, now, active, onAnswer, onChoose, onLeave }: SearchResultsProps) {
  const { t } = useLingui()
  const { options, state, isCurrent } = useSearch(text, now)
  useEffect(() => onAnswer({ options, isCurrent }), [options, isCurrent, onAnswer])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const kinds = [
    { kind: 'service', label: t`Services` },
    { kind: 'product', label: t`Products` },
  ] as const
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t`Services and products found`}
        className="max-h-[min(30rem,65dvh)] overflow-y-auto overscroll-contain"
      >
        {kinds
          .filter(({ kind }) => options.some((option) => option.kind === kind))
          .map(({ kind, label }) => (
            // biome-ignore lint/a11y/useSemanticElements: options of one listbox, in groups
            <div key={kind} role="group" aria-label={label}>
              <p aria-hidden="true" className="type-label border-rule border-b px-4 pt-3 pb-1.5 text-grey">
                {label}
              </p>
              {options.map(
                (option, index) =>
                  option.kind === kind && (
                    // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus
                    // biome-ignore lint/a11y/useKeyWithClickEvents: and the keys
                    <div
                      key={option.id}
                      id={`${id}-${index}`}
                      role="option"
                      aria-selected={index === active}
                      className={classNames(
                        'flex min-h-16 cursor-pointer items-center gap-3 border-rule border-b px-4 py-2 last:border-b-0',
                        index === active ? 'bg-cyan' : 'hover:bg-proof',
                      )}
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => onChoose(option)}
                    >
                      <Picture
                        url={option.photoUrl}
                        alt=""
                        sizes="56px"
                        className="h-12 w-14 shrink-0 object-cover"
                      />
                      <span className="min-w-0 grow">
                        <span className="block font-bold leading-5">{option.name}</span>
                        <span
                          className={classNames(
                            'type-small flex flex-wrap justify-between gap-x-3',
                            index !== active && 'text-grey',
                          )}
                        >
                          <span>
                            {option.kind === 'product' ? option.serviceName : cut(option.description)}
                          </span>
                          <span className="font-semibold">
                            <PriceFrom azn={option.priceFrom} />
                          </span>
                        </span>
                      </span>
                    </div>
                  ),
              )}
            </div>
          ))}
      </div>
      <p role="status" className={classNames('px-4', state ? 'py-3' : 'sr-only')}>
        {state === 'searching' && t`Searching...`}
        {state === 'none' && t`No matches found`}
      </p>
      {state === 'none' && <AskInstead onLeave={onLeave} />}
    </>
  )
}

/** Not everything that we print has a name in the list. */
function AskInstead({ onLeave }: { onLeave: () => void }) {
  const whatsapp = useContacts().find(({ numberWhatsapp }) => numberWhatsapp)?.numberWhatsapp
  return (
    <div className="border-rule border-t px-4 pt-3 pb-4">
      <p className="type-small">
        <Trans>We print more than is listed here. Tell us what you need.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 pt-1">
        <TextLink to="/contact" arrow onClick={onLeave}>
          <Trans>Ask us</Trans>
        </TextLink>
        {whatsapp && (
          <a
            href={whatsappHref(whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
          >
            WhatsApp
          </a>
        )}
      </div>
    </div>
  )
}
