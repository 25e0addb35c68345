/** A day as people write it, `21.11.2026`, also with / or -, or as `2026-11-21`; undefined for what is no such day. */
export function readDay(text: string): string | undefined {
  const typed = text.trim()
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/.exec(typed) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  return isDay(iso) ? iso : undefined
}

/** A day of the calendar as `YYYY-MM-DD`. */
export function isDay(iso: string): boolean {
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === iso
}
