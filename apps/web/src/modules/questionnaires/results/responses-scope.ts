import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { recordIdIn } from '../../../platform/record-id.ts'
import type { Search } from '../../../ui/navigation/address.ts'
import type { Scope } from '../api.ts'

/** What of a questionnaire an address reads: one event, one audience, or everything. */
export const scopeIn = ({ event, audience }: Search): Scope => ({
  ...(recordIdIn(event) > 0 && { event: recordIdIn(event) }),
  ...(questionnaireAudience.is(audience) && { audience }),
})
