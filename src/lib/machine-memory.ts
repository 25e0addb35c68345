import { totalmem } from 'node:os'

/** MB that the program and its children may take together: the machine's, or the container's. */
export function machineMemory(): number {
  const constrained = process.constrainedMemory()
  return Math.min(totalmem(), constrained > 0 ? constrained : Number.POSITIVE_INFINITY) / 1024 / 1024
}

/** MB for a child that works on untrusted bytes, so that the program and its database keep room beside it. */
export const shareOfMachine = (mostMb: number): number => Math.min(mostMb, Math.round(machineMemory() * 0.45))
