/** Mails about the artwork of an order, its promised day and what was written about it: none of them tells of a move. */
export const artworkKinds = [
  'artworkFaulty',
  'artworkToSee',
  'artworkAsked',
  'proofReady',
  'changesAsked',
  'proofApproved',
  'proofApprovedCompany',
  'startedUnapproved',
  'promiseMoved',
  'messageToCustomer',
  'messageToCompany',
] as const

export const isArtworkKind = (kind: string): kind is (typeof artworkKinds)[number] =>
  artworkKinds.some((one) => one === kind)
