import type { SmsPreferencesContent } from '@kxo/domain/events/catalogue/public-page'
import { kernelErrors, ProductError } from '@kxo/domain/kernel/errors'
import { unsubscribeSms } from '@kxo/domain/mailing/paths'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest, ServerPage } from '../../../platform/http/server-pages.ts'
import { publicPageOf } from '../../events/index.ts'
import { answerSms, leaveMails, smsPreferencesOf } from '../../mailing/index.ts'

type Done = SmsPreferencesContent['done']
const isMissing = (failure: unknown): boolean => failure instanceof ProductError && failure.kind === kernelErrors.notFound

/** What a number still receives; a link of nobody's is not found, whatever is asked of it. */
async function answered(context: Context, request: PageRequest, work: (token: string) => Promise<Done>): Promise<PageAnswer> {
  const token = request.params['token'] ?? ''
  try {
    const done = await work(token)
    const { number, is_out: isOut, stop_number: stopNumber, mail } = await smsPreferencesOf(context, token)
    return publicPageOf(context, request, { content: { name: 'smsPreferences', number, isOut, stopNumber, mail, done } })
  } catch (failure) {
    if (!isMissing(failure)) throw failure
    return publicPageOf(context, request, { content: { name: 'missing', next: request.path }, status: 404 })
  }
}

/** Where the holder of a commercial text message leaves them, without a script (P06). */
export const unsubscribeSmsPage: ServerPage = {
  pattern: unsubscribeSms.pattern,
  whileSuspended: true,
  read: (context, request) => answered(context, request, async () => null),
  act: (context, request) =>
    answered(context, request, async (token) => {
      if (request.search.get('mails') === '1') {
        await leaveMails(context, token)
        return 'leftMails'
      }
      const isBack = request.search.get('undo') === '1'
      await answerSms(context, token, !isBack)
      return isBack ? 'back' : 'left'
    }),
}
