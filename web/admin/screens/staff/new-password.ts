// The characters, without those that are mistaken for each other when read out.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const groups = 4

const groupLength = 4

/** A password that can be dictated: 16 random characters in groups of 4, about 92 bits. */
export function newPassword(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, randomLetter).join(''),
  ).join('-')
}

function randomLetter(): string {
  const fair = 256 - (256 % letters.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) return letters.charAt(byte % letters.length)
  }
}
