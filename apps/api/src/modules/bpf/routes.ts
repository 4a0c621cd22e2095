import { bpfContract } from '@kxo/domain/bpf/contract'
import { routes } from '../../platform/http/serve.ts'
import { classBills, classEvents, classLearners, classPayers } from './classing/class-rows.ts'
import { readEventBpf, writeEventBpf } from './classing/event-bpf.ts'
import { listReturnRows } from './list-rows.ts'
import { printReturn } from './print/return-file.ts'
import { readReturn } from './read-return.ts'
import { freezeReturn, writeReturn } from './write-return.ts'

export const bpfRoutes = routes(bpfContract, {
  read: readReturn,
  rows: listReturnRows,
  write: writeReturn,
  freeze: freezeReturn,
  file: printReturn,
  classPayers,
  classLearners,
  classBills,
  classEvents,
  readEvent: readEventBpf,
  writeEvent: writeEventBpf,
})
