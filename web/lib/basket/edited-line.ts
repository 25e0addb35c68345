import type { BasketLine } from './device-basket.ts'

const name = 'basketEdited'

/**
 * The line that a customer left the basket for to change its choice, so that it returns to its place; for this tab.
 */
export function rememberEdited({ id, serviceTypeId }: Pick<BasketLine, 'id' | 'serviceTypeId'>): void {
  try {
    sessionStorage.setItem(name, `${serviceTypeId}/${id}`)
  } catch {
    // Then the choice becomes a line of its own.
  }
}

export function forgetEdited(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Then nothing was stored either.
  }
}

/** The line that is being changed on this product's page. */
export function editedLine(productId: number): string | undefined {
  try {
    const [product, id] = sessionStorage.getItem(name)?.split('/') ?? []
    return Number(product) === productId ? id : undefined
  } catch {
    return undefined
  }
}
