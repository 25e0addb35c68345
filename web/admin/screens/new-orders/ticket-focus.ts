/** Where tickets and their price fields are found for the keyboard. */
export const ticketId = (orderId: number) => `order-${orderId}`
export const fieldId = (orderId: number) => `price-${orderId}`

export const formOf = (orderId: number) =>
  document.querySelector<HTMLInputElement>(`#${fieldId(orderId)}`)?.form

/** After the next render, so that a ticket that has moved is where it will stay. */
export function focusTicket(orderId: number): void {
  requestAnimationFrame(() => {
    const ticket = document.getElementById(ticketId(orderId))
    ticket?.focus({ preventScroll: true })
    ticket?.scrollIntoView({ block: 'nearest' })
  })
}
