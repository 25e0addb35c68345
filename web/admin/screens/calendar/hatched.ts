/** The hatching of what isn't allowed yet or closed; a text always goes with it. */
export const hatched = 'bg-[repeating-linear-gradient(135deg,var(--hatch)_0_1px,transparent_1px_6px)]'
