import type { DeliveryKind } from '../../../../../src/domains/delivery/deliver.ts'

/** A line drawing of the way: a shop, a van, a box, an envelope. */
export const WaySign = ({ kind }: { kind: DeliveryKind }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 96 60"
    className="h-auto w-15 md:w-24"
    fill="var(--white, #fff)"
    stroke="var(--key)"
    strokeWidth="1.5"
  >
    {kind === 'pickup' && (
      <>
        <path d="M20 20h56v34H20z" />
        <path d="M18 6h60l6 14H12z" fill="var(--yellow)" />
        <path d="m30 6-3 14M42 6l-1 14M54 6l1 14M66 6l3 14" />
        <path d="M28 32h18v13H28z" />
        <path d="M56 32h13v22H56z" fill="var(--key)" />
      </>
    )}
    {kind === 'ownCourier' && (
      <>
        <path d="M6 8h46v38H6z" />
        <path d="M52 18h18l12 14h6v14H52z" fill="var(--yellow)" />
        <path d="M58 23h10l8 9H58z" />
        <circle cx="22" cy="47" r="7.500" />
        <circle cx="70" cy="47" r="7.500" />
      </>
    )}
    {kind === 'courierFirm' && (
      <>
        <path d="m48 4 27 12v28L48 56 21 44V16z" />
        <path d="m21 16 27 12 27-12M48 28v28" fill="none" />
        <path d="m34.500 10 27 12v12l5-3V19.700l-27-11.900z" fill="var(--yellow)" />
      </>
    )}
    {kind === 'post' && (
      <>
        <path d="M12 8h72v44H12z" />
        <path d="m12 8 36 26L84 8" fill="none" />
      </>
    )}
  </svg>
)
