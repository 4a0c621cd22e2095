import { documentKind } from '@kxo/domain/documents/kind'
import { adminOtherDocuments } from '@kxo/domain/documents/paths'
import { printedName } from '@kxo/domain/kernel/person-name'
import type { folderContract } from '@kxo/domain/papers/folder-contract'
import { folderWords as w } from '@kxo/domain/papers/folder-words'
import { may } from '@kxo/domain/papers/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { authorize, found } from '../../../platform/context.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument, refuseBeyondDeposits } from '../../documents/index.ts'
import { findUser } from '../../identity/index.ts'
import { giveToTeam } from '../give-to-team.ts'
import { ownFolderOf } from './own-folder.ts'

/** Keeps what somebody is to be paid for, and gives whoever keeps the accounts something to do. @throws 404 for an event they have no part in */
export const depositBill: Verb<typeof folderContract.depositBill> = async (context, { query, file }) => {
  const { db, actor } = context
  authorize(may.ownFolder(actor))
  const { kind, event = null, note = '' } = query
  if (event !== null)
    found(
      await db
        .selectFrom('event_partners')
        .select('id')
        .where('event_id', '=', event)
        .where('user_id', '=', actor.user_id ?? 0)
        .where('status', '<>', partnerStatus.codeOf('deleted'))
        .executeTakeFirst(),
    )
  await checkIfImage(file)
  await refuseBeyondDeposits(context, file.size)
  const { id: file_id } = await keepReceived(context, file)
  const label = documentKind.labelOf(kind)
  await addDocument(context, {
    category: 'other',
    kind,
    name: note.trim() || file.name,
    file_id,
    restriction: 'admins',
    status: 'toValidate',
    user_id: actor.user_id,
    event_id: event,
  })
  const user = found(await findUser(db, actor.user_id ?? 0))
  await giveToTeam(context, ({ say }) => ({
    label: say(w.billTask, { kind: label, name: printedName(`${user.first_name} ${user.last_name}`) }),
    text: [note.trim(), `${adminOtherDocuments()}?tab=partners`].filter(Boolean).join('\n'),
    user_id: user.id,
    event_id: event,
  }))
  return ownFolderOf(context)
}
