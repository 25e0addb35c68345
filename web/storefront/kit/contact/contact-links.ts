/** Opens the address in the reader's maps: on phones in the app. */
export const mapsHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

/**
 * A chat with the company's number; a whole one by its check, older ones may lack the country's code. `text` is what
 * stands in it to be sent.
 */
export function whatsappHref(phone: string, text?: string): string {
  const number = phone.replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '994')
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
