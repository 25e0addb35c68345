/** Not allowed yet, or closed: always with a word. */
export const hatched = 'bg-[repeating-linear-gradient(135deg,var(--hatch)_0_1px,transparent_1px_6px)]'
