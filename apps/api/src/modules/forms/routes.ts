import { formsContract } from '@kxo/domain/forms/contract'
import { may } from '@kxo/domain/forms/permissions'
import { formVersionsContract } from '@kxo/domain/forms/versions/versions-contract'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { archiveForm, duplicateForm } from './archive-form.ts'
import { listForms } from './list-forms.ts'
import { getAnswerableForm, getForm } from './queries.ts'
import { listVersions } from './versions/list-versions.ts'
import { publishForm } from './versions/publish.ts'
import { restoreVersion } from './versions/restore.ts'
import { changeForm, createForm, removeForm } from './write-form.ts'

export const formsRoutes = routes(formsContract, {
  list: listForms,
  create: createForm,
  get: async ({ actor, db }, { params }) => {
    authorize(may.readForms(actor))
    return getForm(db, params.id)
  },
  asked: async ({ actor, db }, { params }) => {
    authorize(isSignedIn(actor))
    return getAnswerableForm(db, params.id)
  },
  change: changeForm,
  remove: removeForm,
})

export const formVersionsRoutes = routes(formVersionsContract, {
  versions: listVersions,
  publish: publishForm,
  restore: restoreVersion,
  duplicate: duplicateForm,
  archive: archiveForm,
})
