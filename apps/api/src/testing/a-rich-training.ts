import type { Queries } from '../platform/database/tenancy.ts'
import { aContribution } from './a-contribution.ts'
import { aConversation } from './a-conversation.ts'
import { aPricedQuote } from './a-priced-quote.ts'
import { aPublishedPaper } from './a-published-paper.ts'
import { aReturn } from './a-return.ts'
import { aTakenQuiz } from './a-taken-quiz.ts'
import { aWatchedFilm } from './a-watched-film.ts'
import { anAgreement } from './an-agreement.ts'
import { anAnsweredEvent } from './an-answered-event.ts'
import { anAskingEvent } from './an-asking-event.ts'

type Numbered = { id: number; name: string }

/** What an event asks, gives, signs, is declared for and written about, and what its company takes; every record bears the number. */
export async function aRichTraining(db: Queries, of: Numbered): Promise<void> {
  await anAskingEvent(db, of)
  await anAnsweredEvent(db, of)
  await db
    .insertInto('attendance_notices')
    .values({ registration_id: of.id, slot_id: of.id, kind: 2, absence_reason: 4, reason: of.name, document_id: of.id })
    .execute()
  await aReturn(db, of)
  await aTakenQuiz(db, of)
  await aWatchedFilm(db, of)
  await anAgreement(db, of)
  await aConversation(db, of)
  await aContribution(db, of)
  await aPublishedPaper(db, of)
  await aPricedQuote(db, of)
}
