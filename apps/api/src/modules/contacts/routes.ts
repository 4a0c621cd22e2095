import { contactsContract } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/serve.ts'
import { changeContact } from './change.ts'
import { createContact } from './create.ts'
import { listContacts } from './list.ts'
import { presentContact } from './present.ts'
import { findContact } from './queries.ts'

export const contactsRoutes = routes(contactsContract, {
  list: listContacts,
  get: async ({ db, actor }, { params }) => {
    authorize(may.readContact(actor, { user_id: params.id }))
    return presentContact(found(await findContact(db, params.id)))
  },
  create: createContact,
  change: changeContact,
})
