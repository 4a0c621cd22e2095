import type { Input } from '@kxo/domain/kernel/contract'
import { scopeNames } from '@kxo/domain/mailing/templates/scope'
import { emptyDocument } from '@kxo/domain/mailing/templates/written-text'
import { templatesContract as contract, type MailTemplate, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'

export type Scope = Pick<WrittenTemplate, 'scope' | 'scope_key'>
/** What is typed of a text: the editor says nothing as null. */
export type Written = Omit<WrittenTemplate, keyof Scope | 'language' | 'body'> & { body: WrittenTemplate['body'] | null }
export type Setting = Input<typeof contract.switchMoment>['body']
const of = (moment: string) => ({ params: { moment } })

/** What a text says, without where it is for. */
/** Whose words an address asks for: the tenant's unless it names others. */
export const scopeIn = ({ scope, scope_key = '' }: Readonly<Record<string, string | undefined>>): Scope => {
  const name = scopeNames.find((one) => one === scope)
  return name && scope_key ? { scope: name, scope_key } : { scope: 'tenant', scope_key: '' }
}

export const writtenOf = ({ subject, preview_text, body, button, second_button, attachments }: MailTemplate['fr']): Written => ({
  subject,
  preview_text,
  body,
  button,
  second_button,
  attachments,
})
export const templateOf = (text: Written, language: 'fr' | 'en', scope: Scope): WrittenTemplate => ({
  ...text,
  body: text.body ?? emptyDocument,
  language,
  ...scope,
})

export const templatesQuery = () => apiQuery(contract.templates, {})
export const templateQuery = (moment: string, scope: Scope) => apiQuery(contract.template, { ...of(moment), query: scope })
/** The message as it would leave; a text that cannot be written says why instead. */
export const previewQuery = (moment: string, body: Input<typeof contract.previewTemplate>['body']) =>
  apiQuery(contract.previewTemplate, { ...of(moment), body }, { placeholderData: (former) => former, retry: false, gcTime: 0 })
export const recordsQuery = (moment: string, q: string) =>
  apiQuery(contract.previewRecords, { ...of(moment), query: { q } }, { placeholderData: (former) => former })
export const recipientsQuery = (moment: string) => apiQuery(contract.nextRecipients, of(moment))
export const scopesQuery = (scope: Scope['scope'], q: string) =>
  apiQuery(contract.templateScopes, { query: { scope, q } }, { placeholderData: (former) => former })
export const hoursQuery = () => apiQuery(contract.mailHours, {})

export const changeMoment = (moment: string, body: Setting) => call(contract.switchMoment, { ...of(moment), body })
export const saveTemplate = (moment: string, body: WrittenTemplate, as: { is_new: boolean; reason: string }) =>
  call(contract.saveTemplate, { ...of(moment), body: { ...body, ...as } })
/** Writes what waits again with the text of today, to the last one. @returns how many were */
export async function rewriteWaiting(moment: string, { language, scope, scope_key }: WrittenTemplate): Promise<number> {
  let count = 0
  for (let after: number | null = 0; after !== null; ) {
    const { rewritten, last }: { rewritten: number; last: number | null } = await call(contract.rewriteWaiting, {
      ...of(moment),
      body: { language, scope, scope_key, after },
    })
    count += rewritten
    after = last
  }
  return count
}
export const restoreOriginal = (moment: string, language: 'fr' | 'en', scope: Scope) =>
  call(contract.restoreOriginal, { ...of(moment), body: { language, ...scope } })
export const testTemplate = (moment: string, body: Input<typeof contract.testTemplate>['body']) =>
  call(contract.testTemplate, { ...of(moment), body })
export const exportTemplates = () => call(contract.exportTemplates, {})
export const importTemplates = (file: string) => call(contract.importTemplates, { body: { file } })
export const changeHours = (opens: string, closes: string) => call(contract.changeMailHours, { body: { opens, closes } })
