import { vi } from 'vitest'

/** What `act` answers once it throws no more; a minute, for how busy the machine is is not what's asserted. */
export const eventually = <Value>(act: () => Value | Promise<Value>, interval = 20): Promise<Value> =>
  vi.waitFor(act, { timeout: 60_000, interval })
