import { totalmem } from 'node:os'

/** MB that the program and all it starts may take together: the machine's, or the container's. */
export function machineMemory(): number {
  const constrained = process.constrainedMemory()
  return Math.min(totalmem(), constrained > 0 ? constrained : Number.POSITIVE_INFINITY) / 1024 / 1024
}

/** MB for a process of its own that works on strangers' bytes: beside it the program and its database must have room. */
export const shareOfMachine = (mostMb: number): number => Math.min(mostMb, Math.round(machineMemory() * 0.45))
