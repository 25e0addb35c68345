/** Notes and coins, in qəpik. */
export const denominations = [20_000, 10_000, 5000, 2000, 1000, 500, 100, 50, 20, 10, 5, 3, 1] as const
