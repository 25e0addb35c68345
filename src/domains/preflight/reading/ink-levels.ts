/** 200 %, 210 % … 400 %. */
export const inkLevels: readonly number[] = Array.from({ length: 21 }, (_, index) => 200 + 10 * index)
