import { quizMoment } from '@kxo/domain/quizzes/kinds'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'

const codes = (numbers: readonly number[]) => sql.join(numbers.map((number) => sql.lit(number)))
const placed = codes(registrationStatus.codesIn('holdsPlace'))
const expected = codes(registrationStatus.codesIn('isExpected'))
const fromRegistration = sql.lit(quizMoment.codeOf('subscription'))

/** Registrations `r` a quiz `g` is for: whoever holds a place when it opens with the registration, else whoever is expected. */
export const isFor = sql`r.tenant_id = g.tenant_id and r.event_id = g.event_id
  and r.status in (${placed}) and (g.moment = ${fromRegistration} or r.status in (${expected}))`

/** Who has no attempt at the quiz `g` that is over or under way. */
export const hasNotBegun = sql`not exists (select from quiz_attempts a where a.tenant_id = g.tenant_id and a.event_quiz_id = g.id and a.user_id = r.user_id)`
