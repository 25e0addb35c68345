/** Opens the address in the reader's maps: on phones in the app. */
export const mapsHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

/** A chat with the company's number; a whole one by its check, older ones may lack the country's code. */
export const whatsappHref = (phone: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '994')}`
