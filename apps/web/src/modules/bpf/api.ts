import { bpfContract as contract, type TrainingReturn } from '@kxo/domain/bpf/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { everyId } from '../../platform/every-id.ts'
import type { ReturnScope } from './return-address.ts'

type Body<E> = Input<E> extends { body: infer B } ? B : never

const yearOf = ({ year = 'current' }: ReturnScope): string => year
const entityOf = ({ entity }: ReturnScope): { entity: number | undefined } => ({
  entity: entity === undefined ? undefined : Number(entity),
})

export const returnQuery = (scope: ReturnScope) => apiQuery(contract.read, { params: { year: yearOf(scope) }, query: entityOf(scope) })
/** What a line counts, as its table asks for it. */
export const rowsSource = (scope: ReturnScope, code: string) =>
  tableSource(contract.rows, { params: { year: yearOf(scope), code }, query: entityOf(scope) })
/** The numbers of all the rows a list finds. */
export const idsOfRows = (scope: ReturnScope, code: string, { q, filters }: ListQuery): Promise<number[]> =>
  everyId((page) => call(contract.rows, { params: { year: yearOf(scope), code }, query: { q, filters, ...entityOf(scope), ...page } }))

const ofReturn = ({ year, entity }: Pick<TrainingReturn, 'year' | 'entity'>) => ({ params: { year: String(year) }, entity: entity.id })
export const writeReturn = (of: TrainingReturn, body: Body<typeof contract.write>) => {
  const { params, entity } = ofReturn(of)
  return call(contract.write, { params, body: { ...body, entity } })
}
export const freezeReturn = (of: TrainingReturn) => {
  const { params, entity } = ofReturn(of)
  return call(contract.freeze, { params, body: { entity } })
}
export const saveReturnFile = (of: TrainingReturn, format: 'csv' | 'pdf'): Promise<void> => {
  const { params, entity } = ofReturn(of)
  return downloadFile(contract.file, { params, query: { entity, format } })
}

export const classPayers = (body: Body<typeof contract.classPayers>) => call(contract.classPayers, { body })
export const classLearners = (body: Body<typeof contract.classLearners>) => call(contract.classLearners, { body })
export const classBills = (body: Body<typeof contract.classBills>) => call(contract.classBills, { body })
export const classEvents = (body: Body<typeof contract.classEvents>) => call(contract.classEvents, { body })

/** Read anew by each form: what is classed from the return changes it too. */
export const eventBpfQuery = (id: number) => apiQuery(contract.readEvent, { params: { id } }, { gcTime: 0 })
export const writeEventBpf = (id: number, body: Body<typeof contract.writeEvent>) => call(contract.writeEvent, { params: { id }, body })
