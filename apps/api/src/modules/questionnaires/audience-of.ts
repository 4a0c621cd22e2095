import { accountStatus } from '@kxo/domain/identity/status'
import { partnerStatus } from '@kxo/domain/partners/status'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'

const code = (number: number) => sql.lit(number)
const expected = sql.join(registrationStatus.codesIn('isExpected').map(code))
const absent = code(registrationStatus.codeOf('absent'))
const fromEnd = sql.join(questionnaireMoment.codesIn('fromEnd').map(code))
const { participant, partner, referent } = Object.fromEntries(
  questionnaireAudience.keys.map((key) => [key, code(questionnaireAudience.codeOf(key))]),
) as Record<(typeof questionnaireAudience.keys)[number], ReturnType<typeof code>>

/** Those expected at the event, without the absent once it is over. */
const attendees = sql`registrations r where r.tenant_id = q.tenant_id and r.event_id = q.event_id and r.status in (${expected})
  and (r.status <> ${absent} or q.moment not in (${fromEnd}))`

/** People a questionnaire `q` is for now, each once, by `user_id`. */
export const audience = sql`(
  select r.user_id from ${attendees} and q.audience = ${participant}
  union select p.user_id from event_partners p join events led on led.tenant_id = p.tenant_id and led.id = p.event_id
    where p.tenant_id = q.tenant_id and q.event_id in (led.id, led.parent_id) and p.status = ${code(partnerStatus.codeOf('validated'))} and q.audience = ${partner}
  union select u.id from (select distinct r.company_id from ${attendees} and r.company_id is not null and q.audience = ${referent}) as sending
    join users u on u.tenant_id = q.tenant_id and u.company_id = sending.company_id
    where u.profile_code = 'REF' and u.status = ${code(accountStatus.codeOf('active'))})`
