import { config } from 'zod/v4/core'

// The pages' content security policy knows no eval: zod must not even try it, and has to know before the first schema.
config({ jitless: true })
