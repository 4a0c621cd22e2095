import { createHmac, timingSafeEqual } from 'node:crypto'

const print = (secretKey: string, name: string): string =>
  createHmac('sha256', secretKey).update(`message-id ${name}`).digest('base64url').slice(0, 16)

type Named = { tenant_id: number; mail_id: number }
/** The Message-ID of a mail, without its brackets: the same at each try, and nobody else's to make. */
export const messageId = (secretKey: string, { tenant_id, mail_id }: Named, host: string): string =>
  `${tenant_id}.${mail_id}.${print(secretKey, `${tenant_id}.${mail_id}`)}@${host}`

/** The mail a Message-ID names; undefined for one this product did not make. */
export function mailNamed(secretKey: string, message_id: string): Named | undefined {
  const [, tenant = '', mail = '', mac = ''] = /^<?(\d{1,9})\.(\d{1,15})\.([\w-]{16})@/.exec(message_id) ?? []
  if (mac === '') return undefined
  const made = Buffer.from(print(secretKey, `${tenant}.${mail}`))
  return timingSafeEqual(made, Buffer.from(mac)) ? { tenant_id: Number(tenant), mail_id: Number(mail) } : undefined
}
