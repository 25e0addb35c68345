let held: string | null = null

/** The token of an order's secret link, for the page under `/o/{token}` that is being opened. */
export function setOrderLink(token: string | null): void {
  held = token
}

/** What calls are sent with; only while a page of that link is shown, so that no other page acts in its name. */
export const orderLink = (): string | null =>
  held !== null && location.pathname.includes(`/o/${held}`) ? held : null
