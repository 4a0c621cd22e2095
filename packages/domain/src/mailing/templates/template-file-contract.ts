import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { inClient } from '../../tenants/contract.ts'

const language = z.enum(['fr', 'en'])

/** Texts taken from one space to another. */
export const templateFileContract = {
  exportTemplates: endpoint({
    method: 'GET',
    path: '/clients/:client/mail-texts/',
    summary: 'Every text the tenant wrote, as one file another space can take',
    writes: true,
    params: inClient,
    response: z.object({ name: z.string(), file: z.string(), count: z.int() }),
  }),
  importTemplates: endpoint({
    method: 'POST',
    path: '/clients/:client/mail-texts/',
    summary: 'Take the texts of a file, each as a new version; what cannot be taken says why and leaves the others',
    params: inClient,
    body: z.object({ file: z.string().check(z.maxLength(4_000_000, 'tooLong')) }),
    response: z.object({ written: z.int(), left: z.array(z.object({ moment: z.string(), language, reason: z.string() })) }),
    stale: ['mailtemplates', 'mails'],
  }),
}
