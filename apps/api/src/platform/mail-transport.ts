import nodemailer from 'nodemailer'
import type { Config } from './config.ts'

export type OutgoingMail = {
  to: { name: string; address: string }
  from_name: string
  reply_to?: string | null
  subject: string
  html: string
  text: string
  attachments: { name: string; content_type: string; content: Uint8Array; cid?: string }[]
  message_id: string
  headers?: Record<string, string>
}

/** Delivers a mail, or says that it stays readable in the outbox (no SMTP address). `verify` connects and signs in without sending. */
export type Mailer = { isReal: boolean; send(mail: OutgoingMail): Promise<void>; verify(): Promise<void>; close(): void }

export function openMailer(config: Config): Mailer {
  if (!config.smtpUrl) return { isReal: false, send: async () => {}, verify: async () => {}, close: () => {} }
  const transport = nodemailer.createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 })
  return {
    isReal: true,
    async send(mail) {
      await transport.sendMail({
        from: { name: mail.from_name, address: config.mailFrom },
        to: mail.to,
        ...(mail.reply_to && { replyTo: mail.reply_to }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.message_id,
        headers: mail.headers,
        attachments: mail.attachments.map((file) => ({
          filename: file.name,
          contentType: file.content_type,
          content: Buffer.from(file.content),
          ...(file.cid && { cid: file.cid, contentDisposition: 'inline' as const }),
        })),
      })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
