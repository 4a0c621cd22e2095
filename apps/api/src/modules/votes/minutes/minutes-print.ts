import { voteChoice } from '@kxo/domain/votes/choice'
import { majority, majorityMeaning } from '@kxo/domain/votes/majority'
import { isAdopted } from '@kxo/domain/votes/rules'
import { resolutionStatus } from '@kxo/domain/votes/status'
import { votesWords as w } from '@kxo/domain/votes/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { issuerOf, letterheadOf } from '../../attendance/index.ts'
import type { AssemblyRow } from '../assembly-of.ts'
import { sealedContent, sealOf } from '../seal-result.ts'
import { talliesOf } from '../tallies-of.ts'

/** Resolutions that closed, with what their seals cover. */
export async function closedResolutions({ db }: Pick<Context, 'db'>, event_id: number) {
  const rows = await db
    .selectFrom('resolutions')
    .selectAll()
    .where('event_id', '=', event_id)
    .where('status', '=', resolutionStatus.codeOf('closed'))
    .orderBy('rank')
    .orderBy('id')
    .execute()
  const contents = []
  for (const row of rows) contents.push({ row, content: await sealedContent(db, row.id) })
  return contents
}
type Closed = Awaited<ReturnType<typeof closedResolutions>>[number]

/** Names of everybody on the rolls, whatever became of their registration. */
async function namesOf({ db }: Pick<Context, 'db'>, event_id: number): Promise<(registration: number) => string> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .select(['registrations.id', sql<string>`users.last_name || ' ' || users.first_name`.as('name')])
    .where('registrations.event_id', '=', event_id)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (registration) => names.get(registration) ?? ''
}

const shownSeal = (seal: string): string => seal.replace(/(.{8})(?=.)/g, '$1 ')

/** What minutes.typ reads: texts finished, in the reader's language. */
export async function minutesPrint(context: Context, event: AssemblyRow, closed: readonly Closed[]) {
  const { db, language } = context
  const { say } = language
  const names = await namesOf(context, event.id)
  const tallies = await talliesOf(
    db,
    closed.map(({ row }) => row.id),
  )
  const issuer = await issuerOf(context, event.id)
  const when = (at: Date | null): string => (at ? say(w.when, { at }) : '')
  const voices = (n: number): string => say(w.weight, { n })
  const resolutionPrint = ({ row, content }: Closed, at: number) => {
    const tally = tallies(row.id)
    const rule = majority.keyOf(row.majority)
    const present = row.present_voices ?? 0
    return {
      heading: `${say(w.number, { n: at + 1 })} – ${row.title}`,
      body: row.body,
      facts: [
        { label: say(w.majority), value: say(majority.labelOf(rule)) },
        { label: say(w.kind), value: say(row.is_secret ? w.secret : w.public) },
        { label: say(w.openedAt), value: when(row.opened_at) },
        { label: say(w.closedAt), value: when(row.closed_at) },
      ],
      rule: say(w.rule, { label: say(majority.labelOf(rule)), meaning: say(majorityMeaning[rule]) }),
      quorum: say(w.quorum, { present, total: row.total_voices ?? 0, needed: row.quorum_voices ?? 0 }),
      outcome: `${say(isAdopted(rule, tally, present) ? w.adopted : w.rejected)} – ${say(w.result, tally)}`,
      seal: say(w.seal, { seal: shownSeal(row.seal ?? '') }),
      broken: sealOf(content) === row.seal ? null : say(w.broken),
      roll: content.roll.map(({ registration_id, voter_id, weight, has_voted }) => [
        names(registration_id),
        voter_id === registration_id ? '' : names(voter_id),
        voices(weight),
        say(has_voted ? w.votedMark : w.notVotedMark),
      ]),
      ballots: content.ballots.map(({ number, choice, weight, registration_id }) => [
        number,
        say(voteChoice.labelOf(voteChoice.keyOf(choice))),
        voices(weight),
        ...(row.is_secret ? [] : [registration_id === null ? '' : names(registration_id)]),
      ]),
      ballot_heads: [say(w.ballotNumber), say(w.choice), say(w.voices), ...(row.is_secret ? [] : [say(w.name)])],
    }
  }
  const place = [event.location_name, event.location_town ?? event.town].filter(Boolean).join(', ')
  return {
    letterhead: {
      ...letterheadOf(context, issuer, { title: say(w.minutesFile, { title: event.title }), reference: say(w.minutesOf) }),
    },
    title: say(w.minutesOf),
    subject: event.title,
    facts: [
      ...(event.start_date ? [{ label: say(w.dates), value: when(event.start_date) }] : []),
      ...(place ? [{ label: say(w.place), value: place }] : []),
    ],
    resolutions: closed.map(resolutionPrint),
    labels: { roll: say(w.roll), ballots: say(w.ballots) },
    roll_heads: [say(w.name), say(w.votedBy), say(w.voices), say(w.toVote)],
    seal_help: say(w.sealHelp),
  }
}
