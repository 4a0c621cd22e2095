import { formsContract } from '@kxo/domain/forms/contract'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { listForms } from './list-forms.ts'
import { getForm } from './queries.ts'
import { changeForm, createForm, removeForm } from './write-form.ts'

export const formsRoutes = routes(formsContract, {
  list: listForms,
  create: createForm,
  get: async ({ actor, db }, { params }) => {
    authorize(isSignedIn(actor))
    return getForm(db, params.id)
  },
  change: changeForm,
  remove: removeForm,
})
