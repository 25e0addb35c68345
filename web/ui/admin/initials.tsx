/** The first letters of a person's names, in a frame. */
export const Initials = ({ of: { name, surname } }: { of: { name: string; surname: string } }) => (
  <span
    aria-hidden="true"
    className="grid size-9 shrink-0 place-items-center border border-key bg-paper font-semibold text-[12px]"
  >
    {[name, surname].map((one) => one.charAt(0)).join('')}
  </span>
)
