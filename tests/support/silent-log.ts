const ignore = () => {}

/** A log for what isn't the subject of the test. */
export const silentLog = { info: ignore, warn: ignore, error: ignore }
