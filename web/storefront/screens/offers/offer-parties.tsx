import { useCompany, useSiteName } from '../../kit/contact/contact-data.ts'

/** Who offers, and to whom: as on a letter. The link's holder may be somebody else, so no phone number of theirs. */
export function OfferParties({ customer }: { customer: string }) {
  const company = useCompany()
  const name = useSiteName()
  return (
    <div className="type-small grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-6 max-md:text-[15px] md:grid-cols-2 md:pt-9 md:pb-8">
      <address className="break-words not-italic">
        <b className="block">{company?.legalName || name}</b>
        {company?.address}
      </address>
      <p className="break-words font-bold md:text-right">{customer}</p>
    </div>
  )
}
