import { collectContract } from '@kxo/domain/papers/collect-contract'
import { papersContract } from '@kxo/domain/papers/contract'
import { folderContract } from '@kxo/domain/papers/folder-contract'
import { organisationContract } from '@kxo/domain/papers/organisation-contract'
import { routes } from '../../platform/http/serve.ts'
import { listPeople, listPieces } from './collect/list-people.ts'
import { remindPeople } from './collect/remind-people.ts'
import { bringPaper } from './folder/bring-paper.ts'
import { depositBill } from './folder/deposit-bill.ts'
import { readFolder } from './folder/own-folder.ts'
import { listOrganisation, publish, publishVersion, withdraw } from './organisation/publish.ts'
import { listPublished, sayRead } from './organisation/read-published.ts'
import { actMany, previewMany } from './register/act-on-many.ts'
import { add } from './register/add.ts'
import { ask } from './register/ask.ts'
import { change } from './register/change.ts'
import { decide } from './register/decide.ts'
import { listRegister } from './register/list-register.ts'
import { remove } from './register/remove.ts'

export const papersRoutes = [
  routes(papersContract, { register: listRegister, add, change, ask, decide, remove, previewMany, actMany }),
  routes(collectContract, { pieces: listPieces, people: listPeople, remind: remindPeople }),
  routes(organisationContract, { list: listOrganisation, publish, publishVersion, withdraw, own: listPublished, read: sayRead }),
  routes(folderContract, { folder: readFolder, depositPaper: bringPaper, depositBill }),
]
