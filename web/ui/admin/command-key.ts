/** The key of shortcuts as it is printed on this device's keyboard. */
export const commandKey: string =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'
