import type { ManyAct } from '@kxo/domain/contacts/many'
import { manyWords as w } from '@kxo/domain/contacts/many-words'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** What each act on many people is called, while it is prepared and while it goes on. */
export const manyTitles: Readonly<Record<ManyAct, Sentence>> = {
  write: w.writeTitle,
  validate: w.validateTitle,
  invite: w.inviteTitle,
  attach: w.attachTitle,
  edit: w.editTitle,
  disable: w.disableTitle,
}
