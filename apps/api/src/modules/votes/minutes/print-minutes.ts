import { fileURLToPath } from 'node:url'
import { refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { votesWords } from '@kxo/domain/votes/words'
import type { Verb } from '../../../platform/http/serve.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { followAssembly } from '../assembly-of.ts'
import { authorizeVote } from '../prove-voter.ts'
import { sealedText } from '../seal-result.ts'
import { closedResolutions, minutesPrint } from './minutes-print.ts'

const template = fileURLToPath(new URL('minutes.typ', import.meta.url))

/** The results of what closed, with what they are recounted from. @throws 403, 404, 409 before anything closed */
export const printMinutes: Verb<typeof votesContract.minutes> = async (context, { params }) => {
  const { event } = await followAssembly(context, params.id)
  // They name everybody: a link that was passed on does not open them.
  if (context.actor.session === 'link') await authorizeVote(context, event.id)
  const closed = await closedResolutions(context, event.id)
  if (closed.length === 0) refuse(votesErrors.noMinutes)
  const print = await minutesPrint(context, event, closed)
  const attachments = closed.map(({ content }, at) => ({
    name: `resolution-${at + 1}.json`,
    bytes: Buffer.from(sealedText(content)),
    mime: 'application/json',
    description: context.language.say(votesWords.ballots),
    relationship: 'data' as const,
  }))
  // Printed once the transaction is over.
  const body = async function* () {
    yield await renderDocument({ template, data: print, attachments, standard: 'a-3b', createdAt: context.now })
  }
  const name = context.language.say(votesWords.minutesFile, { title: event.title })
  return { content_type: 'application/pdf', name: `${name}.pdf`, inline: true, body: body() }
}
