import type { ToldNotice } from '@kxo/domain/tenants/notice'
import type { Context } from '../../platform/context.ts'

type ReadNotices = (context: Context) => Promise<ToldNotice[]>

let handed: ReadNotices | undefined
/** The module of help, which stands above, keeps what the vendor announces. */
export const handNotices = (read: ReadNotices): void => {
  handed = read
}

/** What every page of the tenant tells of the service. */
export const noticesTold = (context: Context): Promise<ToldNotice[]> => handed?.(context) ?? Promise.resolve([])
