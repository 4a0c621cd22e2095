import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import type { Language } from '@kxo/domain/kernel/language'
import type { Queries } from '../../../platform/database/tenancy.ts'

type StatedDetails = { meeting_phone: string; meeting_equipment: string; meeting_instructions: string; meeting_waits_for_host: boolean }
type Online = StatedDetails & { parent_id: number | null }
export type MeetingDetails = { phone: string; equipment: string; instructions: string; waits: boolean }

const from = (stated: StatedDetails): MeetingDetails => ({
  phone: stated.meeting_phone,
  equipment: stated.meeting_equipment,
  instructions: stated.meeting_instructions,
  waits: stated.meeting_waits_for_host,
})
const saysNothing = ({ phone, equipment, instructions, waits }: MeetingDetails): boolean =>
  !waits && [phone, equipment, instructions].every((text) => text.trim() === '')

/** What is to be known of a video meeting; an activity that says nothing follows its event. */
export async function meetingDetails(db: Queries, event: Online): Promise<MeetingDetails> {
  const own = from(event)
  if (event.parent_id === null || !saysNothing(own)) return own
  const whole = await db
    .selectFrom('events')
    .select(['meeting_phone', 'meeting_equipment', 'meeting_instructions', 'meeting_waits_for_host'])
    .where('id', '=', event.parent_id)
    .executeTakeFirst()
  return whole ? from(whole) : own
}

/** The same as a mail and a ticket say it, a line each. */
export const meetingLines = ({ say }: Pick<Language, 'say'>, { phone, equipment, instructions }: MeetingDetails): string[] =>
  (
    [
      [w.phone, phone],
      [w.equipment, equipment],
      [w.instructions, instructions],
    ] as const
  ).flatMap(([label, text]) => {
    const joined = text
      .trim()
      .split(/\s*\n\s*/)
      .join(', ')
    return joined === '' ? [] : [say(w.mailLine, { label: say(label), text: joined })]
  })
