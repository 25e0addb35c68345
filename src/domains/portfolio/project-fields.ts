import { clearable, flag, id, maybe, priority, requiredTexts, texts } from '../../lib/fields.ts'

export const requiredProjectTexts = { ...requiredTexts('name', 200), ...texts('description', 20_000) }

/** `serviceId` may be emptied; priority is 1 for a new project (specification 9). */
export const projectFields = { serviceId: clearable(id), priority: maybe(priority), state: maybe(flag) }
