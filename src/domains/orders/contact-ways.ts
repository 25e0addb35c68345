/** How a customer got in touch whose orders or quote staff write; as in the enum `contact_way`. */
export const contactWays = ['phone', 'counter', 'whatsApp'] as const
export type ContactWay = (typeof contactWays)[number]
