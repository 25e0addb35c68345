import type { BasketLine } from './device-basket.ts'

const name = 'basketEdited'

/** Whoever leaves the basket to change a choice puts it back in its place; for this tab. */
export function rememberEdited({ id, serviceTypeId }: Pick<BasketLine, 'id' | 'serviceTypeId'>): void {
  try {
    sessionStorage.setItem(name, `${serviceTypeId}/${id}`)
  } catch {
    // Then it becomes a line of its own.
  }
}

export function forgetEdited(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept either.
  }
}

/** The line that is changed on this product's page. */
export function editedLine(productId: number): string | undefined {
  try {
    const [product, id] = sessionStorage.getItem(name)?.split('/') ?? []
    return Number(product) === productId ? id : undefined
  } catch {
    return undefined
  }
}
